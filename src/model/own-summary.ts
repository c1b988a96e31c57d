import type { ExperienceSummary } from './schemas/catalogue.ts';
import type { OwnExperience } from './schemas/own-experience.ts';

const TEASER_MAX = 160;

export interface OwnSummary extends ExperienceSummary {
  source?: string;
}

/** Whether it came from the gazetteer: its stay and price are typical ones. */
export function isFromGazetteer(place: Pick<OwnExperience, 'source'> | ExperienceSummary): boolean {
  return 'source' in place && place.source !== undefined;
}

/** An own experience in the shape of the catalogue's, for lists, the planner and the engine. */
export function summaryOfOwn(own: OwnExperience): OwnSummary {
  const texts = {
    title: own.title,
    short_title: own.title,
    region: own.region === '' ? own.title : own.region,
    teaser: firstWords(own.description) || own.title,
  };
  return {
    _id: own.id,
    key: own.id,
    country_key: own.country_key,
    active: true,
    active_translations: ['en', 'de'],
    duration: own.duration,
    likes: 0,
    categories: own.categories,
    months: own.months,
    location: own.location,
    image_uris: own.image_uris,
    price: own.price,
    price_per_night: own.price_per_night,
    price_year: Number(own.updatedAt.slice(0, 4)),
    hotel_city: own.region === '' ? own.title : own.region,
    en: texts,
    de: texts,
    updatedAt: own.updatedAt,
    ...(own.timezone === undefined ? {} : { timezone: own.timezone }),
    ...(own.source === undefined ? {} : { source: own.source }),
  };
}

function firstWords(text: string): string {
  if (text.length <= TEASER_MAX) return text;
  const cut = text.slice(0, TEASER_MAX);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TEASER_MAX / 2))} …`;
}
