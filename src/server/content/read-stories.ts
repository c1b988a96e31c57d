import { LOCALES, type Locale, type Localized } from '../../model/base/locale.ts';
import type { Blogpost, BlogpostDetails, Faq, Page } from '../../model/schemas/story.ts';
import type { PictureSource } from '../../model/pictures/picture.ts';
import type { NetworkSource } from '../../model/schemas/network.ts';
import { translate, textKeyOf } from '../translations.ts';
import type { WrittenPost } from './content-schemas.ts';
import { type StoryLinks, storyHtml } from './story-html.ts';

/** Reading speed in words per minute. */
const READING_SPEED = 220;
/** Places of a post whose pictures its cards may show besides its own. */
const MAX_OTHER_PLACES = 2;

/** Of a network, or of facts of a country's places. */
export type ImportedSource = NetworkSource | { of: 'facts'; name: string; license: string; date: string };

/** Operator of the site, for the imprint and the privacy page; missing fields are shown as missing. */
export interface Operator {
  name?: string | undefined;
  address?: string | undefined;
  email?: string | undefined;
}

export interface StoryDeps {
  links: StoryLinks;
  operator: Operator;
  /** Sources of what was imported with the country's name, for the imprint. */
  imported: readonly { country: Localized<string>; source: ImportedSource }[];
  /** Collects errors of the content, one line each. */
  errors: string[];
}

export function readPost(
  post: WrittenPost,
  deps: StoryDeps,
): { summary: Blogpost; details: BlogpostDetails } {
  const { links } = deps;
  const pictures = links.picturesOf(post.picture);
  const stories = inBoth((locale) =>
    story(`blogposts/${post.key}`, post[locale].body, locale, deps, pictures.slice(0, 1)),
  );
  const experiences = [...new Set([...stories.en.experiences, ...stories.de.experiences])];
  // For views that show its own already.
  const others = experiences.filter((place) => place !== post.picture).slice(0, MAX_OTHER_PLACES);
  const { _id, key, countries, sources, as_of } = post;
  const { body: _en, ...en } = post.en;
  const { body: _de, ...de } = post.de;
  return {
    summary: {
      _id,
      key,
      active_translations: post.active_translations,
      release_date: post.release_date,
      tags: post.tags,
      countries,
      image_uris: [...pictures, ...others.flatMap((place) => links.picturesOf(place).slice(0, 1))],
      en: { ...en, read_time: readTime(post.en.body) },
      de: { ...de, read_time: readTime(post.de.body) },
    },
    details: {
      _id,
      key,
      countries,
      experiences,
      ...(sources === undefined ? {} : { sources }),
      ...(as_of === undefined ? {} : { as_of }),
      en: { body: stories.en.html },
      de: { body: stories.de.html },
    },
  };
}

export function readFaq(faq: Faq, deps: StoryDeps): Faq {
  const answers = inBoth((locale) => story(`faqs/${faq.key}`, faq[locale].answer, locale, deps).html);
  return {
    ...faq,
    en: { ...faq.en, answer: answers.en },
    de: { ...faq.de, answer: answers.de },
  };
}

export function readPage(page: Page, deps: StoryDeps): Page {
  const bodies = inBoth((locale) => {
    const named = withOperator(page[locale].body, locale, deps.operator);
    const whole = page.key === 'imprint' ? `${named}${importedSources(locale, deps)}` : named;
    return story(`pages/${page.key}`, whole, locale, deps).html;
  });
  return { ...page, en: { ...page.en, body: bodies.en }, de: { ...page.de, body: bodies.de } };
}

function story(
  file: string,
  markdown: string,
  locale: Locale,
  { links, errors }: StoryDeps,
  above: readonly PictureSource[] = [],
) {
  const made = storyHtml(markdown, locale, links, above);
  for (const href of made.dead) errors.push(`${file}.json: ${locale}: dead link ${href}`);
  return made;
}

/** Fills in `{{operator_name}}`, `{{operator_address}}` and `{{operator_email}}`. */
function withOperator(markdown: string, locale: Locale, { name, address, email }: Operator): string {
  const values: Record<string, string | undefined> = { name, address, email };
  return markdown.replaceAll(
    /\{\{operator_(name|address|email)\}\}/g,
    (_whole, field: string) => values[field] ?? translate(locale, textKeyOf('server.operator', field)),
  );
}

/** A list of the imported sources with their licenses; nothing where there are none. */
function importedSources(locale: Locale, { imported }: StoryDeps): string {
  if (imported.length === 0) return '';
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const textOf = (source: ImportedSource, named: { name: string; license: string; date: string }) => {
    if (source.of === 'facts') return translate(locale, 'server.sources.facts', named);
    if (source.of === 'roads') return translate(locale, 'transport.source.roads', named);
    return source.until === undefined
      ? translate(locale, 'transport.source.timetable', named)
      : translate(locale, 'transport.source.timetable-until', {
          ...named,
          until: days.format(new Date(source.until)),
        });
  };
  const lines = imported.map(({ country, source }) => {
    const { name, license } = source;
    const named = { name, license, date: days.format(new Date(source.date)) };
    return `- ${country[locale]}: ${textOf(source, named)}`;
  });
  return `\n\n${translate(locale, 'server.sources.imported')}\n\n${lines.join('\n')}`;
}

function readTime(markdown: string): number {
  return Math.max(1, Math.round(markdown.split(/\s+/).length / READING_SPEED));
}

function inBoth<T>(make: (locale: Locale) => T): Localized<T> {
  const [en, de] = LOCALES;
  return { en: make(en), de: make(de) };
}
