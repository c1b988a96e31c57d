import { liveQuery } from 'dexie';
import { startDataClient } from '../catalogue/data-client.ts';
import { followSettings } from './sync-settings.ts';
import { followUserDb } from '../storage/follow-user-db.ts';
import { editsSettled } from '../release/open-edits.ts';
import { refreshUser, tellLogout, unsentPictures } from './session.ts';
import { signedInUser } from './signed-in.ts';
import { SYNC_TAG } from '../sync/sync-tag.ts';
import { writeTourIndex } from '../tours/write-tour-index.ts';
import { hasUnsavedInput } from '../release/unsaved-input.ts';
import { isUnsent, unsentCount } from '../sync/unsent.ts';
import { userDb, userDbName } from '../storage/user-db.ts';

/** After a save; more saves within it go along. */
const AFTER_SAVE_MS = 1_000;
/** An open form keeps a page of a former user so long. */
const HELD_MAX_MS = 300_000;
const LOOK_AGAIN_MS = 500;

/**
 * What keeps an account in step with its server while a page is open, beside the triggers of the data client: a
 * second after a save, a wake-up for the service worker when the page hides with something unsent, and the same
 * account in all tabs. To be called once.
 * @param onHeld another tab signed in or out, and this page waits for a form that is open in it
 */
export function startAccount(onHeld: () => void = () => undefined): void {
  showCachedNotice = onHeld;
  watchUnsent();
  watchTours();
  followSettings();
  addEventListener('online', () => {
    void tell();
    void sendPictures();
  });
  addEventListener('storage', () => void followOtherTab());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void wakeLater();
  });
  void tell();
  void sendPictures();
  // Another tab may have signed in or out before this one listened.
  void followOtherTab();
  if (signedInUser() && navigator.onLine) {
    refreshUser().catch((error: unknown) => console.warn('The account is asked for later', error));
  }
}

function watchUnsent(): void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const push = () => {
    timer = null;
    pushSaved().catch((error: unknown) => console.warn('What was saved is sent later', error));
  };
  followUserDb(() => {
    if (!signedInUser()) return null;
    return liveQuery(() => unsentStamps()).subscribe({
      next(stamps) {
        if (stamps !== '') timer ??= setTimeout(push, AFTER_SAVE_MS);
      },
      error: (error: unknown) => console.warn('Saves are sent with the next cycle', error),
    });
  });
}

/** The worker that pulls tours of other devices cannot write the index of this one. */
function watchTours(): void {
  followUserDb(() =>
    liveQuery(() => writeTourIndex(userDb)).subscribe({
      error: (error: unknown) => console.warn('The index of tours is written with the next save', error),
    }),
  );
}

/** The cycle that is under way may have begun before the save: then the next one takes it along. */
async function pushSaved(): Promise<void> {
  const saved = await unsentStamps();
  await startDataClient().sync('timer');
  if (saved !== '' && saved === (await unsentStamps())) await startDataClient().sync('timer');
}

/** Another text after each save of something that the account lacks; empty where it lacks nothing. */
async function unsentStamps(): Promise<string> {
  const [tours, places, settings, conflicts, favorites] = await Promise.all([
    userDb.tours.filter(isUnsent).toArray(),
    userDb.ownExperiences.filter(isUnsent).toArray(),
    userDb.settings.filter(isUnsent).toArray(),
    userDb.conflicts.filter(isUnsent).toArray(),
    userDb.favorites.filter(isUnsent).toArray(),
  ]);
  // What was refused waits for somebody.
  const documents = [...tours, ...places, ...settings, ...conflicts].filter(
    ({ parked, stamp }) => parked?.stamp !== stamp,
  );
  return [
    ...documents.map(({ stamp }) => stamp),
    ...favorites.filter(({ parked }) => !parked).map(({ key, on }) => `${key}${on}`),
  ].join();
}

async function tell(): Promise<void> {
  try {
    await tellLogout();
  } catch (error) {
    console.warn('The server hears of the log-out later', error);
  }
}

/** They are not part of a cycle: each goes on its own once its place is there. */
async function sendPictures(): Promise<void> {
  try {
    if (!navigator.onLine || (await unsentPictures()) === 0) return;
    const { sendWaitingPictures } = await import('../own-experiences/own-pictures.ts');
    await sendWaitingPictures();
  } catch (error) {
    console.warn('Pictures are sent later', error);
  }
}

let showCachedNotice: () => void = () => undefined;
let following = false;

/**
 * Nothing of the former account may stay in this page's memory, but what somebody is typing is theirs: it is told, and
 * the page waits until the form is saved or left, though not for ever.
 */
async function followOtherTab(): Promise<void> {
  if (following || isSameUser()) return;
  following = true;
  const until = Date.now() + HELD_MAX_MS;
  if (hasUnsavedInput()) showCachedNotice();
  while (hasUnsavedInput() && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  following = false;
  if (isSameUser()) return;
  await Promise.race([editsSettled(), new Promise((resolve) => setTimeout(resolve, AFTER_SAVE_MS))]);
  location.reload();
}

function isSameUser(): boolean {
  return userDb.name === userDbName(signedInUser()?.id ?? null);
}

async function wakeLater(): Promise<void> {
  const user = signedInUser();
  if (!user || !('serviceWorker' in navigator)) return;
  try {
    if ((await unsentCount(userDb)) === 0) return;
    const registration: object = await navigator.serviceWorker.ready;
    if (canSync(registration)) await registration.sync.register(`${SYNC_TAG}${user.id}`);
  } catch (error) {
    console.warn('What waits is sent when the page is open again', error);
  }
}

/** Only Chromium's browsers have it. */
function canSync(registration: object): registration is { sync: { register(tag: string): Promise<void> } } {
  return 'sync' in registration;
}
