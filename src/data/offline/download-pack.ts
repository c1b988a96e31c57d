import { PACK_CACHE_PREFIX } from '../../contract/device-caches.ts';
import { getDeviceSettings } from '../account/device-settings.ts';
import { persistStorage } from './persist-storage.ts';
import { type ByItself, PACKS_CHANNEL, packChoices, type PackRow, packsDb } from '../storage/packs-db.ts';

/** For a live query: of these countries the ones that are taken along, in the order of their keys. */
export async function packsOf(countries: readonly string[]): Promise<PackRow[]> {
  const rows = await packsDb.packs.bulkGet([...countries]);
  return rows.filter((row) => row !== undefined);
}

/** For a live query. */
export function allPacks(): Promise<PackRow[]> {
  return packsDb.packs.toArray();
}

/** Writes that the countries are wanted; the data worker loads them, and goes on after a cut or a restart. */
export async function downloadPack(countries: readonly string[]): Promise<void> {
  void persistStorage();
  await want(countries, false);
}

/** As above for countries that nobody asked for. */
export async function cacheCountries(countries: readonly string[]): Promise<void> {
  await want(countries, true);
}

async function want(countries: readonly string[], automatic: boolean): Promise<void> {
  const screen = thisScreen();
  await packsDb.transaction('rw', packsDb.packs, packsDb.settings, async () => {
    const choices = await packChoices();
    if (!automatic) {
      const declined = choices.declined.filter((key) => !countries.includes(key));
      await packsDb.settings.put({ ...choices, declined });
    }
    for (const key of countries) {
      const there = await packsDb.packs.get(key);
      if (there !== undefined) {
        // What was asked for stays when the tour is gone.
        await packsDb.packs.update(key, automatic ? {} : { automatic: false, paused: false });
        continue;
      }
      await packsDb.packs.put({
        key,
        paused: false,
        automatic,
        screen,
        state: 'waiting',
        trouble: null,
        bytes: 0,
        bytesHere: 0,
        pictures: 0,
        revision: null,
        checkedAt: 0,
        doneAt: null,
      });
    }
  });
  tellWorker();
}

export async function pausePacks(countries: readonly string[]): Promise<void> {
  for (const key of countries) await packsDb.packs.update(key, { paused: true });
}

/** Goes on where it stood; tries again what failed. */
export async function resumePacks(countries: readonly string[]): Promise<void> {
  for (const key of countries) await packsDb.packs.update(key, { paused: false, trouble: null });
  tellWorker();
}

/** What is taken along is asked for anew: a part of it was removed. */
export async function renewPacks(): Promise<void> {
  await packsDb.packs.toCollection().modify({ state: 'waiting', revision: null });
  tellWorker();
}

/** Takes a country off this device as the person wants it: recent tours do not bring it back. */
export async function removePack(key: string): Promise<void> {
  await packsDb.transaction('rw', packsDb.settings, async () => {
    const choices = await packChoices();
    await packsDb.settings.put({ ...choices, declined: [...new Set([...choices.declined, key])] });
  });
  await dropPack(key);
}

/** Takes a country off this device. Its texts stay in the catalogue, as those of all others. */
export async function dropPack(key: string): Promise<void> {
  await packsDb.transaction('rw', packsDb.packs, packsDb.lists, async () => {
    await packsDb.packs.delete(key);
    await packsDb.lists.delete(key);
  });
  await caches.delete(PACK_CACHE_PREFIX + key);
}

export async function setByItself(byItself: ByItself): Promise<void> {
  await packsDb.settings.put({ ...(await packChoices()), byItself });
  tellWorker();
}

/** Service workers show what was taken along; without them there is nothing to take. */
export function canDownloadPacks(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis;
}

/** A phone is held upright mostly; a window of a computer may become as wide as its screen. */
export function thisScreen(): PackRow['screen'] {
  const isComputer = matchMedia('(hover: hover) and (pointer: fine)').matches;
  const { width, height } = globalThis.screen;
  const { theme } = getDeviceSettings();
  const dark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return {
    widthCss: isComputer ? Math.max(width, innerWidth) : Math.min(width, height),
    density: devicePixelRatio,
    theme: dark ? 'dark' : 'light',
    isComputer,
  };
}

function tellWorker(): void {
  const channel = new BroadcastChannel(PACKS_CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage('look');
  channel.close();
}
