/** Base path of pictures uploaded by users, at the root and not below `API_BASE`. */
export const USER_PICTURES = '/images/user';
