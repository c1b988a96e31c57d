import type { ReactNode } from 'react';
import type { ListResponse, OfferedValue } from '../../../contract/data-api.ts';
import type { FilterParam } from './filter-state.ts';

/** A filter of a list with its labels. */
export interface FilterGroup extends FilterParam {
  label: string;
  kind: 'list' | 'months' | 'range' | 'toggle';
  /** Name of a value; null hides a value without a name. */
  nameOf: (value: string, offered?: OfferedValue) => string | null;
  /** Small element before the name, such as a flag. */
  lead?: ((value: string) => ReactNode) | undefined;
  /** Order of the values: as given by the list, for a scale, or the likely first. */
  order?: 'given' | 'count';
  /** Headings between the values, in the order in which they are shown. */
  sections?: { titles: readonly string[]; titleOf: (value: string) => string };
  /** Shortcut for the current month, shown before the months. */
  now?: { value: string; label: string };
}

export interface NamedValue {
  value: string;
  name: string;
  count: number;
}

/**
 * Values that a filter offers, named. By count: the pinned ones first, then those with the most results, then by name.
 */
export function namedValues(
  { name, nameOf, order = 'count' }: FilterGroup,
  answer: ListResponse | null,
  locale: string,
  pinned: readonly string[],
): NamedValue[] {
  const values = (answer?.offered[name] ?? []).flatMap((offered) => {
    const valueName = offered.name ?? nameOf(offered.value, offered);
    return valueName === null ? [] : [{ value: offered.value, name: valueName, count: offered.count }];
  });
  if (order === 'given') return values;
  const collator = new Intl.Collator(locale);
  const isPinned = ({ value }: NamedValue) => Number(pinned.includes(value));
  return values.sort(
    (a, b) => isPinned(b) - isPinned(a) || b.count - a.count || collator.compare(a.name, b.name),
  );
}

/** The values under their headings; without headings all are one part, with an empty one. */
export function valueSections(
  { sections }: Pick<FilterGroup, 'sections'>,
  values: readonly NamedValue[],
): { title: string; values: readonly NamedValue[] }[] {
  if (sections === undefined) return [{ title: '', values }];
  return sections.titles
    .map((title) => ({ title, values: values.filter(({ value }) => sections.titleOf(value) === title) }))
    .filter((part) => part.values.length > 0);
}

/** Selected values that have a name, in order of selection. */
export function chosenValues(
  group: FilterGroup,
  chosen: readonly string[],
  answer: ListResponse | null,
): { value: string; name: string }[] {
  return chosen.flatMap((value) => {
    const offered = answer?.offered[group.name]?.find((one) => one.value === value);
    const name = offered?.name ?? group.nameOf(value, offered);
    return name === null ? [] : [{ value, name }];
  });
}
