import type { LonLat } from './place/geo.ts';
import type { Locale } from './base/locale.ts';

/**
 * URLs of providers' search pages; the only file that contains them. Partner ids are the operator's and come from the
 * settings. Dates are `YYYY-MM-DD` and optional, as transport options have none.
 */

const query = (values: Record<string, string | number | undefined>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');

/** Accommodation in a town. */
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

/** Flights to an IATA code, from wherever the provider locates the user. */
export function flightsToLink(destination: string): string {
  return `https://www.google.com/travel/flights?${query({ q: `Flights to ${destination}` })}`;
}

/** Flights between two IATA codes. */
export function flightsLink(flight: {
  origin: string;
  destination: string;
  date?: string;
  dateReturn?: string;
  travelers?: number;
}): string {
  const dates = [flight.date && `on ${flight.date}`, flight.dateReturn && `through ${flight.dateReturn}`];
  const { travelers = 1 } = flight;
  const group = travelers > 1 && `for ${travelers} adults`;
  const words = ['Flights from', flight.origin, 'to', flight.destination, ...dates, group]
    .filter(Boolean)
    .join(' ');
  return `https://www.google.com/travel/flights?${query({ q: words })}`;
}

/** Trains: the official seat reservation in Sri Lanka, elsewhere a search over all operators. */
export function trainsLink(countryKey: string, from: string, to: string): string {
  return countryKey === 'sri-lanka' ? 'https://seatreservation.railway.gov.lk/' : routeLink(from, to);
}

/** Buses, shuttles and ferries between two towns by name. */
export function routeLink(from: string, to: string): string {
  return `https://www.rome2rio.com/s/${encodeURIComponent(from)}/${encodeURIComponent(to)}`;
}

/** Public transport between two points without town names. */
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

/** Adds the date to a search URL, where the provider supports it. */
export function datedLink(link: string, date: string | undefined): string {
  if (date === undefined || !link.startsWith('https://www.getyourguide.com/s/?')) return link;
  return `${link}&${query({ date_from: date, date_to: date })}`;
}

/** Mobile data of a country. */
export function esimLink(countryKey: string): string {
  return `https://www.airalo.com/${countryKey}-esim`;
}

/** Travel insurance; the page asks for country and dates. */
export function insuranceLink(): string {
  return 'https://www.worldnomads.com/travel-insurance';
}

/** Official visa sites have no URL pattern, so this is a search for it. @param country its English name */
export function visaLink(country: string): string {
  return `https://www.google.com/search?${query({ q: `${country} official visa site` })}`;
}

/** Compensation for delayed or canceled flights; the page asks for the flight. */
export function flightClaimsLink(locale: Locale): string {
  return `https://www.airhelp.com/${locale}/`;
}

/** The foreign office's list of its embassies and consulates. */
export function embassiesLink(locale: Locale): string {
  return locale === 'de'
    ? 'https://www.auswaertiges-amt.de/de/reiseundsicherheit/deutsche-auslandsvertretungen'
    : 'https://www.gov.uk/world/embassies';
}

/** Partners for guided tours and activities. */
export const ACTIVITY_PARTNERS = ['getyourguide', 'viator'] as const;
export type ActivityPartner = (typeof ACTIVITY_PARTNERS)[number];
/** The operator's affiliate parameters, `partner_id=…`. Without them the link is a plain search. */
export type PartnerParameters = Partial<Record<ActivityPartner, string | null>>;

/** A partner's search for `words`; with affiliate parameters also the campaign, the key of the item. */
export function activityLink(
  partner: ActivityPartner,
  words: string,
  campaign: string,
  parameters: PartnerParameters = {},
): string {
  const { name, search, campaignParameter } = ACTIVITY_SEARCH[partner];
  const own = parameters[partner] ?? '';
  const affiliate = own === '' ? '' : `&${own}&${query({ [campaignParameter]: campaign })}`;
  return `${search}?${query({ [name]: words })}${affiliate}`;
}

const ACTIVITY_SEARCH: Record<ActivityPartner, { search: string; name: string; campaignParameter: string }> =
  {
    getyourguide: { search: 'https://www.getyourguide.com/s/', name: 'q', campaignParameter: 'cmp' },
    viator: {
      search: 'https://www.viator.com/searchResults/all',
      name: 'text',
      campaignParameter: 'campaign',
    },
  };

/** A point in the device's map app (RFC 5870), with a label where the app supports it. */
export function geoLink([longitude, latitude]: LonLat, name: string): string {
  const point = `${latitude},${longitude}`;
  return `geo:${point}?${query({ q: `${point}(${name})` })}`;
}

/** A point on OpenStreetMap. */
export function mapLink([longitude, latitude]: LonLat): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`;
}

/** Ride-hailing. */
export function rideHailingLink(countryKey: string): string {
  return countryKey === 'sri-lanka' ? 'https://pickme.lk/' : 'https://m.uber.com/looking';
}
