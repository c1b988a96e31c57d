import type { ExperienceDetails } from '../../src/model/schemas/catalogue.ts';

export function experienceDetails(
  key: string,
  country: string,
  description = `About ${key}.`,
): ExperienceDetails {
  const texts = { description, opening_hours: 'By day', address: 'By the road' };
  return {
    _id: key,
    key,
    country_key: country,
    elevation_m: 100,
    unesco: false,
    airport: 'CMB',
    always_open: true,
    website: null,
    activities: [],
    en: texts,
    de: texts,
  };
}
