import type { Blogpost, BlogpostDetails, Faq, Page, TourVariant } from '../../src/model/schemas/story.ts';

const BOTH = { active_translations: ['en', 'de'] satisfies ['en', 'de'] };

export function blogpost(key: string, release_date: string, changes: Partial<Blogpost> = {}): Blogpost {
  const words = { title: key, teaser: 'In short.', read_time: 3 };
  return {
    _id: key,
    key,
    ...BOTH,
    release_date,
    tags: ['planning'],
    countries: [],
    image_uris: [],
    en: words,
    de: words,
    ...changes,
  };
}

export function blogpostDetails(key: string): BlogpostDetails {
  const words = { body: `<p>The body of ${key}.</p>` };
  return { _id: key, key, countries: [], experiences: ['kandy'], en: words, de: words };
}

export function faq(key: string, rank: number): Faq {
  const words = { question: `${key}?`, answer: '<p>Yes.</p>' };
  return { _id: key, key, group: 'planner', rank, en: words, de: words };
}

export function sitePage(key: Page['key']): Page {
  const words = { title: key, body: '<p>Words.</p>' };
  return { _id: key, key, as_of: '2026-11-21', en: words, de: words };
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
