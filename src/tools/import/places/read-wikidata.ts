import { z } from 'zod/mini';
import { fieldOf, isRecord } from '../../../model/base/is-record.ts';
import type { LonLat } from '../../../model/place/geo.ts';
import { ImportError } from '../import-error.ts';
import {
  cleanElevation,
  cleanName,
  cleanPosition,
  cleanWebsite,
  numberIn,
  quoted,
  WIKIDATA_ID,
} from './clean-values.ts';
import { readLines } from './read-pieces.ts';
import type { Dump, DumpReader, SourceItem } from './source-item.ts';

const POSITION = 'P625';
const WEBSITE = 'P856';
const ELEVATION = 'P2044';
const HERITAGE = 'P1435';
const END_TIME = 'P582';
const APPLIES_TO_PART = 'P518';
const EARTH = /\/Q2$/;
const WORLD_HERITAGE_SITE = 'Q9259';
/** Meters in Wikidata’s units of length. */
const METERS: Readonly<Record<string, number>> = { Q11573: 1, Q3710: 0.3048, Q828224: 1_000 };

const termSchema = z.object({ value: z.string() });
const claimSchema = z.object({
  rank: z.enum(['preferred', 'normal', 'deprecated']),
  mainsnak: z.object({
    snaktype: z.enum(['value', 'novalue', 'somevalue']),
    datavalue: z.optional(z.object({ value: z.unknown() })),
  }),
  qualifiers: z.optional(z.record(z.string(), z.unknown())),
});
type Claim = z.infer<typeof claimSchema>;

const positionSchema = z.object({ latitude: z.number(), longitude: z.number(), globe: z.string() });
const quantitySchema = z.object({ amount: z.string(), unit: z.string() });
const itemSchema = z.object({ id: z.string() });

/**
 * Reads Wikidata’s JSON dump: a list with one entity a line, or such lines alone.
 * @throws ImportError for a line that is no JSON or no entity, and for a list that is cut off
 */
export async function readWikidata(file: string, { wants, report }: DumpReader): Promise<Dump> {
  const items: SourceItem[] = [];
  let [isList, isClosed, last] = [false, false, 0];
  for await (const { line, text } of readLines(file)) {
    const content = text.trim().replace(/,$/, '');
    last = line;
    if (content === '') continue;
    const at = `${file}: line ${line}`;
    if (isClosed) throw new ImportError(`${at}: goes on after the end of the list`);
    if (content === '[' && line === 1) isList = true;
    else if (content === ']' && isList) isClosed = true;
    else {
      const item = readEntity(parseEntity(content, at), at, { wants, report });
      if (item) items.push(item);
    }
  }
  if (isList && !isClosed) throw new ImportError(`${file}: line ${last}: the list is cut off`);
  return { date: null, items };
}

function parseEntity(content: string, at: string): Record<string, unknown> & { id: string } {
  let entity: unknown;
  try {
    entity = JSON.parse(content);
  } catch (error) {
    throw new ImportError(`${at}: ${error instanceof Error ? quoted(error.message) : 'no JSON'}`);
  }
  if (!isRecord(entity)) throw new ImportError(`${at}: expected an entity`);
  const { id } = entity;
  if (typeof id !== 'string' || !/^[A-Z][1-9]\d*(-[A-Z]\d+)?$/.test(id))
    throw new ImportError(`${at}: id ${quoted(id)}: expected one as Q42`);
  return { ...entity, id };
}

function readEntity(
  entity: Record<string, unknown> & { id: string },
  line: string,
  { wants, report }: DumpReader,
): SourceItem | undefined {
  const { id } = entity;
  if (!WIKIDATA_ID.test(id)) return undefined;
  const complain = (what: string) => report(`${line}: ${id}: ${what}`);
  const labels = termsOf(entity, 'labels', complain);
  const names = [...labels.values(), ...aliasesOf(entity, complain)];
  if (!wants(names, id)) return undefined;
  const claims = (property: string) => claimsOf(entity, property, complain);
  const at = positionOf(claims(POSITION), complain);
  if (!at) return undefined;
  const nameOf = (language: string) => {
    const label = labels.get(language);
    return label === undefined ? undefined : cleanName(label);
  };
  const facts: SourceItem['facts'] = { location: [...at] };
  const [en, de] = [nameOf('en'), nameOf('de')];
  if (en !== undefined) facts['en.short_title'] = en;
  if (de !== undefined) facts['de.short_title'] = de;
  const website = oneOf(WEBSITE, claims(WEBSITE), complain, (value) => {
    const address = typeof value === 'string' ? cleanWebsite(value) : undefined;
    if (address === undefined) complain(`${WEBSITE}: ${quoted(value)} is no address by https`);
    return address;
  });
  if (website !== undefined) facts.website = website;
  const meters = oneOf(ELEVATION, claims(ELEVATION), complain, (value) => elevationOf(value, complain));
  if (meters !== undefined) facts.elevation_m = meters;
  const isHeritage = claims(HERITAGE).some(
    ({ rank, mainsnak }) =>
      rank !== 'deprecated' &&
      itemSchema.safeParse(mainsnak.datavalue?.value).data?.id === WORLD_HERITAGE_SITE,
  );
  if (isHeritage) facts.unesco = true;
  return { id: `wikidata:${id}`, url: `https://www.wikidata.org/wiki/${id}`, names, at, wikidata: id, facts };
}

/** Terms in English and German. Missing languages are normal, anything but text is reported. */
function termsOf(entity: object, field: string, complain: (what: string) => void): Map<string, string> {
  const terms = new Map<string, string>();
  for (const language of ['en', 'de']) {
    const term = fieldOf(fieldOf(entity, field), language);
    if (term === undefined) continue;
    const read = termSchema.safeParse(term);
    if (read.success) terms.set(language, read.data.value);
    else complain(`${field}.${language}: expected a value`);
  }
  return terms;
}

function aliasesOf(entity: object, complain: (what: string) => void): string[] {
  return ['en', 'de'].flatMap((language) => {
    const aliases = fieldOf(fieldOf(entity, 'aliases'), language);
    if (aliases === undefined) return [];
    const read = z.array(termSchema).safeParse(aliases);
    if (!read.success) complain(`aliases.${language}: expected a list of values`);
    return read.data?.map(({ value }) => value) ?? [];
  });
}

/** Claims that hold for the whole thing and until today, without those that are deprecated or have no value. */
function claimsOf(entity: object, property: string, complain: (what: string) => void): Claim[] {
  const listed = fieldOf(fieldOf(entity, 'claims'), property);
  if (listed === undefined) return [];
  const read = z.array(claimSchema).safeParse(listed);
  if (!read.success) {
    const [issue] = read.error.issues;
    complain(`${property}.${issue?.path.map(String).join('.')}: ${issue?.message}`);
    return [];
  }
  return read.data.filter(
    ({ rank, mainsnak, qualifiers = {} }) =>
      rank !== 'deprecated' &&
      mainsnak.snaktype === 'value' &&
      !Object.hasOwn(qualifiers, END_TIME) &&
      !Object.hasOwn(qualifiers, APPLIES_TO_PART),
  );
}

/** The value of the claims with the best rank; none where they disagree. */
function oneOf<Value>(
  property: string,
  claims: readonly Claim[],
  complain: (what: string) => void,
  valueOf: (value: unknown) => Value | undefined,
): Value | undefined {
  const preferred = claims.filter(({ rank }) => rank === 'preferred');
  const best = preferred.length > 0 ? preferred : claims;
  const values = best.map(({ mainsnak }) => valueOf(mainsnak.datavalue?.value));
  const different = new Set(
    values.filter((value) => value !== undefined).map((value) => JSON.stringify(value)),
  );
  if (different.size > 1) {
    complain(`${property}: ${different.size} values of the same rank, none is used`);
    return undefined;
  }
  return values.find((value) => value !== undefined);
}

function positionOf(claims: readonly Claim[], complain: (what: string) => void): LonLat | undefined {
  return oneOf(POSITION, claims, complain, (value) => {
    const read = positionSchema.safeParse(value);
    if (!read.success) {
      const [issue] = read.error.issues;
      complain(`${POSITION}.${issue?.path.map(String).join('.')}: ${issue?.message}`);
      return undefined;
    }
    const { latitude, longitude, globe } = read.data;
    if (!EARTH.test(globe)) return undefined;
    const at = cleanPosition(longitude, latitude);
    if (!at) complain(`${POSITION}: ${latitude}, ${longitude} is no position`);
    return at;
  });
}

function elevationOf(value: unknown, complain: (what: string) => void): number | undefined {
  const read = quantitySchema.safeParse(value);
  const unit = /\/(Q\d+)$/.exec(read.data?.unit ?? '')?.[1] ?? '';
  const factor = Object.hasOwn(METERS, unit) ? METERS[unit]! : Number.NaN;
  const meters = cleanElevation(numberIn(read.data?.amount ?? '') * factor);
  if (meters === undefined) {
    const { amount, unit: address } = read.data ?? {};
    complain(`${ELEVATION}: ${quoted(amount)} in ${quoted(address)} is no elevation in meters or feet`);
  }
  return meters;
}
