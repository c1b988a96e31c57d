const LINK = /https?:\/\/\S+/g;

/**
 * Where the installed app leads what another app shared with it: a link of this site to its page, anything else into
 * the search. Null where nothing was shared. @param search of the address that the system opened, which is the same in
 * every language @param home of the person's language
 */
export function sharedAddress(search: string, origin: string, home: string): string | null {
  const params = new URLSearchParams(search);
  // Android puts links into the text.
  const given = ['url', 'text', 'title'].map((name) => params.get(name)?.trim() ?? '');
  const links = given.flatMap((text) => text.match(LINK) ?? []).filter((link) => URL.canParse(link));
  const own = links.map((link) => new URL(link)).find((link) => link.origin === origin);
  if (own !== undefined) return own.pathname + own.search + own.hash;
  const words = given.map((text) => text.replaceAll(LINK, '').trim()).find((text) => text !== '');
  return words === undefined ? null : `${home}?${new URLSearchParams({ search: words }).toString()}`;
}
