import { sitePath } from '../../contract/paths/site-paths.ts';
import type { CountrySummary, ExperienceSummary, TourSummary } from '../../model/schemas/catalogue.ts';
import type { Locale } from '../../model/base/locale.ts';
import {
  PICTURE_PRESETS,
  pictureUrl,
  type PicturePreset,
  type PictureSource,
  pictureSrcset,
} from '../../model/pictures/picture.ts';
import type { Blogpost } from '../../model/schemas/story.ts';
import { translate } from '../translations.ts';
import { Html, html } from './html.ts';
import { aboutMoney, days, longDate } from './page-format.ts';
import { countryPaths, experiencePaths, postPaths, shownItems, tourPaths } from './page-items.ts';
import type { Crumb, PageContext } from './page-view.ts';

/** Pieces that several kinds of pages are made of. */

/** How wide the app draws a card's picture, so that both take the same file. */
const CARD_SIZES = '(min-width: 1264px) 300px, (min-width: 600px) 45vw, 304px';

/** Paragraphs of a text without markup, parted by blank lines. */
export function paragraphs(text: string): Html[] {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => html`<p>${part.trim()}</p>`);
}

/** A heading with what is below it; nothing where there is nothing. */
export function section(heading: string, content: Html | readonly Html[] | undefined): Html | undefined {
  if (content === undefined || (Array.isArray(content) && content.length === 0)) return undefined;
  return html`<section>
    <h2>${heading}</h2>
    ${content}
  </section>`;
}

/** Names of facts that pages tell. */
export const PAGE_TERMS = [
  ...(['address', 'airports', 'area', 'best', 'calling', 'capital', 'city', 'cost', 'countries'] as const),
  ...(['country', 'currency', 'distance', 'driving', 'elevation', 'emergency', 'government'] as const),
  ...(['hours', 'languages', 'length', 'night', 'plugs', 'population', 'price', 'published'] as const),
  ...(['reading', 'region', 'religion', 'season', 'stay', 'travel', 'website', 'zone'] as const),
];
export type PageTerm = (typeof PAGE_TERMS)[number];

/** Lines of a name and a value; those without a value are left out. */
export function facts(lines: readonly Fact[], locale: Locale): Html {
  const there = lines.filter(([, value]) => value !== undefined && value !== '');
  return html`<dl>
    ${there.map(([term, value]) => {
      return html`<div>
        <dt>${translate(locale, `server.site.term.${term}`)}</dt>
        <dd>${value}</dd>
      </div>`;
    })}
  </dl>`;
}
export type Fact = readonly [term: PageTerm, value: Html | string | undefined];

export function link(path: string, words: string): Html {
  return html`<a href="${path}">${words}</a>`;
}

/** Words between commas, links among them. */
export function commas(parts: readonly Html[]): Html | undefined {
  return parts.length === 0 ? undefined : new Html(parts.map(({ text }) => text).join(', '));
}

interface ListedItem {
  path: string;
  words: string;
  /** Behind the link: what it is about. */
  note?: string | undefined;
  /** Above it. */
  drawn?: Html | undefined;
}

/** Undefined where it would be empty. */
export function linkList(items: readonly ListedItem[]): Html | undefined {
  if (items.length === 0) return undefined;
  const lines = items.map(
    ({ path, words, note, drawn }) =>
      html`<li>${drawn} ${link(path, words)}${note === undefined ? note : html` – ${note}`}</li>`,
  );
  return html`<ul>
    ${lines}
  </ul>`;
}

/**
 * The drawing of a page's subject, as wide as the window, in the size that the app shows it in: it is loaded once, and
 * stands where the app's own will stand.
 */
export function drawing(
  [source]: readonly PictureSource[],
  title: string,
  { locale, imageBase }: Pick<PageContext, 'locale' | 'imageBase'>,
  preset: 'hero' | 'wide' = 'hero',
): Html | undefined {
  if (source === undefined) return undefined;
  const sizes = preset === 'hero' ? '100vw' : '(min-width: 1000px) 960px, 100vw';
  return picture(source, { preset, sizes, imageBase, alt: drawingAlt(title, locale), kind: preset });
}

/** That of an item in a list. */
export function cardDrawing(source: PictureSource | undefined, { imageBase }: PageContext): Html | undefined {
  if (source === undefined) return undefined;
  return picture(source, { preset: 'exp-card', sizes: CARD_SIZES, imageBase, alt: '', kind: 'card' });
}

interface PictureWish {
  preset: PicturePreset;
  sizes: string;
  imageBase: string;
  alt: string;
  kind: string;
}

function picture(source: PictureSource, { preset, sizes, imageBase, alt, kind }: PictureWish): Html {
  const size = PICTURE_PRESETS[preset].at(-2) ?? PICTURE_PRESETS[preset][0];
  const [width, height] = size;
  return html`<img
    class="${kind}"
    src="${pictureUrl(source, size, imageBase)}"
    srcset="${pictureSrcset(source, preset, imageBase)}"
    sizes="${sizes}"
    alt="${alt}"
    width="${width}"
    height="${height}"
    fetchpriority="high"
  />`;
}

export function drawingAlt(title: string, locale: Locale): string {
  return translate(locale, 'server.site.drawing', { title });
}

/** @param drawn how many of the first have their picture: those that are seen at once */
export function experienceList(
  rows: Iterable<ExperienceSummary>,
  context: PageContext,
  drawn = 0,
): Html | undefined {
  const { locale } = context;
  return linkList(
    shownItems(rows, experiencePaths, locale).map(({ row, path }, index) => ({
      path,
      drawn: index < drawn ? cardDrawing(row.image_uris[0], context) : undefined,
      words: row[locale].title,
      note: row[locale].teaser,
    })),
  );
}

/** Undefined where the pages of tours are switched off, too. */
export function tourList(rows: Iterable<TourSummary>, context: PageContext, drawn = 0): Html | undefined {
  const { locale, flags } = context;
  if (!flags.toursActive) return undefined;
  return linkList(
    shownItems(rows, tourPaths, locale).map(({ row, path }, index) => ({
      path,
      drawn: index < drawn ? cardDrawing(row.image_uris[0], context) : undefined,
      words: row[locale].title,
      note: `${days(row.days, locale)}, ${aboutMoney(row.price, context)}. ${row[locale].teaser}`,
    })),
  );
}

/** Undefined where the blog is switched off, too. */
export function postList(rows: Iterable<Blogpost>, context: PageContext, drawn = 0): Html | undefined {
  const { locale, flags } = context;
  if (!flags.blogActive) return undefined;
  return linkList(
    shownItems(rows, postPaths, locale).map(({ row, path }, index) => ({
      path,
      drawn: index < drawn ? cardDrawing(row.image_uris[0], context) : undefined,
      words: row[locale].title,
      note: `${longDate(row.release_date, locale)}. ${row[locale].teaser}`,
    })),
  );
}

/** Links to countries by their names, those that have a page. */
export function countryLinks(keys: readonly string[], { locale, collections }: PageContext): Html[] {
  const rows = keys.flatMap((key) => collections.countries.rows.get(key) ?? []);
  return shownItems(rows, countryPaths, locale).map(({ row, path }) => link(path, row[locale].name));
}

export function listedCountries({ collections }: Pick<PageContext, 'collections'>): CountrySummary[] {
  return collections.countries.list.filter(({ coming_soon }) => !coming_soon);
}

export function homeCrumb(locale: Locale): Crumb {
  return { name: translate(locale, 'server.site.home'), path: sitePath('home', locale) };
}
