import { homeScene } from '../../contract/paths/home-scene.ts';
import { withOpenLinks } from '../../contract/paths/open-links.ts';
import { type SitePage, sitePath } from '../../contract/paths/site-paths.ts';
import { headHeroOf, heroUri } from '../../contract/pictures/hero-sections.ts';
import type { CountrySummary, ExperienceSummary, TourSummary } from '../../model/schemas/catalogue.ts';
import type { Locale } from '../../model/base/locale.ts';
import {
  PICTURE_PRESETS,
  pictureUrl,
  type PicturePreset,
  type PictureSource,
  pictureSrcset,
  withPictureBase,
} from '../../model/pictures/picture.ts';
import type { Blogpost } from '../../model/schemas/story.ts';
import { freePicture, pictureId } from '../../model/pictures/free-picture.ts';
import { translate } from '../translations.ts';
import { Html, html, trusted } from './html.ts';
import { aboutMoney, days, longDate } from './page-format.ts';
import { countryPaths, experiencePaths, postPaths, shownItems, tourPaths } from './page-items.ts';
import type { Crumb, PageContext } from './page-view.ts';

/** Parts shared by several kinds of pages. */

/** `sizes` of a card's picture, equal to the app's, so that both load the same file. */
const CARD_SIZES = '(min-width: 1264px) 300px, (min-width: 600px) 45vw, 304px';

/** HTML of the catalogue, which was sanitized on import. */
export function catalogueHtml(text: string, { flags, imageBase }: PageContext): Html {
  const isOpen = { tours: flags.toursActive, blog: flags.blogActive };
  return trusted(withOpenLinks(withPictureBase(text, imageBase), isOpen));
}

/** Converts plain text to paragraphs, separated by blank lines. */
export function paragraphs(text: string): Html[] {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => html`<p>${part.trim()}</p>`);
}

/** A heading with its content; undefined if the content is empty. */
export function section(heading: string, content: Html | readonly Html[] | undefined): Html | undefined {
  if (content === undefined || (Array.isArray(content) && content.length === 0)) return undefined;
  return html`<section>
    <h2>${heading}</h2>
    ${content}
  </section>`;
}

/** Keys of fact labels. */
export const PAGE_TERMS = [
  ...([
    'address',
    'airports',
    'area',
    'author',
    'best',
    'calling',
    'capital',
    'city',
    'cost',
    'countries',
  ] as const),
  ...(['country', 'currency', 'distance', 'driving', 'elevation', 'emergency', 'government'] as const),
  ...(['hours', 'languages', 'length', 'night', 'plugs', 'population', 'price', 'published'] as const),
  ...(['reading', 'region', 'religion', 'season', 'stay', 'travel', 'website', 'zone'] as const),
];
export type PageTerm = (typeof PAGE_TERMS)[number];

/** Definition list; facts without a value are left out. */
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

/** Joins parts with commas. */
export function commas(parts: readonly Html[]): Html | undefined {
  return parts.length === 0 ? undefined : new Html(parts.map(({ text }) => text).join(', '));
}

interface ListedItem {
  path: string;
  words: string;
  /** Text after the link. */
  note?: string | undefined;
  /** Picture above the link. */
  picture?: Html | undefined;
}

/** Undefined if empty. */
export function linkList(items: readonly ListedItem[]): Html | undefined {
  if (items.length === 0) return undefined;
  const lines = items.map(
    ({ path, words, note, picture }) =>
      html`<li>${picture} ${link(path, words)}${note === undefined ? note : html` – ${note}`}</li>`,
  );
  return html`<ul>
    ${lines}
  </ul>`;
}

/**
 * Main picture of a page, in the app's size and position, so that it is loaded once and does not move when the app
 * starts.
 */
export function mainPicture(
  [source]: readonly PictureSource[],
  title: string,
  { locale, imageBase }: Pick<PageContext, 'locale' | 'imageBase'>,
  preset: 'hero' | 'wide' = 'hero',
): Html | undefined {
  if (source === undefined) return undefined;
  const sizes = preset === 'hero' ? '(min-width: 1024px) 72vw, 100vw' : '(min-width: 1000px) 960px, 100vw';
  return pictureElement(source, {
    preset,
    sizes,
    imageBase,
    alt: source.credit === undefined ? mainPictureAlt(title, locale) : title,
    kind: preset,
  });
}

/** The hero picture at the head of a page, as in the app. */
export function headPicture(
  page: SitePage,
  { heroOf, imageBase }: Pick<PageContext, 'heroOf' | 'imageBase'>,
): Html | undefined {
  const hero = headHeroOf(page);
  if (hero === undefined || heroOf(hero) === undefined) return undefined;
  const source = { uri: heroUri(hero) };
  return pictureElement(source, {
    preset: 'footer',
    sizes: 'max(100vw, 640px)',
    imageBase,
    alt: '',
    kind: 'head',
  });
}

/** The home page's hero picture; `low`: less high, for pages with text below it. */
export function scenePicture({ imageBase }: Pick<PageContext, 'imageBase'>, kind: '' | ' low' = ''): Html {
  const scene = homeScene(imageBase);
  return html`<picture class="home-scene${kind}">
    ${scene.map(({ media, src }) => html`<source media="${media}" srcset="${src}" />`)}
    <img src="${scene.at(-1)?.src}" alt="" fetchpriority="high" />
  </picture>`;
}

/** Picture of a list item. */
export function cardPicture(source: PictureSource | undefined, { imageBase }: PageContext): Html | undefined {
  if (source === undefined) return undefined;
  return pictureElement(source, { preset: 'exp-card', sizes: CARD_SIZES, imageBase, alt: '', kind: 'card' });
}

interface PictureOptions {
  preset: PicturePreset;
  sizes: string;
  imageBase: string;
  alt: string;
  kind: string;
}

function pictureElement(
  source: PictureSource,
  { preset, sizes, imageBase, alt, kind }: PictureOptions,
): Html {
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

export function mainPictureAlt(title: string, locale: Locale): string {
  return translate(locale, 'server.site.drawing', { title });
}

/** Pictures of a list's first items, none of them twice. */
export function cardPictures(context: PageContext, pictured: number) {
  const used = new Set<string>();
  return ({ image_uris }: { image_uris: readonly PictureSource[] }, index: number) => {
    const source = index < pictured ? freePicture(image_uris, used) : undefined;
    if (source) used.add(pictureId(source));
    return cardPicture(source, context);
  };
}

/** @param pictured how many of the first items have a picture: those above the fold */
export function experienceList(
  rows: Iterable<ExperienceSummary>,
  context: PageContext,
  pictured = 0,
): Html | undefined {
  const { locale } = context;
  const pictureOf = cardPictures(context, pictured);
  return linkList(
    shownItems(rows, experiencePaths, locale).map(({ row, path }, index) => ({
      path,
      picture: pictureOf(row, index),
      words: row[locale].title,
      note: row[locale].teaser,
    })),
  );
}

/** Undefined if empty, or if tours are switched off. */
export function tourList(rows: Iterable<TourSummary>, context: PageContext, pictured = 0): Html | undefined {
  const { locale, flags } = context;
  if (!flags.toursActive) return undefined;
  const pictureOf = cardPictures(context, pictured);
  return linkList(
    shownItems(rows, tourPaths, locale).map(({ row, path }, index) => ({
      path,
      picture: pictureOf(row, index),
      words: row[locale].title,
      note: `${days(row.days, locale)}, ${aboutMoney(row.price, context)}. ${row[locale].teaser}`,
    })),
  );
}

/** Undefined if empty, or if the blog is switched off. */
export function postList(rows: Iterable<Blogpost>, context: PageContext, pictured = 0): Html | undefined {
  const { locale, flags } = context;
  if (!flags.blogActive) return undefined;
  const pictureOf = cardPictures(context, pictured);
  return linkList(
    shownItems(rows, postPaths, locale).map(({ row, path }, index) => ({
      path,
      picture: pictureOf(row, index),
      words: row[locale].title,
      note: `${longDate(row.release_date, locale)}. ${row[locale].teaser}`,
    })),
  );
}

/** Links to the countries that have a page. */
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
