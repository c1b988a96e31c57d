const LINK = /https?:\/\/\S+/g;

/**
 * Target for content that another app shared with the installed app: a link of this site leads to its page, anything
 * else to the search. Null if nothing was shared.
 * @param search query of the share target's URL, which is the same in every language
 * @param home home path in the user's language
 */
export function shareTargetPath(search: string, origin: string, home: string): string | null {
  const params = new URLSearchParams(search);
  // Android puts links into `text`.
  const given = ['url', 'text', 'title'].map((name) => params.get(name)?.trim() ?? '');
  const links = given.flatMap((text) => text.match(LINK) ?? []).filter((link) => URL.canParse(link));
  const own = links.map((link) => new URL(link)).find((link) => link.origin === origin);
  if (own !== undefined) return own.pathname + own.search + own.hash;
  const sharedText = given.map((text) => text.replaceAll(LINK, '').trim()).find((text) => text !== '');
  return sharedText === undefined
    ? null
    : `${home}?${new URLSearchParams({ search: sharedText }).toString()}`;
}
