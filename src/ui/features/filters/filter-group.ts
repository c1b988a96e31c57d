import type { ReactNode } from 'react';
import type { ListAnswer, OfferedValue } from '../../../contract/data-api.ts';
import type { FilterParam } from './filter-state.ts';

/** One filter of a list with its words. */
export interface FilterGroup extends FilterParam {
  label: string;
  kind: 'list' | 'months' | 'range' | 'toggle';
  /** Name of a value; null for one that has none, which is not shown. */
  nameOf: (value: string, offered?: OfferedValue) => string | null;
  /** Anything small before the name, as a flag. */
  lead?: ((value: string) => ReactNode) | undefined;
  /** Of the values: as the list gives them, or by their names, or those that find most first. */
  order?: 'given' | 'name' | 'count';
  /** Before the months: what stands for this month. */
  now?: { value: string; label: string };
}

export interface NamedValue {
  value: string;
  name: string;
  count: number;
}

/** What a filter offers, in its order, with the names. */
export function namedValues(
  { name, nameOf, order = 'given' }: FilterGroup,
  answer: ListAnswer | null,
  locale: string,
): NamedValue[] {
  const values = (answer?.offered[name] ?? []).flatMap((offered) => {
    const said = offered.name ?? nameOf(offered.value, offered);
    return said === null ? [] : [{ value: offered.value, name: said, count: offered.count }];
  });
  if (order === 'count') return values.sort((a, b) => b.count - a.count);
  if (order === 'given') return values;
  const collator = new Intl.Collator(locale);
  return values.sort((a, b) => collator.compare(a.name, b.name));
}

/** Those chosen that have a name, in the order of the choice. */
export function chosenValues(
  group: FilterGroup,
  chosen: readonly string[],
  answer: ListAnswer | null,
): { value: string; name: string }[] {
  return chosen.flatMap((value) => {
    const offered = answer?.offered[group.name]?.find((one) => one.value === value);
    const name = offered?.name ?? group.nameOf(value, offered);
    return name === null ? [] : [{ value, name }];
  });
}
