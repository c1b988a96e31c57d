import type { CountrySummary, ExperienceSummary, TourSummary } from '../../../src/model/schemas/catalogue.ts';

/** Complete items with default values; a test sets only the relevant fields. */
export function buildCountry(parts: Partial<CountrySummary> & { key: string }): CountrySummary {
  return {
    _id: parts.key,
    iso2: 'NA',
    image_uris: [],
    coming_soon: false,
    planner: true,
    active_translations: ['en', 'de'],
    continent: 'africa',
    georegion: 'southern-africa',
    currency_code: 'NAD',
    timezone: 'Africa/Windhoek',
    dry_months: [],
    wet_months: [],
    best_months: [],
    budget: { low: 50, mid: 110, high: 250 },
    budget_key: 2,
    solo_female: false,
    lgbtiq: false,
    rating_year: 2025,
    facts_year: 2025,
    price_per_night: 40,
    main_airports: [],
    palette: ['#4a86ab', '#d98a3f', '#8f4312', '#f29a33'],
    en: { name: parts.key },
    de: { name: parts.key },
    ...parts,
  };
}

export function buildPlace(key: string, likes = 0): ExperienceSummary {
  const texts = { title: key, short_title: key, region: 'region', teaser: 'teaser' };
  return {
    _id: key,
    key,
    country_key: 'namibia',
    active: true,
    active_translations: ['en', 'de'],
    duration: 24,
    likes,
    categories: [],
    months: [],
    location: { coordinates: [15, -24] },
    image_uris: [],
    price: 0,
    price_per_night: 40,
    price_year: 2025,
    hotel_city: key,
    en: texts,
    de: texts,
  };
}

export function buildReadyMade(key: string, rank: number, likes: number, stops: string[] = []): TourSummary {
  const texts = { slug: key, title: key, teaser: 'teaser' };
  return {
    _id: key,
    key,
    active_translations: ['en', 'de'],
    countries: ['namibia'],
    months: [],
    likes,
    image_uris: [],
    rank,
    days: 10,
    price: 1000,
    distance_km: 1000,
    travel_hours: 20,
    categories: [],
    experiences: stops.map((stop) => ({ key: stop })),
    modes: [],
    en: texts,
    de: texts,
    variants: [],
  };
}
