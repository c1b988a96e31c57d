/** Tag prefix of Background Sync; the account's id follows, nothing for a guest, since service workers cannot read localStorage. */
export const SYNC_TAG = 'user:';
