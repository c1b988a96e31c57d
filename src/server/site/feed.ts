import { newestPosts } from '../../../worker/catalogue/filter-posts.ts';
import { sitePath } from '../../contract/paths/site-paths.ts';
import { LOCALES, type Locale } from '../../model/base/locale.ts';
import type { Blogpost } from '../../model/schemas/story.ts';
import { translate } from '../translations.ts';
import { escapeHtml } from './html.ts';
import { postPaths } from './page-items.ts';
import type { PageContext } from './page-view.ts';

const POSTS_MAX = 20;

export function feedPath(locale: Locale): string {
  return `${sitePath('blog', locale)}/feed.xml`;
}

export function feedTitle(locale: Locale): string {
  return `${translate(locale, 'server.page.brand')}: ${translate(locale, 'server.page.blog.title')}`;
}

/** The language of the feed under this path; undefined for other paths. */
export function feedLocale(pathname: string): Locale | undefined {
  return LOCALES.find((locale) => feedPath(locale) === pathname);
}

/** The newest posts of the blog with their whole text, as Atom (RFC 4287). */
export function renderFeed(context: PageContext): string {
  const { collections, locale, origin, operator } = context;
  const readable = collections.blogposts.list.filter((post) => postPaths(post)[locale] !== undefined);
  const posts = newestPosts(readable).slice(0, POSTS_MAX);
  const blog = origin + sitePath('blog', locale);
  const brand = translate(locale, 'server.page.brand');
  const updated = posts[0]?.release_date ?? '1970-01-01';
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}" xml:base="${escapeHtml(origin)}/">
<id>${escapeHtml(blog)}</id>
<title>${escapeHtml(feedTitle(locale))}</title>
<subtitle>${escapeHtml(translate(locale, 'server.page.blog.description'))}</subtitle>
<updated>${instant(updated)}</updated>
<link rel="self" type="application/atom+xml" href="${escapeHtml(origin + feedPath(locale))}"/>
<link rel="alternate" type="text/html" hreflang="${locale}" href="${escapeHtml(blog)}"/>
<icon>${escapeHtml(`${origin}/icons/icon-512.png`)}</icon>
<author><name>${escapeHtml(operator.name ?? brand)}</name><uri>${escapeHtml(`${origin}/`)}</uri></author>
${posts.map((post) => entryOf(post, context)).join('\n')}
</feed>
`;
}

function entryOf(post: Blogpost, { collections, locale, origin }: PageContext): string {
  const { title, teaser } = post[locale];
  const address = origin + (postPaths(post)[locale] ?? '');
  const body = collections.blogpostDetails.rows.get(post.key)?.[locale].body;
  const categories = post.tags.map((tag) => `<category term="${escapeHtml(tag)}"/>`);
  return `<entry>
<id>${escapeHtml(address)}</id>
<title>${escapeHtml(title)}</title>
<published>${instant(post.release_date)}</published>
<updated>${instant(post.release_date)}</updated>
<link rel="alternate" type="text/html" href="${escapeHtml(address)}"/>
${categories.join('')}<summary>${escapeHtml(teaser)}</summary>
${body === undefined ? '' : `<content type="html">${escapeHtml(body)}</content>\n`}</entry>`;
}

/** @param day `YYYY-MM-DD` */
function instant(day: string): string {
  return `${day}T00:00:00Z`;
}
