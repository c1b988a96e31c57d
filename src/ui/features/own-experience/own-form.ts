import type { OwnExperienceFields } from '../../../data/own-experiences/own-experiences.ts';
import type { CategoryKey } from '../../../model/category.ts';
import type { OwnExperience } from '../../../model/schemas/own-experience.ts';
import { OWN_DESCRIPTION_MAX, OWN_TITLE_MAX } from '../../../model/own-limits.ts';
import { readCoordinates, writeCoordinates } from './read-coordinates.ts';

/** Field values of the form. Money is in the display currency. */
export interface OwnForm {
  title: string;
  country: string;
  region: string;
  address: string;
  /** As typed: latitude, longitude. */
  place: string;
  stay: number | null;
  stayUnit: StayUnit;
  price: number | null;
  pricePerNight: number | null;
  months: readonly number[];
  categories: readonly CategoryKey[];
  description: string;
}
export type StayUnit = 'hours' | 'days';

export const OWN_EXPERIENCE_ERRORS = ['title', 'country', 'place', 'stay', 'description'] as const;
export type OwnExperienceError = (typeof OWN_EXPERIENCE_ERRORS)[number];

const HOURS_A_DAY = 24;
const STAY_MAX_HOURS = 366 * HOURS_A_DAY;

export const EMPTY_OWN: OwnForm = {
  title: '',
  country: '',
  region: '',
  address: '',
  place: '',
  stay: 1,
  stayUnit: 'days',
  price: null,
  pricePerNight: null,
  months: [],
  categories: [],
  description: '',
};

/** @param perUsd units of the display currency for one USD */
export function formOf(own: OwnExperience, perUsd: number): OwnForm {
  const wholeDays = own.duration % HOURS_A_DAY === 0;
  const money = (usd: number) => (usd === 0 ? null : Math.round(usd * perUsd * 100) / 100);
  return {
    title: own.title,
    country: own.country_key,
    region: own.region,
    address: own.address ?? '',
    place: writeCoordinates(own.location.coordinates),
    stay: wholeDays ? own.duration / HOURS_A_DAY : own.duration,
    stayUnit: wholeDays ? 'days' : 'hours',
    price: money(own.price),
    pricePerNight: money(own.price_per_night),
    months: own.months,
    categories: own.categories,
    description: own.description,
  };
}

/** Converts the amounts. @param factor units of the new currency for one of the old */
export function inOtherCurrency(form: OwnForm, factor: number): OwnForm {
  const changed = (amount: number | null) =>
    amount === null ? null : Math.round(amount * factor * 100) / 100;
  return { ...form, price: changed(form.price), pricePerNight: changed(form.pricePerNight) };
}

/** Invalid fields, in form order. */
export function ownExperienceErrors(form: OwnForm): OwnExperienceError[] {
  const hours = hoursOf(form);
  const invalid: Record<OwnExperienceError, boolean> = {
    title: form.title.trim() === '' || form.title.trim().length > OWN_TITLE_MAX,
    country: form.country === '',
    place: readCoordinates(form.place) === null,
    stay: hours === null || hours <= 0 || hours > STAY_MAX_HOURS,
    description: form.description.length > OWN_DESCRIPTION_MAX,
  };
  return OWN_EXPERIENCE_ERRORS.filter((field) => invalid[field]);
}

/** Null while the form is invalid. */
export function draftOf(form: OwnForm, perUsd: number): OwnExperienceFields | null {
  const at = readCoordinates(form.place);
  const duration = hoursOf(form);
  if (ownExperienceErrors(form).length > 0 || at === null || duration === null) return null;
  const usd = (amount: number | null) => (amount === null ? 0 : Math.round((amount / perUsd) * 100) / 100);
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    country_key: form.country,
    region: form.region.trim(),
    address: form.address.trim(),
    location: { coordinates: [at[0], at[1]] },
    duration,
    categories: [...form.categories],
    months: form.months.toSorted((a, b) => a - b),
    price: usd(form.price),
    price_per_night: usd(form.pricePerNight),
  };
}

function hoursOf({ stay, stayUnit }: OwnForm): number | null {
  if (stay === null) return null;
  return stayUnit === 'days' ? stay * HOURS_A_DAY : stay;
}
