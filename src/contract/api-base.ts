/** Where the calls of the API lie, and the headers of every call; apart from the schemas, so that pages need no zod. */
export const API_BASE = '/api';
/** Version of the data that this app understands, sent as `X-Client-Schema`. */
export const CLIENT_SCHEMA = 2;
export const CLIENT_SCHEMA_HEADER = 'X-Client-Schema';
/**
 * Id of the account that the device takes itself to be signed in to, on calls about a person's own things. A
 * session of somebody else answers 401: so nobody's edits are ever written into another account, whatever
 * the cookie has become since.
 */
export const ACCOUNT_HEADER = 'X-Account';
