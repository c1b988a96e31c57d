import { dateAfter, daysBetween } from '../../model/calendar/calendar-days.ts';
import { clockIn } from '../../model/calendar/local-clock.ts';
import type { DateText } from '../../model/plan.ts';
import { isStop } from '../../model/plan.ts';
import type { Tour } from '../../model/schemas/tour.ts';
import { catalogueDb, type CatalogueDb } from '../storage/catalogue-db.ts';
import { localMoment } from './local-moment.ts';
import { lastTourId } from './tours.ts';
import { userDb, type TourCard, type UserDb } from '../storage/user-db.ts';

/** A tour on this device with its dates. */
export interface DatedTour {
  card: TourCard;
  start: DateText;
  /** Its last day; derived from the document if this device has not planned the current version. */
  end: DateText;
}

interface Parts {
  user: UserDb;
  catalogue: CatalogueDb;
  now: Date;
}

/** Tours in progress today, the last opened first, then by start; and the next upcoming one. */
export interface CurrentTours {
  underWay: DatedTour[];
  /** The next one to start; null without upcoming dates. */
  coming: (DatedTour & { inDays: number }) | null;
}

/**
 * For a live query. "Today" is both the device's date and the one in the tour's first country: a tour is in progress by
 * either, for users whose device has not changed its time zone yet and for those who leave the evening before.
 */
export async function currentTours({
  user = userDb,
  catalogue = catalogueDb,
  now = new Date(),
}: Partial<Parts> = {}): Promise<CurrentTours> {
  const dated = await datedTours(user);
  const last = await lastTourId(user);
  const countries = await catalogue.countries.bulkGet(dated.map(({ card }) => card.countries[0] ?? ''));
  const deviceDate = localMoment(now).slice(0, DATE_LENGTH);
  const timed = dated.map((tour, index) => {
    const zone = countries[index]?.timezone;
    const localDate = zone === undefined ? deviceDate : clockIn(zone, now).slice(0, DATE_LENGTH);
    const isCurrent = [deviceDate, localDate].some((date) => tour.start <= date && date <= tour.end);
    return { tour, isCurrent };
  });
  const underWay = timed.flatMap(({ tour, isCurrent }) => (isCurrent ? [tour] : []));
  const coming = timed.flatMap(({ tour, isCurrent }) =>
    !isCurrent && tour.start > deviceDate ? [tour] : [],
  );
  const soonest = coming.toSorted((a, b) => (a.start < b.start ? -1 : 1))[0];
  return {
    underWay: underWay.toSorted(
      (a, b) => Number(b.card.id === last) - Number(a.card.id === last) || (a.start < b.start ? -1 : 1),
    ),
    coming: soonest === undefined ? null : { ...soonest, inDays: daysBetween(deviceDate, soonest.start) },
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

/** End by the stops' nights, a lower bound: stops whose length the user changed have hours only. */
function nightsAfter(start: DateText, { itinerary }: Tour): DateText {
  const nights = itinerary.filter(isStop).reduce((sum, stop) => sum + (stop.nights ?? 0), 0);
  return dateAfter(start, nights);
}

/** Planned days in the bookings of the document, from the plan of whichever device saved it. */
function plannedDates({ bookings }: Tour): DateText[] {
  if (bookings === null) return [];
  const { accommodation, flights, transport, rentals = [] } = bookings;
  const moments = [
    ...accommodation.flatMap((stay) => (stay.stale === true ? [] : [stay.plannedDeparture])),
    ...flights.flatMap((flight) =>
      flight.stale === true ? [] : [flight.plannedDate, flight.plannedReturnDate],
    ),
    ...rentals.flatMap((rental) => (rental.stale === true ? [] : [rental.plannedDropOff])),
    ...transport.flatMap((ride) => (ride.stale === true ? [] : [ride.plannedDate])),
  ];
  return moments.flatMap((moment) => (typeof moment === 'string' ? [moment.slice(0, DATE_LENGTH)] : []));
}
