import { SHARED_FILE_PARAM } from '../../../contract/device-caches.ts';

const LINK = /https?:\/\/\S+/g;
/** Punctuation of the sentence around a link. */
const AFTER_LINK = /[.,;:!?)\]}"'’”»]+$/;

/**
 * Handles the Web Share Target API (`share_target` in the manifest): a link to this site opens its page, other text opens
 * the search, and a file opens in “My tours”. Null if nothing was shared.
 * @param search query of the share target's URL, which is the same in every language
 * @param paths in the user's language
 */
export function shareTargetPath(
  search: string,
  origin: string,
  { home, myTours }: { home: string; myTours: string },
): string | null {
  const params = new URLSearchParams(search);
  const file = params.get(SHARED_FILE_PARAM);
  if (file !== null) return `${myTours}?${new URLSearchParams({ [SHARED_FILE_PARAM]: file }).toString()}`;
  // Android puts links into `text`.
  const shared = ['url', 'text', 'title'].map((name) => params.get(name)?.trim() ?? '');
  const links = shared
    .flatMap((text) => text.match(LINK) ?? [])
    .map((link) => link.replace(AFTER_LINK, ''))
    .filter((link) => URL.canParse(link));
  const siteLink = links.map((link) => new URL(link)).find((link) => link.origin === origin);
  if (siteLink !== undefined) return siteLink.pathname + siteLink.search + siteLink.hash;
  const sharedText = shared.map((text) => text.replaceAll(LINK, '').trim()).find((text) => text !== '');
  return sharedText === undefined
    ? null
    : `${home}?${new URLSearchParams({ search: sharedText }).toString()}`;
}
