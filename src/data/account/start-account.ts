import { liveQuery } from 'dexie';
import { startDataClient } from '../catalogue/data-client.ts';
import { followGuideChoices } from './sync-guide-choices.ts';
import { followSettings } from './sync-settings.ts';
import { followUserDb } from '../storage/follow-user-db.ts';
import { editsSettled } from '../release/open-edits.ts';
import { refreshUser, flushPendingLogout, unsentPictures } from './session.ts';
import { loggedInUser } from './logged-in-user.ts';
import { SYNC_TAG } from '../sync/sync-tag.ts';
import { writeTourIndex } from '../tours/write-tour-index.ts';
import { hasUnsavedInput } from '../release/unsaved-input.ts';
import { isUnsent, unsentCount, unsentMessageCount } from '../sync/unsent.ts';
import { userDb, userDbName } from '../storage/user-db.ts';

/** Throttles pushes: saves within this time after the first one are sent together. */
const AFTER_SAVE_MS = 1_000;
/** How long a form with unsaved input may delay the reload after a change of user. */
const RELOAD_DELAY_MAX_MS = 300_000;
const POLL_MS = 500;

/**
 * Syncs the account while a page is open, beside the triggers of the data client: pushes one second after a save,
 * registers a background sync when the page is hidden with unsent data or messages, and follows logins of other tabs. Call it once.
 * @param onHeld another tab logged in or out, and this page's reload waits for a form with unsaved input
 */
export function startAccount(onHeld: () => void = () => undefined): void {
  onReloadDelayed = onHeld;
  watchUnsent();
  watchTours();
  followSettings();
  followGuideChoices();
  addEventListener('online', () => {
    void sendPendingLogout();
    void sendPictures();
  });
  addEventListener('storage', () => void followOtherTab());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void registerBackgroundSync();
  });
  void sendPendingLogout();
  void sendPictures();
  // Another tab may have logged in or out before this one subscribed.
  void followOtherTab();
  if (loggedInUser() && navigator.onLine) {
    refreshUser().catch((error: unknown) => console.warn('The account could not be refreshed', error));
  }
}

function watchUnsent(): void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const push = () => {
    timer = null;
    pushSaved().catch((error: unknown) => console.warn('Saved changes are sent later', error));
  };
  followUserDb(() => {
    if (!loggedInUser()) return null;
    return liveQuery(() => unsentStamps()).subscribe({
      next(stamps) {
        if (stamps !== '') timer ??= setTimeout(push, AFTER_SAVE_MS);
      },
      error: (error: unknown) => console.warn('Saves cannot be watched; the next cycle sends them', error),
    });
  });
}

/** The index of tours is in localStorage, which the worker that pulls tours cannot write. */
function watchTours(): void {
  followUserDb(() =>
    liveQuery(() => writeTourIndex(userDb)).subscribe({
      error: (error: unknown) =>
        console.warn('Tours cannot be watched; the next save writes the index', error),
    }),
  );
}

/** A cycle in progress may have started before the save: then a second one sends it. */
async function pushSaved(): Promise<void> {
  const saved = await unsentStamps();
  await startDataClient().sync('timer');
  if (saved !== '' && saved === (await unsentStamps())) await startDataClient().sync('timer');
}

/** Fingerprint of all unsent changes: differs after each save, empty without any. */
async function unsentStamps(): Promise<string> {
  const [tours, experiences, lists, settings, conflicts, favorites] = await Promise.all([
    userDb.tours.filter(isUnsent).toArray(),
    userDb.ownExperiences.filter(isUnsent).toArray(),
    userDb.savedLists.filter(isUnsent).toArray(),
    userDb.settings.filter(isUnsent).toArray(),
    userDb.conflicts.filter(isUnsent).toArray(),
    userDb.favorites.filter(isUnsent).toArray(),
  ]);
  // Rejected documents wait for the user.
  const documents = [...tours, ...experiences, ...lists, ...settings, ...conflicts].filter(
    ({ parked, stamp }) => parked?.stamp !== stamp,
  );
  return [
    ...documents.map(({ stamp }) => stamp),
    ...favorites.filter(({ parked }) => !parked).map(({ key, on }) => `${key}${on}`),
  ].join();
}

async function sendPendingLogout(): Promise<void> {
  try {
    await flushPendingLogout();
  } catch (error) {
    console.warn('The logout will be sent later', error);
  }
}

/** Pictures are not part of a sync cycle: each is uploaded once the server has its experience. */
async function sendPictures(): Promise<void> {
  try {
    if (!navigator.onLine || (await unsentPictures()) === 0) return;
    const { sendWaitingPictures } = await import('../own-experiences/own-pictures.ts');
    await sendWaitingPictures();
  } catch (error) {
    console.warn('Pictures are sent later', error);
  }
}

let onReloadDelayed: () => void = () => undefined;
let following = false;

/**
 * Reloads the page after another tab changed the user, so that nothing of the former account stays in memory. Unsaved
 * input delays the reload, with a notice, until the form is saved or left, or for `RELOAD_DELAY_MAX_MS`.
 */
async function followOtherTab(): Promise<void> {
  if (following || isSameUser()) return;
  following = true;
  const until = Date.now() + RELOAD_DELAY_MAX_MS;
  if (hasUnsavedInput()) onReloadDelayed();
  while (hasUnsavedInput() && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  following = false;
  if (isSameUser()) return;
  await Promise.race([editsSettled(), new Promise((resolve) => setTimeout(resolve, AFTER_SAVE_MS))]);
  location.reload();
}

function isSameUser(): boolean {
  return userDb.name === userDbName(loggedInUser()?.id ?? null);
}

/** Background Sync: the service worker sends unsent data after the page was closed. */
async function registerBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const userId = loggedInUser()?.id;
  try {
    // A guest has documents too, which no server takes.
    const documents = userId === undefined ? 0 : await unsentCount(userDb);
    if (documents + (await unsentMessageCount(userDb)) === 0) return;
    const registration: object = await navigator.serviceWorker.ready;
    if (canSync(registration)) await registration.sync.register(`${SYNC_TAG}${userId ?? ''}`);
  } catch (error) {
    console.warn('Unsent changes are sent when the page is open again', error);
  }
}

/** Only Chromium supports Background Sync. */
function canSync(registration: object): registration is { sync: { register(tag: string): Promise<void> } } {
  return 'sync' in registration;
}
