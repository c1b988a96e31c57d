import fs from 'node:fs';
import path from 'node:path';
import { fieldOf, isRecord } from '../../../model/base/is-record.ts';
import type { LonLat } from '../../../model/place/geo.ts';
import {
  DETAIL_SCHEMAS,
  DISK_SCHEMAS,
  type ImportedField,
  placeFactsSchema,
} from '../../../server/content/content-schemas.ts';
import { ImportError } from '../import-error.ts';

/** A place of the catalogue as its file says it. */
export interface CataloguePlace {
  key: string;
  file: string;
  /** Of the file. */
  text: string;
  value: Readonly<Record<string, unknown>>;
  /** Titles in both languages, and both names of `Adam’s Peak (Sri Pada)`. */
  names: readonly string[];
  at: LonLat;
  /** Ids of the things in dumps that are this place. */
  ids: ReadonlySet<string>;
}

/** @throws ImportError for a file that is invalid */
export function readPlaces(catalogue: string): Map<string, CataloguePlace> {
  const folder = path.join(catalogue, 'experiences');
  if (!fs.existsSync(folder)) throw new ImportError(`${folder}: no such folder`);
  return new Map(
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => {
        const file = path.join(folder, name);
        return [path.basename(name, '.json'), placeOf(file, fs.readFileSync(file, 'utf8'))];
      }),
  );
}

/**
 * A place from the text of its file, checked by all schemas.
 * @throws ImportError naming file and field
 */
export function placeOf(file: string, text: string): CataloguePlace {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ImportError(`${file}: ${error instanceof Error ? error.message : 'no JSON'}`);
  }
  const [summary, details, facts] = [
    DISK_SCHEMAS.experiences.safeParse(value),
    DETAIL_SCHEMAS.experiences.safeParse(value),
    placeFactsSchema.safeParse(value),
  ];
  for (const { error } of [summary, details, facts]) {
    const [issue] = error?.issues ?? [];
    if (issue) throw new ImportError(`${file}: ${issue.path.map(String).join('.')}: ${issue.message}`);
  }
  const key = path.basename(file, '.json');
  if (!summary.data || !facts.data || !isRecord(value) || summary.data.key !== key)
    throw new ImportError(`${file}: key: must be the name of the file`);
  const { en, de, location } = summary.data;
  const { wikidata, provenance = {} } = facts.data;
  const sources = Object.values(provenance).flatMap((one) => (one ? (idOfSource(one.source) ?? []) : []));
  return {
    key,
    file,
    text,
    value,
    names: [en.title, en.short_title, de.title, de.short_title].flatMap(namesIn),
    at: location.coordinates,
    ids: new Set(wikidata === undefined ? sources : [`wikidata:${wikidata}`, ...sources]),
  };
}

function namesIn(title: string): string[] {
  const [, name = '', other = ''] = /^([^()]+) \(([^()]+)\)$/.exec(title) ?? [];
  return name === '' ? [title] : [title, name, other];
}

function idOfSource(url: string): string | undefined {
  const wikidata = /^https:\/\/www\.wikidata\.org\/wiki\/(Q\d+)$/.exec(url)?.[1];
  const element = /^https:\/\/www\.openstreetmap\.org\/((?:node|way)\/\d+)$/.exec(url)?.[1];
  if (wikidata !== undefined) return `wikidata:${wikidata}`;
  return element === undefined ? undefined : `osm:${element}`;
}

/** Keys from the top of the file to the field. */
export function pathOf(field: ImportedField): string[] {
  return field === 'location' ? ['location', 'coordinates'] : field.split('.');
}

export function presentValue({ value }: Pick<CataloguePlace, 'value'>, field: ImportedField): unknown {
  return pathOf(field).reduce<unknown>((part, key) => fieldOf(part, key), value);
}
