import { dateAfter, daysBetween } from '../../model/calendar/calendar-days.ts';
import { clockIn } from '../../model/calendar/local-clock.ts';
import type { DateText } from '../../model/plan.ts';
import { isStop } from '../../model/plan.ts';
import type { Tour } from '../../model/schemas/tour.ts';
import { catalogueDb, type CatalogueDb } from '../storage/catalogue-db.ts';
import { localMoment } from './local-moment.ts';
import { lastTourId } from './tours.ts';
import { userDb, type TourCard, type UserDb } from '../storage/user-db.ts';

/** A tour of this device with its dates. */
export interface DatedTour {
  card: TourCard;
  start: DateText;
  /** Its last day; worked out from the document where nobody has planned it as it is now on this device. */
  end: DateText;
}

interface Parts {
  user: UserDb;
  catalogue: CatalogueDb;
  now: Date;
}

/** The tours that today lies in, the one that was open last first, then by their start; and the next to come. */
export interface ToursNow {
  underWay: DatedTour[];
  /** The soonest that has not begun; null where no tour has dates to come. */
  coming: (DatedTour & { inDays: number }) | null;
}

/**
 * For a live query. Today is the date of this device, and that of the tour's first country: whoever has landed
 * before the device knows it, or leaves at home on the evening before, is on the way by either.
 */
export async function toursNow({
  user = userDb,
  catalogue = catalogueDb,
  now = new Date(),
}: Partial<Parts> = {}): Promise<ToursNow> {
  const dated = await datedTours(user);
  const last = await lastTourId(user);
  const countries = await catalogue.countries.bulkGet(dated.map(({ card }) => card.countries[0] ?? ''));
  const here = localMoment(now).slice(0, DATE_LENGTH);
  const timed = dated.map((tour, index) => {
    const zone = countries[index]?.timezone;
    const there = zone === undefined ? here : clockIn(zone, now).slice(0, DATE_LENGTH);
    return { tour, holds: [here, there].some((date) => tour.start <= date && date <= tour.end) };
  });
  const underWay = timed.flatMap(({ tour, holds }) => (holds ? [tour] : []));
  const coming = timed.flatMap(({ tour, holds }) => (!holds && tour.start > here ? [tour] : []));
  const soonest = coming.toSorted((a, b) => (a.start < b.start ? -1 : 1))[0];
  return {
    underWay: underWay.toSorted(
      (a, b) => Number(b.card.id === last) - Number(a.card.id === last) || (a.start < b.start ? -1 : 1),
    ),
    coming: soonest === undefined ? null : { ...soonest, inDays: daysBetween(here, soonest.start) },
  };
}

const DATE_LENGTH = 'YYYY-MM-DD'.length;

async function datedTours(user: UserDb): Promise<DatedTour[]> {
  const cards = await user.cards.filter(({ startDate, touched }) => touched && startDate !== null).toArray();
  const rows = await user.tours.bulkGet(cards.map(({ id }) => id));
  return cards.map((card, index) => {
    const start = card.startDate ?? '';
    const tour = rows[index]?.local ?? null;
    const planned = dateAfter(start, (card.days ?? 1) - 1);
    const ends = [planned, ...(tour === null ? [] : [nightsAfter(start, tour), ...plannedDates(tour)])];
    return { card, start, end: ends.reduce((last, date) => (date > last ? date : last)) };
  });
}

/** As far as stops say how many nights they have; those that were made longer or shorter say hours alone. */
function nightsAfter(start: DateText, { itinerary }: Tour): DateText {
  const nights = itinerary.filter(isStop).reduce((sum, stop) => sum + (stop.nights ?? 0), 0);
  return dateAfter(start, nights);
}

/** Days of the plan that the document was saved with, on whichever device: its bookings name them. */
function plannedDates({ bookings }: Tour): DateText[] {
  if (bookings === null) return [];
  const { accommodation, flights, transport } = bookings;
  const moments = [
    ...accommodation.flatMap((stay) => (stay.stale === true ? [] : [stay.plannedDeparture])),
    ...flights.flatMap((flight) =>
      flight.stale === true ? [] : [flight.plannedDate, flight.plannedReturnDate],
    ),
    ...transport.flatMap((way) => (way.stale === true ? [] : [way.plannedDate])),
  ];
  return moments.flatMap((moment) => (typeof moment === 'string' ? [moment.slice(0, DATE_LENGTH)] : []));
}
