import type { LonLat } from '../../../model/place/geo.ts';
import {
  cleanElevation,
  cleanHours,
  cleanName,
  cleanWebsite,
  numberIn,
  quoted,
  WIKIDATA_ID,
} from './clean-values.ts';
import type { DumpReader, SourceItem } from './source-item.ts';

/** Things with one of these tags can be places of the catalogue. */
export const PLACE_TAGS = ['tourism', 'natural', 'historic'] as const;
const STEP_FREE: Readonly<Record<string, string>> = {
  yes: 'yes',
  designated: 'yes',
  limited: 'partly',
  no: 'no',
};

export interface OsmElement {
  type: 'node' | 'way';
  id: number;
  at: LonLat;
  tags: ReadonlyMap<string, string>;
}

/** Names by which a place may be known. */
export function osmNames(tags: OsmElement['tags']): string[] {
  return ['name', 'name:en', 'name:de', 'int_name', 'alt_name'].flatMap(
    (key) =>
      tags
        .get(key)
        ?.split(';')
        .map((name) => name.trim()) ?? [],
  );
}

export function wikidataTag(tags: OsmElement['tags']): string | undefined {
  const id = tags.get('wikidata');
  return id !== undefined && WIKIDATA_ID.test(id) ? id : undefined;
}

export function osmItem(
  { type, id, at, tags }: OsmElement,
  file: string,
  { report }: Pick<DumpReader, 'report'>,
): SourceItem {
  const facts: SourceItem['facts'] = { location: [...at] };
  const read = <Value>(keys: readonly string[], clean: (text: string) => Value | undefined) => {
    const key = keys.find((one) => tags.has(one));
    if (key === undefined) return undefined;
    const value = clean(tags.get(key) ?? '');
    if (value === undefined) report(`${file}: ${type}/${id}: ${key}: ${quoted(tags.get(key))} is not used`);
    return value;
  };
  const en = read(['name:en'], cleanName);
  if (en !== undefined) facts['en.short_title'] = en;
  const de = read(['name:de'], cleanName);
  if (de !== undefined) facts['de.short_title'] = de;
  const website = read(['website', 'contact:website'], cleanWebsite);
  if (website !== undefined) facts.website = website;
  const hours = read(['opening_hours'], cleanHours);
  if (hours !== undefined) facts['practical.hours'] = hours;
  const meters = read(['ele'], (text) => cleanElevation(numberIn(text.replace(/\s*m$/, ''))));
  if (meters !== undefined) facts.elevation_m = meters;
  const stepFree = read(['wheelchair'], (text) =>
    Object.hasOwn(STEP_FREE, text) ? STEP_FREE[text] : undefined,
  );
  if (stepFree !== undefined) facts['practical.step_free'] = stepFree;
  const isHeritage = tags.get('heritage') === '1' || tags.get('heritage:operator') === 'whc';
  if (isHeritage) facts.unesco = true;
  return {
    id: `osm:${type}/${id}`,
    url: `https://www.openstreetmap.org/${type}/${id}`,
    names: osmNames(tags),
    at,
    wikidata: wikidataTag(tags),
    facts,
  };
}
