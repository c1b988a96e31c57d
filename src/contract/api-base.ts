/** Base path of the API and headers of its calls; apart from the schemas, so that pages need no zod. */
export const API_BASE = '/api';
/** Schema version that this app understands, sent as `X-Client-Schema`. */
export const CLIENT_SCHEMA = 6;
export const CLIENT_SCHEMA_HEADER = 'X-Client-Schema';
/**
 * Id of the account that the device assumes to be logged in, on calls about user data. With a session of another
 * account the server answers 401, so that edits are never written into the wrong account after the cookie changed.
 */
export const ACCOUNT_HEADER = 'X-Account';
/** From this `X-Client-Schema` on apps support epochs: their cursors and revisions include the epoch. */
export const EPOCH_CLIENT_SCHEMA = 3;
/** Apps with an older schema look for roads in the transport facts; they still read everything else. */
export const TRANSPORT_CLIENT_SCHEMA = 5;
/** Apps with an older schema reject pages that they do not know; they still read everything else. */
export const PAGES_CLIENT_SCHEMA = 6;
/**
 * The newest cursor that the device received, signed by the server: in answers to writes, and in requests for the
 * heads. One that is ahead of the database proves that the database was rolled back.
 */
export const SYNC_CURSOR_HEADER = 'X-Sync-Cursor';
/** Versions that the server lost and that a write descends from, joined by commas. */
export const LOST_VERSIONS_HEADER = 'X-Lost-Versions';
