import { useMemo } from 'react';
import { countryName } from '../../../../../model/place/country-name.ts';
import { datedLink, flightsLink, rentalCarsLink, staysLink } from '../../../../../model/provider-links.ts';
import type { AccommodationBooking, BookingExtras, FlightBooking } from '../../../../../model/plan.ts';
import { optionLabels } from '../../../../format/option-labels.ts';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlanner, type Planner } from '../../planner-context.tsx';
import { useJourneyTimes } from '../../use-journey-times.ts';
import { useWide } from '../../use-wide.ts';
import type { BookingRow } from './booking-rows.ts';
import { stopOfNightBefore } from './stop-of-night-before.ts';

export interface BookingAction {
  href: string;
  label: string;
}

export type BookingLabels = ReturnType<typeof useBookingLabels>;

/** Texts and links of the checklist; memoized until the plan changes. */
export function useBookingLabels() {
  const translation = useTranslation();
  const format = useFormat();
  const wide = useWide();
  const journeyTimes = useJourneyTimes();
  const planner = usePlanner();
  return useMemo(
    () => bookingLabels({ translation, format, wide, journeyTimes, planner }),
    [translation, format, wide, journeyTimes, planner],
  );
}

interface Sources {
  translation: ReturnType<typeof useTranslation>;
  format: ReturnType<typeof useFormat>;
  wide: boolean;
  journeyTimes: ReturnType<typeof useJourneyTimes>;
  planner: Planner;
}

function bookingLabels({ translation: { t, tn, locale }, format, wide, journeyTimes, planner }: Sources) {
  const { places, countries, airports, placeName, connectionName, state } = planner;
  const { modeName } = optionLabels({ t, locale });

  function name(row: BookingRow): string {
    if (row.kind === 'stays') {
      if (row.booking.exp_key !== undefined) return placeName(row.booking.exp_key);
      const before = nightBefore(row.booking);
      if (before !== undefined) return t('planner.book.nightBefore', { place: placeName(before) });
      return t('planner.book.nightOnTheWay', { way: connectionName(row.booking.connection_id ?? '') });
    }
    if (row.kind === 'flights' && row.booking.flight) {
      const { origin, destination } = row.booking.flight;
      return `${airportName(origin)} – ${airportName(destination)}`;
    }
    if (row.kind === 'rentals') {
      const [pickUp = ''] = row.booking.legs[0]?.split('_') ?? [];
      const car = modeName({ type: 'rental', drivingType: row.booking.drivingType });
      return t('planner.book.rentalFrom', { car, place: placeName(pickUp) });
    }
    return connectionName(row.booking.connection_id);
  }

  function nightBefore(booking: AccommodationBooking): string | undefined {
    return state.plan === null ? undefined : stopOfNightBefore(booking, state.plan.timeline);
  }

  function airportName(code: string): string {
    const airport = airports.get(code);
    return airport === undefined ? code : `${airport[locale].city}\u00a0${code}`;
  }

  /** "Sat, Feb 6 – Mon, Feb 8, 2 nights"; for a connection its day, time and mode. */
  function when(row: BookingRow): string {
    if (row.kind === 'stays') {
      return `${wide ? range(row.from, row.to) : shortRange(row.from, row.to)}, ${tn('planner.nights', row.booking.nights)}`;
    }
    if (row.kind === 'rentals') {
      return `${wide ? range(row.from, row.to) : shortRange(row.from, row.to)}, ${tn('planner.days', row.booking.days)}`;
    }
    const leaving =
      row.from === null ? range(null, null) : `${format.date(row.from, 'day')}, ${format.clock(row.from)}`;
    if (row.kind === 'flights') {
      const out = flightLeaves(row.booking);
      return row.to === null ? out : t('planner.book.outAndBack', { out, back: format.date(row.to, 'day') });
    }
    const mode =
      row.booking.type === null ? t('planner.book.unknownConnection') : t(`mode.${row.booking.type}`);
    return `${leaving}, ${mode}`;
  }

  /** "Fri, Jan 9, 21:30 Frankfurt". */
  function flightLeaves({ connection_id, date }: FlightBooking): string {
    const [origin = '', destination = ''] = connection_id.split('_');
    const { leaves } = journeyTimes({ origin, destination, departure: date, arrival: date });
    return `${format.date(date, 'day')}, ${leaves}`;
  }

  /** "Feb 6 – 8": phones have no room for weekdays. */
  function shortRange(from: string | null, to: string | null): string {
    return from === null || to === null ? range(from, to) : format.dateRange(from, to, 'short');
  }

  function range(from: string | null, to: string | null): string {
    if (from === null) return t('planner.book.noDate');
    const start = format.date(from, 'day');
    return to === null ? start : `${start} – ${format.date(to, 'day')}`;
  }

  /** The price; if paid in the display currency, to the cent as entered. */
  function price(row: BookingRow): string {
    if (row.priceUsd === null) return '–';
    const { amount, currency } = paidAmount(row);
    if (amount === null || currency !== format.currency) return format.money(row.priceUsd);
    return format.amount(amount, currency, Number.isInteger(amount) ? 0 : 2);
  }

  /** "estimate", "paid", "about $24 a night", "pay on the way". */
  function priceNote(row: BookingRow): string {
    const { amount, currency } = paidAmount(row);
    if (amount !== null && currency !== null && currency !== format.currency) {
      return t('planner.book.paidIn', { money: format.amount(amount, currency) });
    }
    if (row.paid) return t('planner.book.paid');
    if (row.priceUsd === null) return t('planner.book.priceUnknown');
    if (row.kind === 'stays' && row.booking.price_per_night !== null) {
      return t('planner.about-a-night', { price: format.money(row.booking.price_per_night) });
    }
    if (row.kind === 'transport' && (row.booking.type === 'bus' || row.booking.type === 'ride-hailing')) {
      return t('planner.book.payOnTheWay');
    }
    if (row.kind === 'rentals' && row.booking.perDay !== null) {
      return t('planner.book.rentalRate', { price: format.money(row.booking.perDay) });
    }
    return t('planner.estimate');
  }

  /** Search link for the booked or planned dates; null if there is nothing to search for. */
  function action(row: BookingRow, days: 'booked' | 'planned' = 'booked'): BookingAction | null {
    const from = (days === 'booked' ? row.from : row.plannedFrom)?.slice(0, 10);
    const to = (days === 'booked' ? row.to : row.plannedTo)?.slice(0, 10);
    if (row.kind === 'stays') {
      const place = places.get(row.booking.exp_key ?? nightBefore(row.booking) ?? '');
      if (place === undefined) return null;
      return {
        label: t('planner.book.findStay'),
        href: staysLink({
          city: place.hotel_city,
          country:
            countryName(place.country_key, countries.get(place.country_key), locale) ?? place.country_key,
          ...(from !== undefined && { checkIn: from }),
          ...(to !== undefined && { checkOut: to }),
          adults: state.tour?.travellers ?? 1,
        }),
      };
    }
    if (row.kind === 'flights') {
      const { flight } = row.booking;
      const href = flight
        ? flightsLink({
            origin: flight.origin,
            destination: flight.destination,
            travelers: state.tour?.travellers ?? 1,
            ...(from !== undefined && { date: from }),
            ...(to !== undefined && { dateReturn: to }),
          })
        : ownLink(row.booking);
      return href === null ? null : { label: t('planner.book.find.flight'), href };
    }
    if (row.kind === 'rentals') {
      const country = places.get(row.booking.legs[0]?.split('_')[0] ?? '')?.country_key;
      return country === undefined
        ? null
        : { label: t('planner.book.find.rental'), href: rentalCarsLink(country) };
    }
    const { link, type } = row.booking;
    return link === null || type === null
      ? null
      : { label: t(`planner.book.find.${type}`), href: datedLink(link, from) };
  }

  /** Link of a flight that the user entered as an own connection: its booking has no airports. */
  function ownLink({ connection_id: id, maIndex, deep_link: deepLink }: FlightBooking): string | null {
    const entry = state.plan?.timeline[maIndex ?? -1];
    const chosen = entry?.timelineType === 'connection' ? entry.selected : 0;
    return deepLink ?? state.options[id]?.[chosen]?.link ?? null;
  }

  return { name, when, nightBefore, range, price, priceNote, action };
}

/** Amount and currency as entered; both null for an estimate. */
function paidAmount(row: BookingRow): { amount: number | null; currency: string | null } {
  const { amount, currency }: BookingExtras = row.booking;
  return row.paid && typeof amount === 'number' && typeof currency === 'string'
    ? { amount, currency }
    : { amount: null, currency: null };
}
