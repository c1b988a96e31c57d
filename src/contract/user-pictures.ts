/** Where pictures lie that people uploaded, at the root and not below `API_BASE`. */
export const USER_PICTURES = '/images/user';
