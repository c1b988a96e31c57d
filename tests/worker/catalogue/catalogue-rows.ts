import type {
  Climate,
  CountrySummary,
  ExperienceSummary,
  TourSummary,
} from '../../../src/model/schemas/catalogue.ts';

/** Minimal valid rows. */
export function experience(key: string, fields: Partial<ExperienceSummary> = {}): ExperienceSummary {
  const words = { title: key, short_title: key, region: 'Region', teaser: 'Teaser' };
  return {
    _id: key,
    key,
    country_key: 'sri-lanka',
    active: true,
    active_translations: ['en', 'de'],
    duration: 12,
    categories: ['city'],
    months: [1, 2],
    location: { coordinates: [80, 7] },
    image_uris: [],
    price: 10,
    price_per_night: 30,
    price_year: 2025,
    hotel_city: 'Kandy',
    en: words,
    de: words,
    ...fields,
  };
}

export function titled(
  key: string,
  en: string,
  de: string,
  fields: Partial<ExperienceSummary> = {},
): ExperienceSummary {
  const words = { region: 'Region', teaser: 'Teaser' };
  return experience(key, {
    en: { ...words, title: en, short_title: en },
    de: { ...words, title: de, short_title: de },
    ...fields,
  });
}

export function country(
  key: string,
  en: string,
  de: string,
  fields: Partial<CountrySummary> = {},
): CountrySummary {
  return {
    _id: key,
    key,
    iso2: 'XX',
    image_uris: [],
    coming_soon: false,
    planner: true,
    active_translations: ['en', 'de'],
    continent: 'asia',
    georegion: 'southern-asia',
    currency_code: 'LKR',
    timezone: 'Asia/Colombo',
    dry_months: [1],
    wet_months: [6],
    best_months: [2],
    budget: { low: 30, mid: 60, high: 120 },
    budget_key: 2,
    solo_female: false,
    lgbtiq: false,
    rating_year: 2025,
    facts_year: 2025,
    price_per_night: 28,
    main_airports: ['CMB'],
    palette: ['#aabbcc', '#112233', '#445566', '#778899'],
    en: { name: en },
    de: { name: de },
    ...fields,
  };
}

export function tour(key: string, fields: Partial<TourSummary> = {}): TourSummary {
  const words = { slug: key, title: key, teaser: 'Teaser' };
  return {
    _id: key,
    key,
    active_translations: ['en', 'de'],
    countries: ['sri-lanka'],
    months: [1, 2],
    image_uris: [],
    rank: 1,
    days: 10,
    price: 900,
    distance_km: 700,
    travel_hours: 20,
    categories: [['city', 3]],
    experiences: [{ key: 'kandy' }],
    modes: [],
    en: words,
    de: words,
    variants: [{ itinerary: [{ experience_id: 'kandy' }] }],
    ...fields,
  };
}

export function climate(key: string, fields: Partial<Climate> = {}): Climate {
  return {
    _id: key,
    key,
    country_key: 'sri-lanka',
    place: key,
    location: { coordinates: [80, 7] },
    elevation_m: 500,
    tmax_c: twelve(30),
    tmin_c: twelve(20),
    rain_mm: twelve(90),
    ...fields,
  };
}

function twelve(value: number): number[] {
  return Array.from({ length: 12 }, () => value);
}
