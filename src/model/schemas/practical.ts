import { z } from 'zod/mini';
import { amount, both, day, keySchema, month, text, url, usd, year } from './fields.ts';

/**
 * What travellers have to know of a country, as data (`practical/<country>.json`); of a place see `place-practical.ts`.
 * Facts that age carry `as_of`, the year of the knowledge, and the key of a source where one is known; `checked` is
 * written only by an importer or an operator who opened the source.
 */

const named = z.object({ name: text, note: z.optional(text) });
const provenance = {
  /** Missing: the year of the file. */
  as_of: z.optional(year),
  /** Key of one of the file's sources, or an address. */
  source: z.optional(text),
  /** Date on which an importer or an operator opened the source, as `2026-11-20`. */
  checked: z.optional(day),
};

function notes<const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) {
  return z.array(z.object({ kind: z.enum(kinds), en: text, de: text, ...provenance }));
}

export const SEASONS = ['good', 'cool', 'hot', 'wet', 'windy', 'snow', 'closed'] as const;

/** What a traveller says, the same in each country's table. */
export const PHRASES = [
  'hello',
  'goodbye',
  'thank-you',
  'please',
  'yes',
  'no',
  'excuse-me',
  'how-much',
  'too-expensive',
  'the-bill',
  'water',
  'no-meat',
  'not-spicy',
  'delicious',
  'where-is',
  'toilet',
  'bus-station',
  'help',
  'doctor',
  'no-thanks',
] as const;

const dayCosts = z.object({
  /** USD a head, two sharing a room. */
  bed: usd,
  food: usd,
  transport: usd,
  activities: usd,
  /** What the money buys: `Dorm bed`, `Street food`. */
  en: z.object({ bed: text, food: text, transport: text, activities: text }),
  de: z.object({ bed: text, food: text, transport: text, activities: text }),
});

export const practicalSchema = z.object({
  _id: keySchema,
  key: keySchema,
  /** The year of the knowledge where a fact has none of its own. */
  as_of: year,
  sources: z.array(z.object({ key: keySchema, name: text, url: z.optional(url), year })),
  /** North to south or as travellers go; months are January first. */
  regions: z.array(
    z.object({
      key: keySchema,
      months: z.array(z.enum(SEASONS)).check(z.length(12)),
      /** Keys of its places. */
      places: z.array(keySchema),
      en: named,
      de: named,
    }),
  ),
  checklist: notes([
    'passport',
    'visa',
    'customs',
    'vaccination',
    'insurance',
    'licence',
    'booking',
    'phone',
    'cash',
    'gear',
  ]),
  malaria: z.enum(['none', 'parts', 'most']),
  tap_water: z.enum(['drink', 'treat', 'avoid']),
  yellow_fever: z.enum(['no', 'from-endemic', 'required']),
  health: notes([
    'vaccination',
    'malaria',
    'insects',
    'water',
    'food',
    'altitude',
    'sun',
    'rabies',
    'sea',
    'air',
    'care',
  ]),
  money: notes(['currency', 'notes', 'cash-machines', 'cards', 'change', 'tips', 'haggling']),
  scams: z.array(
    z.object({
      key: keySchema,
      ...provenance,
      en: z.object({ where: text, title: text, text }),
      de: z.object({ where: text, title: text, text }),
    }),
  ),
  safety: notes([
    'crime',
    'women',
    'lgbtiq',
    'drugs',
    'law',
    'photos',
    'dress',
    'swimming',
    'traffic',
    'nature',
    'animals',
    'unrest',
  ]),
  power_cuts: z.enum(['rare', 'at-times', 'daily']),
  electricity: z.optional(both),
  driving: z.object({
    /** What Germans and US Americans must show beside their own licence; `depends` where the two differ. */
    licence: z.enum(['national', 'idp-1949', 'idp-1968', 'idp', 'translation', 'local', 'depends']),
    ...provenance,
    en: text,
    de: text,
  }),
  phone: z.object({
    /** A usual prepaid offer for visitors. */
    offer: z.optional(z.object({ ...amount.shape, gigabytes: z.number(), days: z.number() })),
    ...provenance,
    en: text,
    de: text,
  }),
  /** At prices of `as_of`; estimates. */
  day_costs: z.object({ low: dayCosts, mid: dayCosts, high: dayCosts }),
  phrases: z.object({
    language: both,
    /** BCP 47. */
    tag: text,
    list: z.array(
      z.object({
        key: z.enum(PHRASES),
        /** In the local script. */
        local: text,
        /** In Latin letters, where the script is another. */
        latin: z.optional(text),
        /** How an English and a German reader would read it aloud. */
        en: text,
        de: text,
      }),
    ),
  }),
  /** Of the whole country; of several days in a row the main one. */
  holidays: z.array(
    z.object({
      /** First to last. */
      dates: z.array(day).check(z.minLength(1)),
      /** The day is known once the moon is seen: it may be a day earlier or later. */
      moon: z.optional(z.literal(true)),
      en: text,
      de: text,
    }),
  ),
  /** What festivals mean for travellers. */
  festivals: z.array(
    z.object({
      key: keySchema,
      /** First and last day by year, as `2027-02-06`; missing where only the months are certain. */
      dates: z.optional(z.array(z.tuple([text, text]))),
      months: z.array(month).check(z.minLength(1)),
      ...provenance,
      en: z.object({ name: text, where: z.optional(text), note: text }),
      de: z.object({ name: text, where: z.optional(text), note: text }),
    }),
  ),
  /** Where to ask what is not known here. */
  ask: z.array(
    z.object({
      kind: z.enum([
        'entry',
        'health',
        'safety',
        'parks',
        'trains',
        'buses',
        'ferries',
        'roads',
        'weather',
        'tourism',
      ]),
      url,
      en: text,
      de: text,
    }),
  ),
});
export type Practical = z.infer<typeof practicalSchema>;
