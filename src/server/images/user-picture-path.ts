import { USER_PICTURES } from '../../contract/user-pictures.ts';

/** The id is random and of one picture alone: another picture has another address. */
const PATH = /^\/images\/user\/([0-9a-f]{32})\.webp$/;

export function userPictureUri(id: string): string {
  return `${USER_PICTURES}/${id}.webp`;
}

/** Undefined for any other address. */
export function userPictureId(uri: string): string | undefined {
  return PATH.exec(uri)?.[1];
}

/** Of a person, by what their row holds: an id, or the whole address of a provider's picture. */
export function profilePictureUri(picture: string | null): string | null {
  return picture !== null && /^[0-9a-f]{32}$/.test(picture) ? userPictureUri(picture) : picture;
}
