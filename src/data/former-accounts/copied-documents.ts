import { sameValue } from '../../model/merge/merge-values.ts';
import type { Tour } from '../../model/tour.ts';

/** The same in all that people made of it. */
export function isSameDocument(one: object, other: object): boolean {
  return sameValue(madeByPeople(one), madeByPeople(other));
}

function madeByPeople(document: object): object {
  return withoutTime({ ...document, version: null, published: false, slug: null });
}

export function withoutTime(document: object): object {
  return { ...document, updatedAt: null };
}

/** An own experience under another id is that one in the tour too: as a stop, in its connections, in its bookings. */
export function renamed(tour: Tour, ids: ReadonlyMap<string, string>): Tour {
  let text = JSON.stringify(tour);
  for (const [before, now] of ids) text = text.replaceAll(before, now);
  const read: Tour = JSON.parse(text);
  return read;
}
