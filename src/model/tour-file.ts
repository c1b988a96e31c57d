import type { OwnExperience } from './schemas/own-experience.ts';
import type { Tour } from './schemas/tour.ts';

/**
 * Format of exported tour files, `application/json` in UTF-8:
 *
 * - `format`: always `rucksack-tour`, to identify the format;
 * - `version`: 1, incremented only when readers of the previous version would misread the rest;
 * - `exportedAt`: UTC with milliseconds;
 * - `tour`: the complete document of `tour.ts`, with notes, bookings and prices paid. `id` and `itinerary` are required,
 *   everything else is optional. `id` is that of the exported tour; an import creates a new one;
 * - `places`: the own experiences among its stops. Optional.
 *
 * Readers ignore unknown fields.
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

/** An own experience in a tour file, without its picture and the fields that only the server sets. */
export type FilePlace = Omit<OwnExperience, 'version' | 'image_uris' | 'published' | 'slug' | 'updatedAt'>;

/** Converts an own experience for a file. */
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

/** Converts an experience of a file into an own experience. */
export function ownOfFilePlace(place: FilePlace, now: string): OwnExperience {
  return { ...place, version: null, image_uris: [], published: false, slug: null, updatedAt: now };
}
