import { weatherNear } from '../../model/place/nearest-climate.ts';
import type {
  Climate,
  CountrySummary,
  ExperienceDetails,
  ExperienceSummary,
  TourSummary,
} from '../../model/schemas/catalogue.ts';
import type { Roundup, RoundupDetails } from '../../model/schemas/roundup.ts';
import type { RoundupRule, WrittenRoundup } from './content-schemas.ts';

/** What the items of a roundup are checked against. */
export interface RoundupFacts {
  countries: ReadonlyMap<string, CountrySummary>;
  experiences: ReadonlyMap<string, ExperienceSummary>;
  experienceDetails: ReadonlyMap<string, ExperienceDetails>;
  tours: ReadonlyMap<string, TourSummary>;
  climate: readonly Climate[];
}

/** Every item has to keep the rule, so that the title stays true when a fact of the catalogue changes. */
export function readRoundup(
  written: WrittenRoundup,
  facts: RoundupFacts,
  errors: string[],
): { summary: Roundup; details: RoundupDetails } {
  const { _id, key, rank, of, rule, picture, items, en, de } = written;
  const report = (error: string) => errors.push(`collections/${key}.json: ${error}`);
  const keys = items.map((item) => item.key);
  if (new Set(keys).size < keys.length) report('an item is listed twice');
  for (const item of keys) for (const broken of brokenRules(item, of, rule, facts)) report(broken);
  const shown = facts.experiences.get(picture);
  if (!shown) report(`picture: unknown experience ${picture}`);
  const { intro: introEn, ...textsEn } = en;
  const { intro: introDe, ...textsDe } = de;
  return {
    summary: {
      _id,
      key,
      rank,
      of,
      size: items.length,
      image_uris: shown?.image_uris ?? [],
      en: textsEn,
      de: textsDe,
    },
    details: { _id, key, items, en: { intro: introEn }, de: { intro: introDe } },
  };
}

/** What two of them may not share: an address, a rank, or a picture that would be twice in their list. */
export function sharedByRoundups(written: readonly WrittenRoundup[]): string[] {
  const seen = new Map<string, string>();
  const errors: string[] = [];
  for (const { key, rank, picture, en, de } of written) {
    const unique = [`en.slug ${en.slug}`, `de.slug ${de.slug}`, `rank ${rank}`, `picture ${picture}`];
    for (const value of unique) {
      const other = seen.get(value);
      if (other !== undefined) errors.push(`collections/${key}.json: ${value} is that of ${other}`);
      seen.set(value, key);
    }
  }
  return errors;
}

function brokenRules(key: string, of: Roundup['of'], rule: RoundupRule, facts: RoundupFacts): string[] {
  if (of === 'tours') {
    const tour = facts.tours.get(key);
    return tour ? brokenByTour(tour, rule) : [`unknown tour ${key}`];
  }
  const place = facts.experiences.get(key);
  if (!place || !place.active) return [`unknown experience ${key}`];
  return brokenByPlace(place, rule, facts);
}

function brokenByTour({ key, days, modes, months }: TourSummary, rule: RoundupRule): string[] {
  const [least, most] = rule.days ?? [days, days];
  return [
    ...lacking(key, 'month', rule.months, months),
    ...(days < least || days > most ? [`${key} takes ${days} days`] : []),
    ...(rule.modes ?? []).filter((mode) => !modes.includes(mode)).map((mode) => `${key} has no ${mode}`),
    ...(rule.withoutModes ?? []).filter((mode) => modes.includes(mode)).map((mode) => `${key} has a ${mode}`),
  ];
}

function brokenByPlace(place: ExperienceSummary, rule: RoundupRule, facts: RoundupFacts): string[] {
  const { key, months, open_months, categories, country_key, price, price_per_night } = place;
  const { categories: wanted, alsoCategories: also } = rule;
  const elevation = facts.experienceDetails.get(key)?.elevation_m ?? 0;
  const continent = facts.countries.get(country_key)?.continent;
  const has = (list: readonly string[] | undefined) =>
    list === undefined || list.some((category) => categories.some((own) => own === category));
  return [
    ...lacking(key, 'month', rule.months, months),
    ...(open_months ? lacking(key, 'open month', rule.months, open_months) : []),
    ...(has(wanted) && has(also) ? [] : [`${key} is of none of the categories`]),
    ...categories.filter((category) => rule.without?.includes(category)).map((one) => `${key} is ${one}`),
    ...(rule.price !== undefined && price > rule.price ? [`${key} costs ${price}`] : []),
    ...(rule.pricePerNight !== undefined && price_per_night > rule.pricePerNight
      ? [`a night at ${key} costs ${price_per_night}`]
      : []),
    ...(rule.elevationM !== undefined && elevation < rule.elevationM ? [`${key} is at ${elevation} m`] : []),
    ...(rule.continents && (continent === undefined || !rule.continents.includes(continent))
      ? [`${key} is not in ${rule.continents.join()}`]
      : []),
    ...brokenByWeather(place, rule, facts.climate),
  ];
}

function brokenByWeather(
  { key, location }: ExperienceSummary,
  { weather }: RoundupRule,
  climate: readonly Climate[],
): string[] {
  if (weather === undefined) return [];
  const near = weatherNear(climate, location.coordinates);
  return weather.months.flatMap((month) => {
    const usual = near?.months[month - 1];
    if (!usual) return [`no climate is known near ${key}`];
    const { high_c: high, rain_mm: rain } = usual;
    return high < weather.highC || rain > weather.rainMm
      ? [`${key} has ${high} °C and ${rain} mm in month ${month}`]
      : [];
  });
}

function lacking(
  key: string,
  what: string,
  wanted: readonly number[] | undefined,
  has: readonly number[],
): string[] {
  return (wanted ?? []).filter((one) => !has.includes(one)).map((one) => `${key} lacks ${what} ${one}`);
}
