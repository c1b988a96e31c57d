import type { ListResponse, OfferedValue, SelectedValues } from '../../src/contract/data-api.ts';
import { largest, smallest } from '../../src/model/place/extremes.ts';

/** How one list is filtered and sorted; counting is the same for all lists. */
export interface ListRules<Row> {
  rows: readonly Row[];
  filter: (rows: readonly Row[], selected: SelectedValues, text: string) => Row[];
  sort: (rows: readonly Row[]) => Row[];
  /** All possible values by filter. Others, from the URL, are ignored. */
  values: Readonly<Record<string, readonly Omit<OfferedValue, 'count'>[]>>;
  /** Filters without a fixed set of values, such as ranges. */
  open?: readonly string[];
  priceOf?: { filter: string; usd: (row: Row) => number | null };
}

const BARS = 20;

/** The matching rows in order, and the number of matches that each other choice would have. */
export function answerList<Row extends { key: string }>(
  rules: ListRules<Row>,
  query: { selected: SelectedValues; text: string },
): ListResponse {
  const { rows, filter, sort, values, priceOf } = rules;
  const { text } = query;
  const selected = knownValues(query.selected, rules);
  const pricesOf = (some: readonly Row[]) => some.flatMap((row) => priceOf?.usd(row) ?? []);
  const without = (name: string) => filter(rows, { ...selected, [name]: [] }, text);

  const offered = Object.entries(values).map(([name, all]): [string, OfferedValue[]] => {
    const base = without(name);
    const counted = all.map((value) =>
      Object.assign({}, value, { count: filter(base, { [name]: [value.value] }, '').length }),
    );
    const chosen = selected[name] ?? [];
    return [name, counted.filter(({ value, count }) => count > 0 || chosen.includes(value))];
  });
  const dropped = Object.keys(selected).map((name) => ({ filter: name, count: without(name).length }));
  if (text !== '') dropped.push({ filter: 'text', count: filter(rows, selected, '').length });

  return {
    keys: sort(filter(rows, selected, text)).map(({ key }) => key),
    total: filter(rows, {}, '').length,
    offered: Object.fromEntries(offered),
    without: dropped.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
    prices: priceOf ? scaleOf(pricesOf(rows), pricesOf(without(priceOf.filter))) : null,
  };
}

/** The filters that are set, without unknown values. */
function knownValues<Row>(
  selected: SelectedValues,
  { values, open = [] }: ListRules<Row>,
): Record<string, string[]> {
  const entries = Object.entries(selected).map(([name, chosen]): [string, string[]] => {
    const known = values[name]?.map(({ value }) => value) ?? [];
    return [name, chosen.filter((value) => open.includes(name) || known.includes(value))];
  });
  return Object.fromEntries(entries.filter(([, chosen]) => chosen.length > 0));
}

/** Price histogram of `found`; the ends are those of all rows, so that the scale does not move. */
function scaleOf(all: readonly number[], found: readonly number[]): ListResponse['prices'] {
  if (all.length === 0) return null;
  const [min, max] = [smallest(all), largest(all)];
  const bars = Array.from({ length: BARS }, () => 0);
  for (const usd of found) {
    const bar = max === min ? 0 : Math.min(BARS - 1, Math.floor(((usd - min) / (max - min)) * BARS));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return { min, max, bars };
}
