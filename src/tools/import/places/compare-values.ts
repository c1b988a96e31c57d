import { greatCircleKm, type LonLat } from '../../../model/place/geo.ts';
import { LOCALES } from '../../../model/base/locale.ts';
import { fieldOf } from '../../../model/base/is-record.ts';
import type { ImportedField } from '../../../server/content/content-schemas.ts';
import { foldText } from '../../../../worker/catalogue/fold-text.ts';
import { type CataloguePlace, presentValue } from './catalogue-places.ts';
import type { FactValue } from './source-item.ts';

/** Nearer positions and elevations are the same: sources choose another point of the same place. */
const SAME_KM = 0.5;
const SAME_METERS = 10;

/** Whether a value says the same as another one of the field, as far as a traveler is concerned. */
export function isSameValue(field: ImportedField, one: unknown, other: unknown): boolean {
  if (field === 'location') return isPoint(one) && isPoint(other) && greatCircleKm(one, other) <= SAME_KM;
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) <= SAME_METERS;
  if (typeof one !== 'string' || typeof other !== 'string') return one === other;
  if (field === 'website') return addressOf(one) === addressOf(other);
  return field.endsWith('title') ? foldText(one) === foldText(other) : spaced(one) === spaced(other);
}

/** Whether the place’s file says it already. */
export function isKnown(place: CataloguePlace, field: ImportedField, proposed: FactValue): boolean {
  if (isSameValue(field, presentValue(place, field), proposed)) return true;
  if (field === 'practical.hours') return proposed === '24/7' && place.value['always_open'] === true;
  const locale = LOCALES.find((one) => field === `${one}.short_title`);
  return locale !== undefined && isSameValue(field, fieldOf(place.value[locale], 'title'), proposed);
}

function isPoint(value: unknown): value is LonLat {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');
}

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const addressOf = (text: string) =>
  URL.canParse(text) ? new URL(text).href.replace(/\/$/, '').replace('://www.', '://') : text;
