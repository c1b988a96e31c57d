import { itemsOf, withItems } from '../../model/items/stop-items.ts';
import type { ItineraryEntry, Plan, StopEntry } from '../../model/plan.ts';
import { isStop } from '../../model/plan.ts';
import type { Tour } from '../../model/schemas/tour.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import type { TourCard } from '../storage/user-db.ts';

export function emptyTour(countries: readonly string[], now: Date): Tour {
  return {
    id: uuidV7(now.getTime()),
    version: null,
    name: '',
    notes: '',
    countries: [...countries],
    startDate: null,
    endDate: null,
    travellers: 1,
    homeAirport: null,
    itinerary: [],
    ownConnections: {},
    bookings: null,
    originalOrder: null,
    published: false,
    slug: null,
    updatedAt: now.toISOString(),
  };
}

export function stopsOf(tour: Tour): StopEntry[] {
  return tour.itinerary.filter(isStop);
}

/** Adds missing stop ids; returns the same array if none is missing. */
function withStopIds(itinerary: ItineraryEntry[]): ItineraryEntry[] {
  if (itinerary.every((entry) => !isStop(entry) || entry.id)) return itinerary;
  return itinerary.map((entry) => (isStop(entry) && !entry.id ? { ...entry, id: uuidV7() } : entry));
}

/** Copies an itinerary for another tour: each stop and item gets a new id. */
export function withNewStopIds(itinerary: readonly ItineraryEntry[]): ItineraryEntry[] {
  return itinerary.map((entry) => {
    if (!isStop(entry)) return { ...entry };
    const items = itemsOf(entry).map((item) => Object.assign({}, item, { id: uuidV7() }));
    return withItems({ ...entry, id: uuidV7() }, items);
  });
}

/** The tour with the results of its plan: itinerary, bookings, order before an optimization, countries. */
export function withPlan(tour: Tour, plan: Plan, countryOf: (experienceKey: string) => string | null): Tour {
  const itinerary = withStopIds(plan.itinerary);
  const visited = itinerary.filter(isStop).map((stop) => countryOf(stop.experience_id));
  const countries = new Set([...tour.countries, ...visited.filter((key) => key !== null)]);
  return {
    ...tour,
    itinerary,
    bookings: plan.bookings,
    originalOrder: plan.originalOrder ?? tour.originalOrder,
    countries: [...countries],
  };
}

/** Whether the user entered anything but countries and stops. */
function hasDetails({ name, notes, startDate, endDate, homeAirport, travellers }: Tour): boolean {
  const dated = startDate !== null || endDate !== null;
  return name !== '' || notes !== '' || dated || homeAirport !== null || travellers > 1;
}

/** Bookings of a tour without stops were booked by the user, or have notes. */
function hasBookings({ bookings }: Tour): boolean {
  return bookings !== null && Object.values(bookings).some((list: readonly unknown[]) => list.length > 0);
}

/** `plan` is null if the tour is not planned yet. */
export function cardOf(tour: Tour, plan: Plan | null, stamp: string): TourCard {
  const stops = stopsOf(tour);
  return {
    id: tour.id,
    name: tour.name,
    countries: tour.countries,
    startDate: tour.startDate,
    stops: stops.map((stop) => stop.experience_id),
    days: plan?.days ?? null,
    costUsd: plan?.statistics.cost.total ?? null,
    touched: stops.length > 0 || hasDetails(tour) || hasBookings(tour),
    updatedAt: tour.updatedAt,
    stamp,
  };
}
