const LINK = /https?:\/\/\S+/g;
/** Punctuation of the sentence around a link. */
const AFTER_LINK = /[.,;:!?)\]}"'’”»]+$/;

/**
 * Handles the Web Share Target API (`share_target` in the manifest): a link to this site opens its page, other text opens
 * the search. Null if nothing was shared.
 * @param search query of the share target's URL, which is the same in every language
 * @param home home path in the user's language
 */
export function shareTargetPath(search: string, origin: string, home: string): string | null {
  const params = new URLSearchParams(search);
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
