import { sitePath } from '../../../contract/paths/site-paths.ts';
import type { Locale } from '../../../model/base/locale.ts';
import type { Blogpost, BlogpostDetails } from '../../../model/schemas/story.ts';
import { newestPosts } from '../../../../worker/catalogue/filter-posts.ts';
import { translate } from '../../translations.ts';
import { type Html, html } from '../html.ts';
import { fitDescription, longDate, number } from '../page-format.ts';
import { itemAnswer, postPaths } from '../page-items.ts';
import {
  catalogueHtml,
  commas,
  countryLinks,
  link,
  mainPicture,
  mainPictureAlt,
  experienceList,
  facts,
  homeCrumb,
  postList,
  section,
} from '../page-parts.ts';
import type { PageAnswer, PageContext, PageView } from '../page-view.ts';
import { organization, structuredItem } from '../structured-data.ts';

const OTHERS = 3;

/** How the texts are made. */
function methodPath(locale: Locale): string {
  return sitePath('about-the-catalogue', locale);
}

function teamOf({ locale, operator: { name } }: PageContext): string {
  return name === undefined
    ? translate(locale, 'server.site.team')
    : translate(locale, 'server.site.teamOf', { name });
}

export function postPage(key: string, context: PageContext): PageAnswer {
  const post = context.collections.blogposts.rows.get(key);
  if (!post) return undefined;
  const paths = postPaths(post);
  return itemAnswer(paths, context, () => ({ ...postView(post, context), paths }));
}

function postView(post: Blogpost, context: PageContext): Omit<PageView, 'paths'> {
  const { locale, collections, operator } = context;
  const { title, teaser, read_time } = post[locale];
  const details = collections.blogpostDetails.rows.get(post.key);
  const description = fitDescription(teaser);
  const path = sitePath('blog-key', locale, { key: post.key });
  const [source] = post.image_uris;
  const places = (details?.experiences ?? []).flatMap((one) => collections.experiences.rows.get(one) ?? []);
  const others = newestPosts(collections.blogposts.list).filter((other) => other.key !== post.key);
  const content = html`<article>
      <h1>${title}</h1>
      <p>${teaser}</p>
      ${mainPicture(post.image_uris, title, context, 'wide')}
      ${facts(
        [
          [
            'published',
            html`<time datetime="${post.release_date}">${longDate(post.release_date, locale)}</time>`,
          ],
          ['reading', translate(locale, 'server.site.minutes', { count: number(read_time, locale) })],
          ['author', teamOf(context)],
          ['countries', commas(countryLinks(post.countries, context))],
        ],
        locale,
      )}
      ${details && catalogueHtml(details[locale].body, context)} ${sourcesOf(details, context)}
      <p>
        ${translate(locale, 'post.method')} ${link(methodPath(locale), translate(locale, 'post.methodLink'))}
      </p>
    </article>
    ${section(translate(locale, 'server.site.placesInPost'), experienceList(places, context))}
    ${section(translate(locale, 'server.site.otherPosts'), postList(others.slice(0, OTHERS), context))}`;
  return {
    title,
    description,
    indexed: true,
    published: post.release_date,
    picture: source && { source, alt: mainPictureAlt(title, locale) },
    crumbs: [
      homeCrumb(locale),
      { name: translate(locale, 'server.page.blog.title'), path: sitePath('blog', locale) },
      { name: title, path },
    ],
    structured: [
      {
        ...structuredItem(
          'BlogPosting',
          { name: title, description, path, pictures: post.image_uris },
          context,
        ),
        headline: title,
        datePublished: post.release_date,
        dateModified: post.release_date,
        mainEntityOfPage: context.origin + path,
        author:
          operator.name === undefined
            ? organization(context, translate(locale, 'server.page.brand'))
            : {
                '@type': 'Organization',
                name: operator.name,
                url: `${context.origin}${sitePath('imprint', locale)}`,
              },
        ...(details?.sources === undefined
          ? {}
          : {
              citation: details.sources.map(({ title: name, url }) => ({
                '@type': 'CreativeWork',
                name,
                url,
              })),
            }),
        publishingPrinciples: context.origin + methodPath(locale),
        publisher: organization(context, translate(locale, 'server.page.brand')),
      },
    ],
    content,
  };
}

/** Official pages that the text relies on. */
function sourcesOf(details: BlogpostDetails | undefined, { locale }: PageContext): Html | undefined {
  const { sources = [], as_of: year } = details ?? {};
  if (sources.length === 0) return undefined;
  const title =
    year === undefined ? translate(locale, 'post.sources') : translate(locale, 'post.sourcesOf', { year });
  return section(
    title,
    html`<ul>
      ${sources.map(({ title: name, url }) => html`<li><a href="${url}" rel="noopener">${name}</a></li>`)}
    </ul>`,
  );
}
