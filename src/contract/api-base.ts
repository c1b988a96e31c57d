/** Where the calls of the API lie, and the headers of every call; apart from the schemas, so that pages need no zod. */
export const API_BASE = '/api';
/** Version of the data that this app understands, sent as `X-Client-Schema`. */
export const CLIENT_SCHEMA = 4;
export const CLIENT_SCHEMA_HEADER = 'X-Client-Schema';
/**
 * Id of the account that the device takes itself to be signed in to, on calls about a person's own things. A
 * session of somebody else answers 401: so nobody's edits are ever written into another account, whatever
 * the cookie has become since.
 */
export const ACCOUNT_HEADER = 'X-Account';
/** From this `X-Client-Schema` on an app knows epochs: its cursors and revisions name the one they were made in. */
export const EPOCH_CLIENT_SCHEMA = 3;
/** An app older than this refuses transport facts with keys that it does not know; it still reads all else. */
export const TRANSPORT_CLIENT_SCHEMA = 4;
/**
 * The newest cursor that the device was given, signed by the server: in answers of writes, and in the device's
 * request for the heads. One ahead of the database proves that the database was rolled back.
 */
export const SYNC_CURSOR_HEADER = 'X-Sync-Cursor';
/** Versions that the server lost and that a write descends from, joined by commas. */
export const LOST_VERSIONS_HEADER = 'X-Lost-Versions';
