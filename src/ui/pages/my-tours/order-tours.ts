import type { MyTour } from '../../../data/tours/my-tours.ts';
import type { Locale } from '../../../model/base/locale.ts';
import { withoutDiacritics } from '../../../model/base/without-diacritics.ts';

export const TOUR_ORDERS = ['changed', 'name', 'date', 'days'] as const;
export type TourOrder = (typeof TOUR_ORDERS)[number];

/** A tour with the texts that it is searched by. */
export interface NamedTour {
  tour: MyTour;
  name: string;
  countryNames: readonly string[];
}

/** Tours that contain every search term in name, notes or countries, ignoring case and diacritics. */
export function findTours(tours: readonly NamedTour[], text: string): NamedTour[] {
  const terms = normalizeText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return tours.filter(({ tour, name, countryNames }) => {
    const words = normalizeText([name, tour.notes, ...countryNames].join(' '));
    return terms.every((word) => words.includes(word));
  });
}

/** Tours without dates or a plan come last. */
export function orderTours(tours: readonly NamedTour[], order: TourOrder, locale: Locale): NamedTour[] {
  const byName = (a: NamedTour, b: NamedTour) => a.name.localeCompare(b.name, locale, { numeric: true });
  if (order === 'name') return tours.toSorted(byName);
  if (order === 'date') {
    return tours.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)) || byName(a, b));
  }
  if (order === 'days') return tours.toSorted((a, b) => daysOf(a) - daysOf(b) || byName(a, b));
  return tours.toSorted((a, b) => b.tour.card.updatedAt.localeCompare(a.tour.card.updatedAt));
}

const NO_DATE = '9999';

function dateOf({ tour }: NamedTour): string {
  return tour.card.startDate ?? NO_DATE;
}

function daysOf({ tour }: NamedTour): number {
  return tour.card.days ?? Number.MAX_SAFE_INTEGER;
}

function normalizeText(text: string): string {
  return withoutDiacritics(text).toLowerCase().replaceAll('ß', 'ss');
}
