import { PACK_CACHE_PREFIX } from '../../contract/device-caches.ts';
import { getDeviceSettings } from '../account/device-settings.ts';
import { persistStorage } from './persist-storage.ts';
import { openChannel } from '../storage/open-channel.ts';
import { type AutoDownload, PACKS_CHANNEL, packChoices, type PackRow, packsDb } from '../storage/packs-db.ts';

/** For a live query: the packs of these countries that are downloaded or queued, in the order of the keys. */
export async function packsOf(countries: readonly string[]): Promise<PackRow[]> {
  const rows = await packsDb.packs.bulkGet([...countries]);
  return rows.filter((row) => row !== undefined);
}

/** For a live query: all packs that are downloaded or queued. */
export function allPacks(): Promise<PackRow[]> {
  return packsDb.packs.toArray();
}

/** Queues packs at the user's request; the data worker downloads them and resumes after interruptions and restarts. */
export async function queueRequestedPacks(countries: readonly string[]): Promise<void> {
  persistStorage();
  await queuePacks(countries, false);
}

/** Queues packs automatically, not at the user's request. */
export async function queueAutomaticPacks(countries: readonly string[]): Promise<void> {
  await queuePacks(countries, true);
}

async function queuePacks(countries: readonly string[], automatic: boolean): Promise<void> {
  const screen = thisScreen();
  await packsDb.transaction('rw', packsDb.packs, packsDb.settings, async () => {
    const choices = await packChoices();
    if (!automatic) {
      const declined = choices.declined.filter((key) => !countries.includes(key));
      await packsDb.settings.put({ ...choices, declined });
    }
    for (const key of countries) {
      const existing = await packsDb.packs.get(key);
      if (existing !== undefined) {
        // A requested pack is no longer automatic: it stays after its tour is deleted.
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
  notifyWorker();
}

export async function pausePacks(countries: readonly string[]): Promise<void> {
  for (const key of countries) await packsDb.packs.update(key, { paused: true });
}

/** Resumes paused packs and retries failed ones. */
export async function resumePacks(countries: readonly string[]): Promise<void> {
  for (const key of countries) await packsDb.packs.update(key, { paused: false, trouble: null });
  notifyWorker();
}

/** Queues all packs for another check, after the user removed a part that they share. */
export async function recheckPacks(): Promise<void> {
  await packsDb.packs.toCollection().modify({ state: 'waiting', revision: null });
  notifyWorker();
}

/** Deletes a pack at the user's request: recent tours do not download it again. */
export async function removePack(key: string): Promise<void> {
  await packsDb.transaction('rw', packsDb.settings, async () => {
    const choices = await packChoices();
    await packsDb.settings.put({ ...choices, declined: [...new Set([...choices.declined, key])] });
  });
  await dropPack(key);
}

/** Deletes a pack. Its texts stay in the catalogue, like those of all countries. */
export async function dropPack(key: string): Promise<void> {
  await packsDb.transaction('rw', packsDb.packs, packsDb.lists, async () => {
    await packsDb.packs.delete(key);
    await packsDb.lists.delete(key);
  });
  await caches.delete(PACK_CACHE_PREFIX + key);
}

export async function setAutoDownload(byItself: AutoDownload): Promise<void> {
  await packsDb.settings.put({ ...(await packChoices()), byItself });
  notifyWorker();
}

/** Packs are served by the service worker, so they need one. */
export function canDownloadPacks(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis;
}

/** Picture sizes to download: for phones in portrait, for computers up to the width of the screen. */
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

function notifyWorker(): void {
  const channel = openChannel(PACKS_CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage('queue-changed');
  channel?.close();
}
