import type { OwnExperienceFields } from '../../src/data/own-experiences/own-experiences.ts';

/** Form fields of an own experience. */
export function ownExperienceFields(fields: Partial<OwnExperienceFields> = {}): OwnExperienceFields {
  return {
    title: 'Farm',
    description: 'Goats.',
    country_key: 'namibia',
    region: '',
    location: { coordinates: [15.342, -24.727] },
    duration: 24,
    categories: [],
    months: [5],
    price: 0,
    price_per_night: 30,
    ...fields,
  };
}
