import { sameValue, type Sides } from './merge-values.ts';

/** By country: the ticked entries of its checklist. */
export type Ticks = Readonly<Record<string, readonly string[]>>;

/**
 * Merges each entry by itself: the side that changed it wins, and two that changed it agree. A side without ticks, such
 * as an older server’s document, does not know of them and counts as unchanged. Countries and entries are sorted.
 */
export function mergeTicks({
  base = {},
  local = base,
  remote = base,
}: Sides<Ticks>): Record<string, string[]> {
  const countries = new Set([...Object.keys(local), ...Object.keys(remote)]);
  return sortedTicks(
    Object.fromEntries(
      [...countries].map((country) => {
        const before = new Set(entriesOf(base, country));
        const here = new Set(entriesOf(local, country));
        const there = new Set(entriesOf(remote, country));
        const entries = [...new Set([...here, ...there])];
        return [
          country,
          entries.filter((one) => (here.has(one) === before.has(one) ? there : here).has(one)),
        ];
      }),
    ),
  );
}

export function sameTicks(a: Ticks, b: Ticks): boolean {
  return sameValue(sortedTicks(a), sortedTicks(b));
}

/** One form of equal ticks, without countries where nothing is ticked. */
function sortedTicks(ticks: Ticks): Record<string, string[]> {
  const ticked = Object.entries(ticks).filter(([, entries]) => entries.length > 0);
  return Object.fromEntries(
    ticked.sort(([a], [b]) => (a < b ? -1 : 1)).map(([country, entries]) => [country, [...entries].sort()]),
  );
}

function entriesOf(ticks: Ticks, country: string): readonly string[] {
  return (Object.hasOwn(ticks, country) ? ticks[country] : undefined) ?? [];
}
