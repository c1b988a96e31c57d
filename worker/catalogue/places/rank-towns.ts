import type { TownResult } from '../../../src/contract/data-api.ts';
import type { NamedParts } from '../search.ts';
import type { RankedResult } from '../search/answer.ts';
import { type PlaceHit, WELL_KNOWN } from './search-places.ts';

/** Of the name as typed: after what has it in its own name, before what only mentions it. */
const EXACT = 0.95;
/** Of a well-known place and nothing else. */
const NAMED = 1.6;
/** An answer that explains less than this of a query may rest on a word by accident. */
const WEAK = 0.55;
/** Of a part of the query, the rest of which asks for something there. */
const PART = 0.8;
/** From here on a fit is the beginning of a name. */
const BEGUN = 0.6;
/** A typo, or by a nickname. */
const SIMILAR = 0.35;
const NICKNAMED = -1.4;
/** Of a long name with a typo. */
const MISSPELLED = 0.36;
const TOWNS_MAX = 3;
/** Where nothing else is found. */
const TOWNS_ALONE_MAX = 8;

export interface TownSource {
  typed: string;
  /** The best result of the catalogue. */
  best: RankedResult | undefined;
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
  { typed, best, find }: TownSource,
): Promise<RankedTowns> {
  const isAnswered = isAnswer(best);
  const townsNamed = async (name: string) => {
    const hits = name === '' ? [] : await find(name);
    return countries.length === 0 ? hits : hits.filter(({ place }) => countries.includes(place.country));
  };
  const most = isAnswered ? TOWNS_MAX : TOWNS_ALONE_MAX;
  const found = await townsNamed(rest);
  // The beginning of a name is no accident unless all words have a meaning: `visa`.
  const begun = found.filter(({ fit }) => fit === 1 || (unknown !== '' && fit >= BEGUN));
  if (begun.length > 0) {
    const isFirst = unknown !== '' && isBefore(begun[0], best);
    const exact = isFirst ? NAMED : EXACT;
    return {
      towns: begun
        .slice(0, most)
        .map((hit) => rankedOf(hit, isWellKnown(hit) ? exact : Math.min(EXACT, hit.fit))),
    };
  }
  // `Maldives`: a country that the catalogue lacks.
  if (best === undefined && unknown === '') {
    const called = (await find(typed)).filter((hit) => isWellKnown(hit));
    return { towns: called.slice(0, TOWNS_MAX).map((hit) => rankedOf(hit, EXACT)) };
  }
  // `Victora Falls`: nearly a whole name.
  const isAsked = unknown !== '' && best?.isCalled !== true;
  const misspelled = isAsked ? found.filter(({ fit }) => fit >= MISSPELLED) : [];
  if (unknown !== rest && misspelled.length > 0) {
    return { towns: misspelled.slice(0, TOWNS_MAX).map((hit) => rankedOf(hit, EXACT)) };
  }
  if (unknown !== rest) {
    // `Sights in Saigon`; part of the name would be an accident.
    const named = await townsNamed(unknown);
    const exact = named.filter(({ fit }) => fit === 1);
    // `Hostels in Taipe`
    const meant =
      exact.length > 0 || isAnswered
        ? exact
        : named.filter(({ fit, rank }) => fit >= SIMILAR && rank >= WELL_KNOWN).slice(0, 1);
    const wellKnown = meant.find(({ rank }) => rank >= WELL_KNOWN);
    return {
      towns: meant.slice(0, TOWNS_MAX).map((hit) => rankedOf(hit, PART * hit.fit)),
      ...(wellKnown && { inCountry: wellKnown.place.country }),
    };
  }
  const similar = found.filter(({ fit }) => fit >= SIMILAR || (fit < 0 && fit >= NICKNAMED));
  return {
    towns: similar.slice(0, isAnswered ? 1 : TOWNS_MAX).map((hit) => rankedOf(hit, Math.max(0, hit.fit))),
  };
}

/**
 * Whether a place that is called so comes before the best result of the catalogue: before a tour that passes through it,
 * but not before one of an island or region, and before what is not called so.
 */
function isBefore(hit: PlaceHit | undefined, best: RankedResult | undefined): boolean {
  if (hit === undefined || best === undefined) return false;
  const isStory = best.result.type === 'tour' || best.result.type === 'blogpost';
  if (isStory) return !(hit.isArea && best.isCalled);
  return !best.isCalled && hit.place.alias === null;
}

/** Whether a result of the catalogue answers the whole query. */
export function isAnswer(best: RankedResult | undefined): boolean {
  return best?.complete === true && best.score >= WEAK;
}

/** A place that bears this name and is large, or known to travellers. */
export function isWellKnown({ fit, rank }: PlaceHit): boolean {
  return fit === 1 && rank >= WELL_KNOWN;
}

function rankedOf({ place }: PlaceHit, score: number): RankedResult<TownResult> {
  return { result: { type: 'town', key: place.id, text: place.name, place }, score, complete: true };
}
