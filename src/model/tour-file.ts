import { z } from 'zod/mini';
import type { ExperienceSummary } from './catalogue.ts';
import type { Locale } from './locale.ts';
import { type OwnExperience, ownExperienceSchema } from './own-experience.ts';
import { summaryOfOwn } from './own-summary.ts';
import type { Tour } from './tour.ts';

/**
 * A tour as a file, `application/json` in UTF-8:
 *
 * - `format`: always `rucksack-tour`, so that a program knows what it holds;
 * - `version`: 1, raised only when a reader of the former version would misread the rest;
 * - `exportedAt`: UTC with milliseconds;
 * - `tour`: the document of `tour.ts`, whole: notes, bookings and prices paid are in it. `id` and `itinerary` are
 *   needed, all else may lack. Its `id` names the tour that was exported; whoever reads the file makes a new one;
 * - `places`: those of its stops that are no items of the catalogue but were added by hand. May lack.
 *
 * Fields that a reader does not know are left alone.
 */
export const TOUR_FILE_FORMAT = 'rucksack-tour';
export const TOUR_FILE_VERSION = 1;
export const TOUR_FILE_MAX_BYTES = 5 * 1024 * 1024;

export interface TourFile {
  format: typeof TOUR_FILE_FORMAT;
  version: typeof TOUR_FILE_VERSION;
  exportedAt: string;
  tour: Tour;
  places: FilePlace[];
}

/** What everybody may see of a place that a person added; its picture stays with the account. */
export const filePlaceSchema = z.omit(ownExperienceSchema, {
  version: true,
  image_uris: true,
  published: true,
  slug: true,
  updatedAt: true,
});
export type FilePlace = z.infer<typeof filePlaceSchema>;

/** An own place as files hold it; its region is missing in a summary where it is the title. */
export function filePlaceOf(place: ExperienceSummary, locale: Locale): FilePlace {
  const { title, region, teaser } = place[locale];
  return {
    id: place.key,
    title,
    description: teaser === title ? '' : teaser,
    country_key: place.country_key,
    region: region === title ? '' : region,
    location: place.location,
    duration: place.duration,
    categories: place.categories,
    months: place.months,
    price: place.price,
    price_per_night: place.price_per_night,
  };
}

/** Such a place as somebody else's page and plan read it. */
export function summaryOfFilePlace(place: FilePlace, readAt: string): ExperienceSummary {
  return summaryOfOwn(ownOfFilePlace(place, readAt));
}

/** Such a place as a person's own. */
export function ownOfFilePlace(place: FilePlace, now: string): OwnExperience {
  return { ...place, version: null, image_uris: [], published: false, slug: null, updatedAt: now };
}
