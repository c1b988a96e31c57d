import type { Airport, CountrySummary, ExperienceSummary } from '../../../src/model/schemas/catalogue.ts';
import { experience as experienceRow } from '../catalogue/catalogue-rows.ts';

export function country(key: string, changes: Partial<CountrySummary> = {}): CountrySummary {
  return {
    _id: key,
    key,
    iso2: 'LK',
    image_uris: [],
    coming_soon: false,
    planner: true,
    active_translations: ['en', 'de'],
    continent: 'asia',
    georegion: 'southern-asia',
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
  return experienceRow(key, {
    country_key: countryKey,
    duration: 24,
    location: { coordinates: [80.6, 7.3] },
    ...changes,
  });
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
