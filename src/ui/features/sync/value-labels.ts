import { textKeyOf } from '../../../../locales/text-keys.ts';
import type { DescribedConflict } from '../../../data/sync/conflict-list.ts';
import { CONNECTION_TYPES } from '../../../model/connection-type.ts';
import type { useFormat } from '../../format/use-format.ts';
import type { Translation } from '../../shell/i18n/use-translation.ts';

/** Fields with a translated name. */
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
  'start',
  'minutes',
  'position',
] as const;
const TIMES: ReadonlySet<string> = new Set(['morning', 'afternoon', 'evening']);
const MONEY: ReadonlySet<string> = new Set(['price', 'price_per_night']);
const DAY = /^\d{4}-\d{2}-\d{2}/;

type Format = ReturnType<typeof useFormat>;

/** Label of a compared field: "Nights, Ella" or "Connection, Kandy to Ella". */
export function fieldLabel({ field, places }: DescribedConflict, { t, locale }: Translation): string {
  const name = COMPARED_FIELDS.find((known) => known === field) ?? 'other';
  const label = t(`sync.field.${name}`);
  const [from, to] = places.map((place) => place[locale]);
  if (from === undefined) return label;
  const place = to === undefined ? from : t('sync.between', { from, to });
  return t('sync.of', { field: label, place });
}

/** A readable value. */
export function valueLabel(field: string, value: unknown, translation: Translation, format: Format): string {
  const { t } = translation;
  if (value === null || value === undefined || value === '') return t('sync.value.none');
  if (typeof value === 'boolean') return t(value ? 'sync.value.yes' : 'sync.value.no');
  if (typeof value === 'number') return numberLabel(field, value, translation, format);
  if (typeof value === 'string') return textLabel(field, value, translation, format);
  if (field === 'selectedKey' && typeof value === 'object') {
    const key: unknown = Reflect.get(value, 'selectedKey') ?? Reflect.get(value, 'selected');
    if (typeof key === 'string' || typeof key === 'number')
      return valueLabel(field, key, translation, format);
  }
  if (field === 'position' && typeof value === 'object') {
    const day: unknown = Reflect.get(value, 'day');
    return typeof day === 'number' ? t('sync.value.day', { day: day + 1 }) : t('sync.value.noDay');
  }
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))
    return listLabel(field, value, translation);
  return t('sync.value.some');
}

function numberLabel(field: string, value: number, { t, tn }: Translation, format: Format): string {
  if (MONEY.has(field)) return format.money(value);
  if (field === 'minutes') return format.duration(value * 60);
  if (field === 'duration') return tn('sync.value.hours', value);
  if (field === 'selectedKey' || field === 'selected') return t('sync.value.option', { count: value + 1 });
  return format.number(value);
}

function textLabel(field: string, value: string, { t }: Translation, format: Format): string {
  if (DAY.test(value)) return format.date(value.slice(0, 'YYYY-MM-DD'.length), 'short-year');
  if (field === 'departureTime' && TIMES.has(value)) return t(textKeyOf('sync.value', value));
  if (field !== 'selectedKey') return value;
  const type = CONNECTION_TYPES.find((known) => value.split(/[^a-z-]/)[0] === known);
  return type === undefined ? value : t(`mode.${type}`);
}

function listLabel(field: string, values: readonly string[], { t, locale }: Translation): string {
  const label = field === 'categories' ? values.map((value) => t(textKeyOf('categories', value))) : values;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(label);
}
