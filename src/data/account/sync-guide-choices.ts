import { liveQuery } from 'dexie';
import type { UserSettings } from '../../contract/user-things.ts';
import { mergeTicks, sameTicks } from '../../model/merge/merge-ticks.ts';
import { trackEdit } from '../release/open-edits.ts';
import { followUserDb } from '../storage/follow-user-db.ts';
import { userDb, type UserDb } from '../storage/user-db.ts';
import { getDeviceSettings } from './device-settings.ts';
import {
  DEFAULT_CHOICES,
  readGuideChoices,
  storeGuideChoices,
  subscribeGuideChoices,
  type GuideChoices,
} from './guide-choices.ts';
import { loggedInUser } from './logged-in-user.ts';
import { changeUserSettings, readUserSettings, SETTINGS_ID } from './user-settings.ts';

type Choices = Pick<GuideChoices, 'level' | 'ticks'>;

/**
 * Syncs what a logged-in user chose on the pages of countries through the settings document. A guest’s choices join the
 * account’s once these have been pulled. Returns how to stop.
 */
export function followGuideChoices(): () => void {
  const stops = [
    followUserDb(() => {
      if (!loggedInUser()) return null;
      return liveQuery(() => Promise.all([readUserSettings(userDb), isPulled(userDb)])).subscribe({
        next: join,
        error: (error: unknown) =>
          console.warn('The synced choices on country pages cannot be watched', error),
      });
    }),
    subscribeGuideChoices(join),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function join(): void {
  trackEdit(joinChoices(userDb)).catch((error: unknown) =>
    console.warn('The choices on country pages could not be saved for syncing', error),
  );
}

/** Three-way merge of device and document; the base is stored with the device’s choices. */
async function joinChoices(db: UserDb): Promise<void> {
  const account = loggedInUser()?.id;
  if (account === undefined) return;
  // A new document before the first pull would be in conflict with the account’s own.
  if (!(await readUserSettings(db)) && !(await isPulled(db))) return;
  const written: Choices[] = [];
  const change = (document: UserSettings | null) => {
    const { own, base } = choicesHere(document, account);
    written.push(own);
    if (sameChoices(own, base)) return null;
    const { level, ticks } = merge({ own, base }, document);
    return { ...(document ?? getDeviceSettings()), costLevel: level, ticks };
  };
  const saved = await changeUserSettings(change, new Date(), db);
  const since = written.at(-1);
  if (!saved.ok || !since || loggedInUser()?.id !== account || userDb !== db) return;
  settle(saved.value, account, since);
}

/** Takes the document over to the device, with what was chosen since `joinedWith`: the next call writes that. */
function settle(document: UserSettings | null, account: string, joinedWith: Choices): void {
  const { own } = choicesHere(document, account);
  const choices = merge({ own, base: joinedWith }, document);
  const { level, ticks } = joinedWith;
  const joined = { account, level: document?.costLevel ?? level, ticks: document?.ticks ?? ticks };
  const stored = readGuideChoices();
  const isJoined = stored.joined?.account === account && sameChoices(stored.joined, joined);
  if (!isJoined || !sameChoices(stored, choices)) storeGuideChoices({ ...choices, joined });
}

/** What is chosen on this device, and what it was when it was last joined with the document. */
function choicesHere(document: UserSettings | null, account: string): { own: Choices; base: Choices } {
  const { joined, ...stored } = readGuideChoices();
  if (joined?.account === account) return { own: stored, base: joined };
  // What belongs to another account stays in its own database.
  const own = joined ? DEFAULT_CHOICES : stored;
  // Nothing tells whether a guest chose a level later than the account did, which keeps its own.
  const level = document?.costLevel === undefined ? DEFAULT_CHOICES.level : own.level;
  return { own, base: { level, ticks: {} } };
}

/** Fields that the document lacks count as unchanged: an older server drops them. */
function merge({ own, base }: { own: Choices; base: Choices }, document: UserSettings | null) {
  return {
    level: own.level === base.level ? (document?.costLevel ?? own.level) : own.level,
    ticks: mergeTicks({ base: base.ticks, local: own.ticks, remote: document?.ticks }),
  };
}

function sameChoices(a: Choices, b: Choices): boolean {
  return a.level === b.level && sameTicks(a.ticks, b.ticks);
}

async function isPulled(db: UserDb): Promise<boolean> {
  return (await db.cursors.get(SETTINGS_ID)) !== undefined;
}
