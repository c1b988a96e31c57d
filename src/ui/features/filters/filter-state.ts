import type { SelectedValues } from '../../../contract/data-api.ts';

/** One filter of a list, as the address knows it. */
export interface FilterParam {
  /** Its name in the list's query. */
  name: string;
  /** Its name in the address. */
  param: string;
  /** Whether the filter can have this value at all; any other is left out. */
  accepts: (value: string) => boolean;
  /** At most one value. */
  single?: boolean;
  /** Values may hold commas, so that each stands alone in the address. */
  alone?: boolean;
}

export interface ListParams {
  filters: readonly FilterParam[];
  /** The first is what stands without a wish. */
  sorts: readonly string[];
}

export interface FilterState {
  text: string;
  selected: SelectedValues;
  sort: string;
}

const TEXT = 'q';
const SORT = 'sort';
export const TEXT_MOST = 100;

/** What an address's query sets; what is not known there is left out. */
export function readFilterState(search: string, { filters, sorts }: ListParams): FilterState {
  const params = new URLSearchParams(search);
  const selected = filters.flatMap(({ name, param, accepts, single, alone }): [string, string[]][] => {
    const given = params.getAll(param).flatMap((text) => (alone === true ? [text] : text.split(',')));
    const known = [...new Set(given)].filter((value) => value !== '' && accepts(value));
    return known.length > 0 ? [[name, single === true ? known.slice(0, 1) : known]] : [];
  });
  const [usual = ''] = sorts;
  return {
    text: (params.get(TEXT) ?? '').trim().slice(0, TEXT_MOST),
    selected: Object.fromEntries(selected),
    sort: sorts.find((sort) => sort === params.get(SORT)) ?? usual,
  };
}

/** The query with this state; all else in it stays. */
export function writeFilterState(
  search: string,
  { filters, sorts }: ListParams,
  { text, selected, sort }: FilterState,
): string {
  const params = new URLSearchParams(search);
  params.delete(TEXT);
  params.delete(SORT);
  if (text !== '') params.set(TEXT, text);
  for (const { name, param, alone } of filters) {
    params.delete(param);
    const values = selected[name] ?? [];
    if (alone === true) for (const value of values) params.append(param, value);
    else if (values.length > 0) params.set(param, values.join());
  }
  if (sort !== sorts[0]) params.set(SORT, sort);
  // Commas part the values of a list and are read by people: they stay as they are.
  return params.toString().replaceAll('%2C', ',');
}

/** Without the value where it was chosen, else with it. */
export function toggleValue(
  { selected }: FilterState,
  { name, single }: Pick<FilterParam, 'name' | 'single'>,
  value: string,
): SelectedValues {
  const chosen = selected[name] ?? [];
  if (chosen.includes(value))
    return setValues(
      selected,
      name,
      chosen.filter((one) => one !== value),
    );
  return setValues(selected, name, single === true ? [value] : [...chosen, value]);
}

/** A filter that has no values is not there. */
export function setValues(selected: SelectedValues, name: string, values: readonly string[]): SelectedValues {
  const others = Object.entries(selected).filter(([other]) => other !== name);
  return Object.fromEntries(values.length > 0 ? [...others, [name, values]] : others);
}

/** How many values are set, the text among them. */
export function countSet({ text, selected }: FilterState): number {
  const values = Object.values(selected).reduce((sum, chosen) => sum + chosen.length, 0);
  return values + Number(text !== '');
}

/** Whole numbers from `from` to `to`, as texts. */
export function between(from: number, to: number): (value: string) => boolean {
  return (value) => /^\d{1,4}$/.test(value) && Number(value) >= from && Number(value) <= to;
}

export function oneOf(values: readonly string[]): (value: string) => boolean {
  return (value) => values.includes(value);
}

/** Looks like a key of the catalogue; whether there is such an item, the list knows. */
export function isKey(value: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,79}$/.test(value);
}

/** Name of a region: any text of a sensible length. */
export function isName(value: string): boolean {
  return value.length <= 80;
}

/** `min-max` in USD, in this order. */
export function isRange(value: string): boolean {
  const ends = rangeEnds(value);
  return ends !== null && ends[0] <= ends[1];
}

export function rangeEnds(value: string): [number, number] | null {
  const ends = /^(\d{1,6})-(\d{1,6})$/.exec(value);
  return ends ? [Number(ends[1]), Number(ends[2])] : null;
}
