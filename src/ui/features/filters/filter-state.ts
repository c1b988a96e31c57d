import { queryText } from '../../shell/routing/paths.ts';
import { readArea } from '../../../model/place/area.ts';
import type { SelectedValues } from '../../../contract/data-api.ts';

/** A filter of a list and its query parameter. */
export interface FilterParam {
  /** Name in the list's query. */
  name: string;
  /** Name in the URL. */
  param: string;
  /** Validates a value from the URL; others are ignored. */
  accepts: (value: string) => boolean;
  /** At most one value. */
  single?: boolean;
  /** Values may contain commas, so each is a separate parameter. */
  repeated?: boolean;
}

export interface ListParams {
  filters: readonly FilterParam[];
  /** The first is the default. */
  sorts: readonly string[];
}

export interface FilterState {
  text: string;
  selected: SelectedValues;
  sort: string;
}

const TEXT = 'q';
const SORT = 'sort';
export const TEXT_MAX = 100;

/** Parses the URL's query; unknown values are ignored. */
export function readFilterState(search: string, { filters, sorts }: ListParams): FilterState {
  const params = new URLSearchParams(search);
  const selected = filters.flatMap(({ name, param, accepts, single, repeated }): [string, string[]][] => {
    const given = params.getAll(param).flatMap((text) => (repeated === true ? [text] : text.split(',')));
    const known = [...new Set(given)].filter((value) => value !== '' && accepts(value));
    return known.length > 0 ? [[name, single === true ? known.slice(0, 1) : known]] : [];
  });
  const [defaultSort = ''] = sorts;
  return {
    text: (params.get(TEXT) ?? '').trim().slice(0, TEXT_MAX),
    selected: Object.fromEntries(selected),
    sort: sorts.find((sort) => sort === params.get(SORT)) ?? defaultSort,
  };
}

/** The query with this state; other parameters are preserved. */
export function writeFilterState(
  search: string,
  { filters, sorts }: ListParams,
  { text, selected, sort }: FilterState,
): string {
  const params = new URLSearchParams(search);
  params.delete(TEXT);
  params.delete(SORT);
  if (text !== '') params.set(TEXT, text);
  for (const { name, param, repeated } of filters) {
    params.delete(param);
    const values = selected[name] ?? [];
    if (repeated === true) for (const value of values) params.append(param, value);
    else if (values.length > 0) params.set(param, values.join());
  }
  if (sort !== sorts[0]) params.set(SORT, sort);
  return queryText(params);
}

/** Removes a selected value, or adds it. */
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

/** Sets the values of a filter; a filter without values is removed. */
export function setValues(selected: SelectedValues, name: string, values: readonly string[]): SelectedValues {
  const others = Object.entries(selected).filter(([other]) => other !== name);
  return Object.fromEntries(values.length > 0 ? [...others, [name, values]] : others);
}

/** Number of active values, including the search text. */
export function countSet({ text, selected }: FilterState): number {
  const values = Object.values(selected).reduce((sum, chosen) => sum + chosen.length, 0);
  return values + Number(text !== '');
}

/** Accepts integers from `from` to `to`. */
export function between(from: number, to: number): (value: string) => boolean {
  return (value) => /^\d{1,4}$/.test(value) && Number(value) >= from && Number(value) <= to;
}

export function oneOf(values: readonly string[]): (value: string) => boolean {
  return (value) => values.includes(value);
}

/** Has the form of a catalogue key; whether the item exists is up to the list. */
export function isKey(value: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,79}$/.test(value);
}

/** Region name: any text of a reasonable length. */
export function isName(value: string): boolean {
  return value.length <= 80;
}

/** The part of the map in which items lie. */
export function isArea(value: string): boolean {
  return readArea(value) !== null;
}

/** `min-max` in USD, with min <= max. */
export function isRange(value: string): boolean {
  const ends = rangeEnds(value);
  return ends !== null && ends[0] <= ends[1];
}

export function rangeEnds(value: string): [number, number] | null {
  const ends = /^(\d{1,6})-(\d{1,6})$/.exec(value);
  return ends ? [Number(ends[1]), Number(ends[2])] : null;
}
