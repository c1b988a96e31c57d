import type { ListedPlace, MatchDoubt, MatchedPlace, PlaceMatch } from '../../src/contract/place-list.ts';
import type { Locale } from '../../src/model/base/locale.ts';
import type { GazetteerPlace } from '../../src/model/gazetteer/gazetteer-pack.ts';
import { greatCircleKm, type LonLat } from '../../src/model/place/geo.ts';
import { foldText } from '../catalogue/fold-text.ts';
import type { DevicePlaces } from '../catalogue/places/device-places.ts';
import { pause } from './list-writer.ts';

/** An experience of the catalogue or of the user. */
export interface KnownExperience {
  key: string;
  title: string;
  /** All its titles, in both languages. */
  names: readonly string[];
  at: LonLat;
}

export interface MatchParts {
  experiences: readonly KnownExperience[];
  places: DevicePlaces;
  locale: Locale;
}

/** An experience is the one of that name within this distance; parks and islands are large. */
const EXPERIENCE_KM = 30;
const TOWN_KM = 15;
/** A place nearer than this is preferred to a smaller one that is nearer still. */
const NEAR_KM = 10;
/** Positions closer than this, with the same name, are one place. */
const SAME_KM = 0.2;
const OTHERS_MAX = 3;
const PLACES_PER_TURN = 50;

type Found = Pick<MatchedPlace, 'match' | 'doubt' | 'others'>;

/** What the listed places are on this device, in their order. Nothing is loaded but packs of the gazetteer. */
export async function matchPlaces(
  listed: readonly ListedPlace[],
  parts: MatchParts,
): Promise<{ places: MatchedPlace[]; missing: string[] }> {
  const countries = await countriesOf(listed, parts);
  const byName = experiencesByName(parts.experiences);
  const places: MatchedPlace[] = [];
  const seen = new Map<string, number>();
  for (const [index, place] of listed.entries()) {
    const found = place.at
      ? await matchPosition(place, place.at, countries, { ...parts, byName })
      : await matchName(place, countries, { ...parts, byName });
    const id = identityOf(place, found.match);
    const sameAs = id === null ? null : (seen.get(id) ?? null);
    if (id !== null && sameAs === null) seen.set(id, index);
    places.push({ ...place, ...found, sameAs });
    if (index % PLACES_PER_TURN === 0) await pause();
  }
  return { places, missing: await parts.places.missing(countries) };
}

interface Context extends MatchParts {
  byName: ReadonlyMap<string, readonly KnownExperience[]>;
}

/** Countries in which the listed places are, as far as the largest places of the world tell. */
async function countriesOf(listed: readonly ListedPlace[], parts: MatchParts): Promise<string[]> {
  const found = new Set<string>();
  for (const [index, { at, country }] of listed.entries()) {
    const code = country.trim().toUpperCase();
    if (/^[A-Z]{2}$/.test(code)) found.add(code);
    const near = at && (await parts.places.nearest({ at, withinKm: 0, locale: parts.locale, countries: [] }));
    if (near) found.add(near.country);
    if (index % PLACES_PER_TURN === 0) await pause();
  }
  return [...found];
}

function experiencesByName(experiences: readonly KnownExperience[]) {
  const byName = new Map<string, KnownExperience[]>();
  for (const experience of experiences) {
    for (const name of new Set(experience.names.map(foldText))) {
      const same = byName.get(name);
      if (same) same.push(experience);
      else byName.set(name, [experience]);
    }
  }
  return byName;
}

async function matchPosition(
  { name }: ListedPlace,
  at: LonLat,
  countries: readonly string[],
  { byName, places, locale }: Context,
): Promise<Found> {
  const experience = (byName.get(foldText(name)) ?? [])
    .map((one) => ({ one, km: greatCircleKm(one.at, at) }))
    .filter(({ km }) => km <= EXPERIENCE_KM)
    .toSorted((a, b) => a.km - b.km)[0]?.one;
  if (experience) return result({ kind: 'experience', key: experience.key, title: experience.title });
  const query = { at, locale, countries };
  const town = name === '' ? null : await places.named(name, { ...query, withinKm: TOWN_KM });
  if (town) return result({ kind: 'gazetteer', place: town });
  const near = await places.nearest({ ...query, withinKm: NEAR_KM });
  return near ? result({ kind: 'point', near }) : result({ kind: 'none' }, 'no-country');
}

async function matchName(
  listed: ListedPlace,
  countries: readonly string[],
  { byName, places, locale }: Context,
): Promise<Found> {
  const typed = listed.name || (listed.address.split(',')[0] ?? '');
  const experiences = byName.get(foldText(typed)) ?? [];
  const { places: hits } = await places.search({ typed, locale, countries });
  const wanted = foldText(typed);
  const named = hits.filter(
    ({ name: own, alias }) => foldText(own) === wanted || foldText(alias ?? '') === wanted,
  );
  const fitting = inCountry(named, listed);
  const [experience] = experiences;
  if (experience && experiences.length === 1)
    return result({ kind: 'experience', key: experience.key, title: experience.title }, 'by-name', fitting);
  const [best, ...others] = fitting;
  if (!best) return result({ kind: 'none' }, 'not-found', hits);
  return result({ kind: 'gazetteer', place: best }, others.length > 0 ? 'ambiguous' : 'by-name', others);
}

const COUNTRY_NAMES = (['en', 'de'] as const).map(
  (locale) => new Intl.DisplayNames(locale, { type: 'region' }),
);

/** Those whose country or region the file names, or all where it names none of theirs. */
function inCountry<Place extends GazetteerPlace>(
  hits: readonly Place[],
  { name, address, country }: ListedPlace,
): readonly Place[] {
  const text = ` ${foldText([country, address, name].join(' '))} `;
  const isNamed = (part: string) => part !== '' && text.includes(` ${foldText(part)} `);
  const fitting = hits.filter(
    (hit) =>
      country.trim().toUpperCase() === hit.country ||
      isNamed(hit.region) ||
      COUNTRY_NAMES.some((names) => isNamed(names.of(hit.country) ?? '')),
  );
  return fitting.length > 0 ? fitting : hits;
}

function result(
  match: PlaceMatch,
  doubt: MatchDoubt | null = null,
  others: readonly GazetteerPlace[] = [],
): Found {
  return { match, doubt, others: others.slice(0, OTHERS_MAX) };
}

/** The same for two entries of one place; null for what is not known. */
function identityOf({ name, at }: ListedPlace, match: PlaceMatch): string | null {
  if (match.kind === 'experience') return match.key;
  if (match.kind === 'gazetteer') return match.place.id;
  if (at === null) return null;
  const cells = at.map((degree) => Math.round(degree / (SAME_KM / 111)));
  return [foldText(name), ...cells].join();
}
