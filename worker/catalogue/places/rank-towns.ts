import type { TownResult } from '../../../src/contract/data-api.ts';
import type { NamedParts } from '../search.ts';
import type { RankedResult } from '../search/answer.ts';
import type { PlaceHit } from './search-places.ts';

/** Of the name as typed: after what has it in its own name, before what only mentions it. */
const EXACT = 0.95;
/** Of a well-known place and nothing else. */
const NAMED = 1.6;
/** Rank of a town of some 16,000 people. */
const WELL_KNOWN = 14;
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
  /** Whether a place of this name comes before what else the catalogue has. */
  isFirst: boolean;
  /** Towns by name, best first. */
  find: (typed: string) => Promise<readonly PlaceHit[]>;
}

export interface RankedTowns {
  towns: RankedResult<TownResult>[];
  /** ISO 3166-1 code of the country of the place that the words without a meaning name, if others have one. */
  inCountry?: string;
}

/**
 * Towns to merge into the results of a query: those named as typed, or with a name that begins so. One with other letters
 * is meant only by a query of unknown words: `hiking Turkey` asks for no town.
 */
export async function rankTowns(
  { countries, rest, unknown }: Pick<NamedParts, 'countries' | 'rest' | 'unknown'>,
  { isAnswered, isFirst, find }: TownSource,
): Promise<RankedTowns> {
  const townsNamed = async (name: string) => {
    const hits = name === '' ? [] : await find(name);
    return countries.length === 0 ? hits : hits.filter(({ place }) => countries.includes(place.country));
  };
  const most = isAnswered ? TOWNS_MAX : TOWNS_ALONE_MAX;
  const found = await townsNamed(rest);
  // The beginning of a name is no accident unless all words have a meaning: `visa`.
  const begun = found.filter(({ fit }) => fit === 1 || (unknown !== '' && fit >= BEGUN));
  if (begun.length > 0) {
    const exact = isFirst && unknown !== '' ? NAMED : EXACT;
    return {
      towns: begun
        .slice(0, most)
        .map((hit) => rankedOf(hit, isWellKnown(hit) ? exact : Math.min(EXACT, hit.fit))),
    };
  }
  if (unknown !== rest) {
    // `Sights in Saigon`; part of the name would be an accident.
    const exact = (await townsNamed(unknown)).filter(({ fit }) => fit === 1);
    const best = exact.find((hit) => isWellKnown(hit));
    return {
      towns: exact.slice(0, TOWNS_MAX).map((hit) => rankedOf(hit, PART)),
      ...(best && { inCountry: best.place.country }),
    };
  }
  const similar = found.filter(({ fit }) => fit >= SIMILAR || (fit < 0 && fit >= NICKNAMED));
  return {
    towns: similar.slice(0, isAnswered ? 1 : TOWNS_MAX).map((hit) => rankedOf(hit, Math.max(0, hit.fit))),
  };
}

/** A place that bears this name and is large, or known to travellers. */
export function isWellKnown({ fit, rank }: PlaceHit): boolean {
  return fit === 1 && rank >= WELL_KNOWN;
}

function rankedOf({ place }: PlaceHit, score: number): RankedResult<TownResult> {
  return { result: { type: 'town', key: place.id, text: place.name, place }, score, complete: true };
}
