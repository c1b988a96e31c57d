import { USER_PICTURES } from '../../contract/paths/user-pictures.ts';

/** The random id is unique per picture, so URLs are immutable. */
const PATH = /^\/images\/user\/([0-9a-f]{32})\.webp$/;

export function userPictureUri(id: string): string {
  return `${USER_PICTURES}/${id}.webp`;
}

/** Undefined for other URLs. */
export function userPictureId(uri: string): string | undefined {
  return PATH.exec(uri)?.[1];
}

/** URL of a user's picture from the stored value: an id, or the URL of a provider's picture. */
export function profilePictureUri(picture: string | null): string | null {
  return picture !== null && /^[0-9a-f]{32}$/.test(picture) ? userPictureUri(picture) : picture;
}
