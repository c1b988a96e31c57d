import { withFreePictures } from './free-picture.ts';
import type { CountrySummary, ExperienceSummary, TourSummary } from '../schemas/catalogue.ts';
import type { Roundup } from '../schemas/roundup.ts';

/** Maximum numbers on any screen; CSS hides further cards on smaller ones. */
export const HOME_MAX = { roundups: 4, experiences: 12, tours: 8, countries: 4, posts: 3 };

type Pictured<Item, Name extends keyof Item> = Pick<Item, Name | Extract<'image_uris', keyof Item>>;

/** What the home page shows of the catalogue in a month. From its top down, none shows a picture of another one. */
export function homeView<
  Place extends Pictured<ExperienceSummary, 'months' | 'country_key'>,
  Tour extends Pictured<TourSummary, 'key'>,
  Country extends Pictured<CountrySummary, 'key' | 'coming_soon'>,
  Collection extends Pictured<Roundup, 'key'>,
>(rows: {
  /** Of all countries, best first. */
  places: readonly Place[];
  tours: readonly Tour[];
  countries: readonly Country[];
  roundups: readonly Collection[];
  month: number;
}) {
  const { places, tours, countries, roundups, month } = rows;
  const inMonth = places.filter(({ months }) => months.includes(month));
  const used = new Set<string>();
  // Others each month.
  const start = ((month - 1) * HOME_MAX.roundups) % Math.max(roundups.length, 1);
  const rotated = [...roundups.slice(start), ...roundups.slice(0, start)];
  return {
    inMonth,
    roundups: withFreePictures(rotated, used, HOME_MAX.roundups),
    experiences: withFreePictures(inMonth, used, HOME_MAX.experiences),
    tours: withFreePictures(tours, used, HOME_MAX.tours),
    countries: withFreePictures(rankDestinations(countries, places), used, countries.length),
  };
}

/** Countries in the order of their best place, then by key; upcoming ones are omitted. */
export function rankDestinations<Country extends Pick<CountrySummary, 'key' | 'coming_soon'>>(
  countries: readonly Country[],
  trending: readonly Pick<ExperienceSummary, 'country_key'>[],
): Country[] {
  const order = [...new Set(trending.map((place) => place.country_key))];
  const rank = ({ key }: Country) => (order.includes(key) ? order.indexOf(key) : order.length);
  return countries
    .filter((country) => !country.coming_soon)
    .sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
}
