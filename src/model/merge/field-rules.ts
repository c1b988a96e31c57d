import type { OwnExperience } from '../schemas/own-experience.ts';
import type { FieldRule } from './merge-values.ts';

export const OWN_EXPERIENCE_RULES = {
  id: 'entered',
  title: 'entered',
  description: 'entered',
  country_key: 'entered',
  region: 'entered',
  address: 'entered',
  location: 'entered',
  duration: 'entered',
  categories: 'entered',
  months: 'entered',
  price: 'entered',
  price_per_night: 'entered',
  timezone: 'entered',
  source: 'entered',
  version: 'derived',
  image_uris: 'derived',
  published: 'derived',
  slug: 'derived',
  updatedAt: 'derived',
} satisfies Record<keyof OwnExperience, FieldRule>;
