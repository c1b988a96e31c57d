import type { Airport, CountrySummary, ExperienceSummary } from '../../../src/model/catalogue.ts';

export function country(key: string, changes: Partial<CountrySummary> = {}): CountrySummary {
  return {
    _id: key,
    key,
    iso2: 'LK',
    coming_soon: false,
    planner: true,
    active_translations: ['en', 'de'],
    continent: 'asia',
    georegion: 'south-asia',
    currency_code: 'LKR',
    timezone: 'Asia/Colombo',
    dry_months: [1],
    wet_months: [5],
    best_months: [1],
    budget: { low: 30, mid: 60, high: 120 },
    budget_key: 1,
    solo_female: true,
    lgbtiq: false,
    rating_year: 2025,
    facts_year: 2025,
    price_per_night: 28,
    main_airports: ['CMB'],
    palette: ['#112233', '#223344', '#334455', '#445566'],
    en: { name: key },
    de: { name: key },
    ...changes,
  };
}

export function experience(
  key: string,
  countryKey: string,
  changes: Partial<ExperienceSummary> = {},
): ExperienceSummary {
  const words = { title: key, short_title: key, region: 'Hills', teaser: 'A place.' };
  return {
    _id: key,
    key,
    country_key: countryKey,
    active: true,
    active_translations: ['en', 'de'],
    duration: 24,
    categories: ['city'],
    months: [1, 2],
    location: { coordinates: [80.6, 7.3] },
    image_uris: [],
    price: 10,
    price_per_night: 30,
    price_year: 2025,
    hotel_city: 'Kandy',
    en: words,
    de: words,
    ...changes,
  };
}

export function airport(key: string, changes: Partial<Airport> = {}): Airport {
  return {
    _id: key,
    key,
    name: key,
    country_key: null,
    iso2: 'DE',
    timezone: 'Europe/Berlin',
    scheduled: true,
    home_airport: true,
    location: { coordinates: [8.57, 50.03] },
    en: { city: key },
    de: { city: key },
    ...changes,
  };
}
