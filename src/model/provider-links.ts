import type { LonLat } from './geo.ts';

/**
 * Addresses of providers' search pages, by pattern. The only file that knows them. No partner ids:
 * those are the operator's. Dates are `YYYY-MM-DD` and optional, as options carry none.
 */

const query = (values: Record<string, string | number | undefined>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');

/** Places to stay in a town. */
export function staysLink(stay: {
  city: string;
  country?: string;
  checkIn?: string;
  checkOut?: string;
  adults?: number;
}): string {
  const search = query({
    ss: stay.country ? `${stay.city}, ${stay.country}` : stay.city,
    checkin: stay.checkIn,
    checkout: stay.checkOut,
    group_adults: stay.adults,
  });
  return `https://www.booking.com/searchresults.html?${search}`;
}

/** Flights between two IATA codes. */
export function flightsLink(flight: {
  origin: string;
  destination: string;
  date?: string;
  dateReturn?: string;
}): string {
  const dates = [flight.date && `on ${flight.date}`, flight.dateReturn && `through ${flight.dateReturn}`];
  const words = ['Flights from', flight.origin, 'to', flight.destination, ...dates].filter(Boolean).join(' ');
  return `https://www.google.com/travel/flights?${query({ q: words })}`;
}

/** Trains: Sri Lanka's own seat reservation; elsewhere a search over all operators. */
export function trainsLink(countryKey: string, from: string, to: string): string {
  return countryKey === 'sri-lanka' ? 'https://seatreservation.railway.gov.lk/' : routeLink(from, to);
}

/** Buses, shuttles and ferries between two towns by name. */
export function routeLink(from: string, to: string): string {
  return `https://www.rome2rio.com/s/${encodeURIComponent(from)}/${encodeURIComponent(to)}`;
}

/** Public transport between two points that have no town's name. */
export function transitLink(from: LonLat, to: LonLat): string {
  const search = query({
    api: 1,
    origin: `${from[1]},${from[0]}`,
    destination: `${to[1]},${to[0]}`,
    travelmode: 'transit',
  });
  return `https://www.google.com/maps/dir/?${search}`;
}

/** Rental cars of a country. */
export function rentalCarsLink(countryKey: string): string {
  return `https://www.discovercars.com/${countryKey}`;
}

/** Cars with a driver, and guided transfers. */
export function driversLink(words: string): string {
  return `https://www.getyourguide.com/s/?${query({ q: words })}`;
}

/** Rides by app. */
export function rideHailingLink(countryKey: string): string {
  return countryKey === 'sri-lanka' ? 'https://pickme.lk/' : 'https://m.uber.com/looking';
}
