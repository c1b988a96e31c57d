import type { CountrySummary, ExperienceSummary } from '../../../../src/model/schemas/catalogue.ts';
import type { CategoryKey } from '../../../../src/model/category.ts';
import type { Tour } from '../../../../src/model/schemas/tour.ts';

/** A few real places, with the figures that the tests rely on. */
interface Facts {
  country?: string;
  title: [en: string, de: string];
  name: [en: string, de: string];
  region: [en: string, de: string];
  categories: CategoryKey[];
  months: number[];
  hours: number;
  price: number;
  likes: number;
  point: [longitude: number, latitude: number];
}

function place(key: string, facts: Facts): ExperienceSummary {
  const texts = (index: 0 | 1) => ({
    title: facts.title[index],
    short_title: facts.name[index],
    region: facts.region[index],
    teaser: `${facts.name[index]}.`,
  });
  return {
    _id: key,
    key,
    country_key: facts.country ?? 'sri-lanka',
    active: true,
    active_translations: ['en', 'de'],
    duration: facts.hours,
    likes: facts.likes,
    categories: facts.categories,
    months: facts.months,
    location: { coordinates: facts.point },
    image_uris: [],
    price: facts.price,
    price_per_night: 30,
    price_year: 2025,
    hotel_city: facts.name[0],
    en: texts(0),
    de: texts(1),
  };
}

export const ELLA = place('ella', {
  title: ['Ella Village and Ella Rock', 'Ella und Ella Rock'],
  name: ['Ella', 'Ella'],
  region: ['Uva Province', 'Provinz Uva'],
  categories: ['hiking', 'lookout'],
  months: [1, 2, 3, 4, 5, 6, 7, 8],
  hours: 36,
  price: 0,
  likes: 5,
  point: [81.047, 6.872],
});

export const KANDY = place('kandy', {
  title: ['Temple of the Tooth, Kandy', 'Zahntempel in Kandy'],
  name: ['Kandy', 'Kandy'],
  region: ['Central Province', 'Zentralprovinz'],
  categories: ['city', 'history'],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  hours: 12,
  price: 7,
  likes: 9,
  point: [80.641, 7.294],
});

export const MIRISSA = place('mirissa', {
  title: ['Whale watching, Mirissa', 'Wale beobachten in Mirissa'],
  name: ['Mirissa', 'Mirissa'],
  region: ['Southern Province', 'Südprovinz'],
  categories: ['animals', 'beach'],
  months: [11, 12, 1, 2, 3, 4],
  hours: 6,
  price: 35,
  likes: 1,
  point: [80.459, 5.948],
});

const SOSSUSVLEI = place('sossusvlei', {
  country: 'namibia',
  title: ['Sossusvlei and Big Daddy', 'Sossusvlei und Big Daddy'],
  name: ['Sossusvlei', 'Sossusvlei'],
  region: ['Namib Desert', 'Namib-Wüste'],
  categories: ['hiking'],
  months: [4, 5, 6, 7, 8, 9, 10],
  hours: 24,
  price: 16,
  likes: 7,
  point: [15.29, -24.73],
});

export const PLACES = [ELLA, KANDY, MIRISSA, SOSSUSVLEI];

export function country(key: string, iso2: string, en: string, de: string): CountrySummary {
  return {
    _id: key,
    key,
    iso2,
    image_uris: [],
    coming_soon: false,
    planner: true,
    active_translations: ['en', 'de'],
    continent: 'asia',
    georegion: 'southern-asia',
    currency_code: 'USD',
    timezone: 'UTC',
    dry_months: [],
    wet_months: [],
    best_months: [],
    budget: { low: 1, mid: 2, high: 3 },
    budget_key: 1,
    solo_female: true,
    lgbtiq: true,
    rating_year: 2025,
    facts_year: 2025,
    price_per_night: 30,
    main_airports: [],
    palette: ['#cfe3e6', '#9dbcb6', '#5f8f86', '#e0b56c'],
    en: { name: en },
    de: { name: de },
  };
}

export function tourOf(stops: readonly string[], countries: readonly string[] = ['sri-lanka']): Tour {
  return {
    id: '01900000-0000-7000-8000-000000000000',
    version: null,
    name: 'Tour',
    notes: '',
    countries: [...countries],
    startDate: null,
    endDate: null,
    travellers: 1,
    homeAirport: null,
    itinerary: stops.map((key) => ({ experience_id: key })),
    ownConnections: {},
    bookings: null,
    originalOrder: null,
    published: false,
    slug: null,
    updatedAt: '2027-01-01T00:00:00.000Z',
  };
}
