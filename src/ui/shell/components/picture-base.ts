import { USER_PICTURES } from '../../../contract/paths/user-pictures.ts';

/**
 * Origin of a picture: the operator's image-delivery service, which the server names in the app's HTML beside the
 * policy that allows it; empty for the site itself. Uploads stay at the site: what a user removes is gone at once.
 */
export function pictureBase(uri = ''): string {
  if (uri.startsWith(USER_PICTURES)) return '';
  return document.querySelector('link[data-images]')?.getAttribute('href') ?? '';
}
