import { sitePath } from '../../../contract/paths/site-paths.ts';
import { LOCALES } from '../../../model/base/locale.ts';
import type { Roundup } from '../../../model/schemas/roundup.ts';
import { translate } from '../../translations.ts';
import { type Html, html } from '../html.ts';
import { fitDescription } from '../page-format.ts';
import { experiencePaths, roundupPaths, tourPaths } from '../page-items.ts';
import { cardPictures, headPicture, homeCrumb, linkList, mainPictureAlt, section } from '../page-parts.ts';
import type { PageAnswer, PageContext, PageView } from '../page-view.ts';
import { structuredItem } from '../structured-data.ts';
import { plainView } from './plain-view.ts';

const PICTURED = 2;
const MORE = 3;

/** Those of tours only if tours are switched on. */
export function shownRoundups({ collections, flags }: Pick<PageContext, 'collections' | 'flags'>): Roundup[] {
  return collections.roundups.list
    .filter(({ of }) => of !== 'tours' || flags.toursActive)
    .sort((a, b) => a.rank - b.rank);
}

/** All roundups; the shared picture is that of the first. */
export function roundupsPage(context: PageContext): PageView {
  const { locale } = context;
  const view = plainView('collections', context);
  const roundups = shownRoundups(context);
  const [source] = roundups[0]?.image_uris ?? [];
  return {
    ...view,
    picture: source && { source, alt: view.title },
    content: html`${headPicture('collections', context)}
      <h1>${view.title}</h1>
      <p>${translate(locale, 'roundup.intro')}</p>
      ${roundupList(roundups, context, PICTURED)}`,
  };
}

/** A roundup by its slug; the slug of the other language redirects. */
export function roundupPage(slug: string, context: PageContext): PageAnswer {
  const { locale } = context;
  const all = shownRoundups(context);
  const roundup =
    all.find((row) => row[locale].slug === slug) ??
    all.find((row) => LOCALES.some((language) => row[language].slug === slug));
  if (!roundup) return undefined;
  const paths = roundupPaths(roundup);
  if (roundup[locale].slug !== slug) return { redirect: { status: 301, path: paths[locale] } };
  const at = all.indexOf(roundup);
  const next = [...all.slice(at + 1), ...all.slice(0, at)].slice(0, MORE);
  return { view: { ...roundupView(roundup, next, context), paths } };
}

function roundupView(
  roundup: Roundup,
  next: readonly Roundup[],
  context: PageContext,
): Omit<PageView, 'paths'> {
  const { locale, collections, origin } = context;
  const { title, teaser } = roundup[locale];
  const details = collections.roundupDetails.rows.get(roundup.key);
  const description = fitDescription(teaser);
  const path = roundupPaths(roundup)[locale];
  const [source] = roundup.image_uris;
  const items = itemsOf(roundup, context);
  const all = translate(locale, 'server.page.collections.title');
  return {
    title,
    description,
    indexed: true,
    picture: source && { source, alt: mainPictureAlt(title, locale) },
    crumbs: [homeCrumb(locale), { name: all, path: sitePath('collections', locale) }, { name: title, path }],
    structured: [
      {
        ...structuredItem(
          'CollectionPage',
          { name: title, description, path, pictures: roundup.image_uris },
          context,
        ),
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: items.length,
          itemListElement: items.map((item, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: item.words,
            url: origin + item.path,
          })),
        },
      },
    ],
    content: html`<article>
        <h1>${title}</h1>
        <p>${teaser}</p>
        ${details && html`<p>${details[locale].intro}</p>`} ${linkList(items)}
      </article>
      ${section(translate(locale, 'roundup.more'), roundupList(next, context))}`,
  };
}

/** Links to its places or tours, each with why it is there. */
function itemsOf(roundup: Roundup, context: PageContext) {
  const { locale, collections } = context;
  const pictureOf = cardPictures(context, PICTURED);
  const items = collections.roundupDetails.rows.get(roundup.key)?.items ?? [];
  return items.flatMap(({ key, [locale]: { note } }, index) => {
    const place = collections.experiences.rows.get(key);
    const tour = collections.tours.rows.get(key);
    const row = roundup.of === 'tours' ? tour : place;
    const paths = roundup.of === 'tours' ? tour && tourPaths(tour) : place && experiencePaths(place);
    const path = paths?.[locale];
    if (row === undefined || path === undefined) return [];
    return [{ path, words: row[locale].title, note, picture: pictureOf(row, index) }];
  });
}

function roundupList(rows: readonly Roundup[], context: PageContext, pictured = 0): Html | undefined {
  const { locale } = context;
  const pictureOf = cardPictures(context, pictured);
  return linkList(
    rows.map((row, index) => ({
      path: roundupPaths(row)[locale],
      picture: pictureOf(row, index),
      words: row[locale].title,
      note: row[locale].teaser,
    })),
  );
}
