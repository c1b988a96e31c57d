import { isIsoKey } from '../../model/place/country-name.ts';
import { userDb } from '../storage/user-db.ts';
import { mayAutoDownload } from '../network/metered-connection.ts';
import { packChoices, packsDb } from '../storage/packs-db.ts';
import { canDownloadPacks, dropPack, queueAutomaticPacks, thisScreen } from './queue-packs.ts';

/** How many tours count as recent, and for how long. */
const MAX_TOURS = 2;
const RECENT_MS = 60 * 24 * 3_600_000;

/**
 * Downloads the packs of recent tours automatically over unmetered connections, and deletes automatic packs of tours
 * that are no longer recent. Packs that the user requested stay.
 */
export async function queueRecentPacks(nowMs: number = Date.now()): Promise<void> {
  if (!canDownloadPacks()) return;
  const choices = await packChoices();
  const recent = await recentCountries(nowMs);
  for (const { key, automatic } of await packsDb.packs.toArray()) {
    // `dropPack` does not mark it as declined: the next tour there downloads it again.
    if (automatic && !recent.includes(key)) await dropPack(key);
  }
  if (!mayAutoDownload(choices, thisScreen())) return;
  const wanted = recent.filter((key) => !choices.declined.includes(key));
  if (wanted.length > 0) await queueAutomaticPacks(wanted);
}

async function recentCountries(nowMs: number): Promise<string[]> {
  const cards = await userDb.cards.orderBy('updatedAt').reverse().toArray();
  const recent = cards
    .filter(({ touched, stops, updatedAt }) => {
      return touched && stops.length > 0 && nowMs - Date.parse(updatedAt) < RECENT_MS;
    })
    .slice(0, MAX_TOURS);
  // Countries that the catalogue lacks have no pack.
  return [...new Set(recent.flatMap(({ countries }) => countries))].filter((key) => !isIsoKey(key));
}
