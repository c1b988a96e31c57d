/** Tag of background sync; the account's id follows, since a service worker reads no localStorage. */
export const SYNC_TAG = 'user:';
