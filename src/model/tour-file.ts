import type { OwnExperience } from './schemas/own-experience.ts';
import type { Tour } from './schemas/tour.ts';

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
export type FilePlace = Omit<OwnExperience, 'version' | 'image_uris' | 'published' | 'slug' | 'updatedAt'>;

/** A place as files hold it: its picture, and what the account says of it, stay with the account. */
export function filePlaceOf({
  version: _version,
  image_uris: _pictures,
  published: _published,
  slug: _slug,
  updatedAt: _updatedAt,
  ...place
}: OwnExperience): FilePlace {
  return place;
}

/** Such a place as a person's own. */
export function ownOfFilePlace(place: FilePlace, now: string): OwnExperience {
  return { ...place, version: null, image_uris: [], published: false, slug: null, updatedAt: now };
}
