/** Tag prefix of Background Sync; the account's id follows, since service workers cannot read localStorage. */
export const SYNC_TAG = 'user:';
