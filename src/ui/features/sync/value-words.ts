import type { Comparison } from '../../../data/sync/conflict-list.ts';
import { CONNECTION_TYPES } from '../../../model/connection-type.ts';
import type { useFormat } from '../../format/use-format.ts';
import type { Translation } from '../../shell/i18n/use-translation.ts';

/** Fields that people know by a name of their own. */
export const COMPARED_FIELDS = [
  'name',
  'notes',
  'startDate',
  'endDate',
  'travellers',
  'homeAirport',
  'nights',
  'duration',
  'departureTime',
  'selectedKey',
  'selected',
  'justHotel',
  'booked',
  'price',
  'reference',
  'link',
  'currency',
  'amount',
  'arrival',
  'departure',
  'date',
  'dateReturn',
  'title',
  'description',
  'region',
  'address',
  'country_key',
  'location',
  'categories',
  'months',
  'price_per_night',
  'theme',
  'units',
  'ownConnections',
  'order',
] as const;
const TIMES: ReadonlySet<string> = new Set(['morning', 'afternoon', 'evening']);
const MONEY: ReadonlySet<string> = new Set(['price', 'price_per_night']);
const DAY = /^\d{4}-\d{2}-\d{2}/;

type Format = ReturnType<typeof useFormat>;

/** "Nights, Ella" or "Way, Kandy to Ella". */
export function whatWords({ field, places }: Comparison, { t, locale }: Translation): string {
  const name = COMPARED_FIELDS.find((known) => known === field) ?? 'other';
  const said = t(`sync.field.${name}`);
  const [from, to] = places.map((place) => place[locale]);
  if (from === undefined) return said;
  const place = to === undefined ? from : t('sync.between', { from, to });
  return t('sync.of', { field: said, place });
}

/** A value as a person would say it. */
export function valueWords(field: string, value: unknown, words: Translation, format: Format): string {
  const { t } = words;
  if (value === null || value === undefined || value === '') return t('sync.value.none');
  if (typeof value === 'boolean') return t(value ? 'sync.value.yes' : 'sync.value.no');
  if (typeof value === 'number') return numberWords(field, value, words, format);
  if (typeof value === 'string') return textWords(field, value, words, format);
  if (field === 'selectedKey' && typeof value === 'object') {
    const key: unknown = Reflect.get(value, 'selectedKey') ?? Reflect.get(value, 'selected');
    if (typeof key === 'string' || typeof key === 'number') return valueWords(field, key, words, format);
  }
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))
    return listWords(field, value, words);
  return t('sync.value.some');
}

function numberWords(field: string, value: number, { t, tn }: Translation, format: Format): string {
  if (MONEY.has(field)) return format.money(value);
  if (field === 'duration') return tn('sync.value.hours', value);
  if (field === 'selectedKey' || field === 'selected') return t('sync.value.way', { count: value + 1 });
  return format.number(value);
}

function textWords(field: string, value: string, { t }: Translation, format: Format): string {
  if (DAY.test(value)) return format.date(value.slice(0, 'YYYY-MM-DD'.length), 'short-year');
  if (field === 'departureTime' && TIMES.has(value)) return t(`sync.value.${value}`);
  if (field !== 'selectedKey') return value;
  const type = CONNECTION_TYPES.find((known) => value.split(/[^a-z-]/)[0] === known);
  return type === undefined ? value : t(`mode.${type}`);
}

function listWords(field: string, values: readonly string[], { t, locale }: Translation): string {
  const said = field === 'categories' ? values.map((value) => t(`categories.${value}`)) : values;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(said);
}
