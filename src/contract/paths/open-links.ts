import { findPage } from './find-page.ts';

/** Pages that exist only while tours are switched on. */
export const OF_TOURS = /^(tours|today$|user-name-tours)/;
const OF_BLOG = /^blog/;
const LINK = /<a\b[^>]*\bhref="(\/[^"#?]*)[^"]*"[^>]*>([\s\S]*?)<\/a>/g;

/** A catalogue text without its links to parts of the site that are switched off; their words stay. */
export function withOpenLinks(html: string, isOpen: { tours: boolean; blog: boolean }): string {
  if (isOpen.tours && isOpen.blog) return html;
  return html.replaceAll(LINK, (link: string, path: string, words: string) => {
    const page = findPage(path)?.page ?? '';
    const isClosed = (!isOpen.tours && OF_TOURS.test(page)) || (!isOpen.blog && OF_BLOG.test(page));
    return isClosed ? words : link;
  });
}
