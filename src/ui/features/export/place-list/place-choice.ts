import type { MatchedPlace } from '../../../../contract/place-list.ts';
import type { GazetteerPlace } from '../../../../model/gazetteer/gazetteer-pack.ts';

export const LIST_ORDERS = ['file', 'date', 'name'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

/** With more places the user chooses from none instead of from all. */
export const CHOSEN_FROM_START_MAX = 30;

/** Indexes of the places that are chosen when the file was read: those that are certain, each once. */
export function firstChoice(places: readonly MatchedPlace[]): ReadonlySet<number> {
  if (places.length > CHOSEN_FROM_START_MAX) return new Set();
  return new Set(places.flatMap((place, index) => (isCertain(place) ? [index] : [])));
}

const isCertain = ({ match, doubt, sameAs }: MatchedPlace) =>
  match.kind !== 'none' && sameAs === null && doubt !== 'ambiguous';

export const canBeStop = ({ match }: MatchedPlace): boolean => match.kind !== 'none';

/** Indexes of the places in this order; places without a date come last. */
export function ordered(places: readonly MatchedPlace[], order: ListOrder, locale: string): number[] {
  const indexes = places.map((_, index) => index);
  if (order === 'file') return indexes;
  const compare = new Intl.Collator(locale).compare;
  const keyOf = (index: number) =>
    order === 'date' ? (places[index]?.date ?? '9999') : (places[index]?.name ?? '');
  return indexes.sort((a, b) => compare(keyOf(a), keyOf(b)) || a - b);
}

/** The place as another one of its name. */
export function withPick(place: MatchedPlace, picked: GazetteerPlace): MatchedPlace {
  const before = place.match.kind === 'gazetteer' ? [place.match.place] : [];
  const others = [...before, ...place.others].filter(({ id }) => id !== picked.id);
  return { ...place, match: { kind: 'gazetteer', place: picked }, doubt: 'by-name', others };
}
