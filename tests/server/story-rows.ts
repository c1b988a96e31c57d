import type { Roundup, RoundupDetails } from '../../src/model/schemas/roundup.ts';
import type { Blogpost, BlogpostDetails, Faq, Page, TourVariant } from '../../src/model/schemas/story.ts';

const BOTH = { active_translations: ['en', 'de'] satisfies ['en', 'de'] };

export function blogpost(key: string, release_date: string, changes: Partial<Blogpost> = {}): Blogpost {
  const texts = { title: key, teaser: 'In short.', read_time: 3 };
  return {
    _id: key,
    key,
    ...BOTH,
    release_date,
    tags: ['planning'],
    countries: [],
    image_uris: [],
    en: texts,
    de: texts,
    ...changes,
  };
}

export function blogpostDetails(key: string): BlogpostDetails {
  const texts = { body: `<p>The body of ${key}.</p>` };
  return { _id: key, key, countries: [], experiences: ['kandy'], en: texts, de: texts };
}

export function faq(key: string, rank: number): Faq {
  const texts = { question: `${key}?`, answer: '<p>Yes.</p>' };
  return { _id: key, key, group: 'planner', rank, en: texts, de: texts };
}

export function sitePage(key: Page['key']): Page {
  const texts = { title: key, body: '<p>Words.</p>' };
  return { _id: key, key, as_of: '2026-11-21', en: texts, de: texts };
}

export function tourStory(key: string): TourVariant {
  return {
    _id: key,
    key,
    countries: ['sri-lanka'],
    en: { story: `The story of ${key}.` },
    de: { story: `Die Geschichte von ${key}.` },
  };
}

export function roundup(key: string, changes: Partial<Roundup> = {}): Roundup {
  const texts = roundupTexts(key);
  return {
    _id: key,
    key,
    rank: 1,
    of: 'experiences',
    size: 1,
    image_uris: [],
    en: texts,
    de: texts,
    ...changes,
  };
}

export function roundupTexts(title: string): Roundup['en'] {
  return { slug: title.toLowerCase().replaceAll(' ', '-'), title, teaser: 'In short.' };
}

export function roundupDetails(key: string, items: readonly string[]): RoundupDetails {
  return {
    _id: key,
    key,
    items: items.map((item) => ({
      key: item,
      en: { note: `Why ${item}.` },
      de: { note: `Warum ${item}.` },
    })),
    en: { intro: 'About it.' },
    de: { intro: 'Darum geht es.' },
  };
}
