import type { TownResult } from '../../../src/contract/data-api.ts';
import type { NamedParts } from '../search.ts';
import type { RankedResult } from '../search/answer.ts';
import type { PlaceHit } from './search-places.ts';

/** Of the name as typed: after what has it in its own name, before what only mentions it. */
const EXACT = 0.95;
/** Of a part of the query, the rest of which asks for something there. */
const PART = 0.8;
/** From here on a fit is the beginning of a name. */
const BEGUN = 0.6;
/** A typo, or by a nickname. */
const SIMILAR = 0.35;
const NICKNAMED = -1.4;
const TOWNS_MAX = 3;
/** Where nothing else is found. */
const TOWNS_ALONE_MAX = 8;

export interface TownSource {
  /** Whether the catalogue has something that explains the whole query. */
  isAnswered: boolean;
  /** Towns by name, best first. */
  find: (typed: string) => Promise<readonly PlaceHit[]>;
}

/**
 * Towns to merge into the results of a query: those named as typed, or with a name that begins so. One with other letters
 * is meant only by a query of unknown words: `hiking Turkey` asks for no town.
 */
export async function rankTowns(
  { countries, rest, unknown }: NamedParts,
  { isAnswered, find }: TownSource,
): Promise<RankedResult<TownResult>[]> {
  const townsNamed = async (name: string) => {
    const hits = name === '' ? [] : await find(name);
    return countries.length === 0 ? hits : hits.filter(({ place }) => countries.includes(place.country));
  };
  const most = isAnswered ? TOWNS_MAX : TOWNS_ALONE_MAX;
  const found = await townsNamed(rest);
  // The beginning of a name is no accident unless all words have a meaning: `visa`.
  const begun = found.filter(({ fit }) => fit === 1 || (unknown !== '' && fit >= BEGUN));
  if (begun.length > 0)
    return begun.slice(0, most).map((hit) => rankedOf(hit, hit.fit === 1 ? EXACT : hit.fit));
  if (unknown !== rest) {
    // `Sights in Saigon`; part of the name would be an accident.
    const exact = (await townsNamed(unknown)).filter(({ fit }) => fit === 1);
    return exact.slice(0, TOWNS_MAX).map((hit) => rankedOf(hit, PART));
  }
  const similar = found.filter(({ fit }) => fit >= SIMILAR || (fit < 0 && fit >= NICKNAMED));
  return similar.slice(0, isAnswered ? 1 : TOWNS_MAX).map((hit) => rankedOf(hit, Math.max(0, hit.fit)));
}

function rankedOf({ place }: PlaceHit, score: number): RankedResult<TownResult> {
  return { result: { type: 'town', key: place.id, text: place.name, place }, score, complete: true };
}
