import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { foldText } from '../../../worker/catalogue/fold-text.ts';

/** A line of the table of travellers' names. */
export interface NamedPlace {
  /** `name:TH/koh-mak` */
  id: string;
  /** Ids that the place had before. */
  formerIds: readonly string[];
  name: string;
  at: readonly [lon: number, lat: number];
  /** German, English, local, former and other names. */
  aliases: readonly string[];
  /** Those of them that are former ones. */
  formerNames: readonly string[];
  /** `Paris of the North` */
  nicknames: readonly string[];
  /** What an area or a sight is called in German, where it has another name there. */
  german?: string;
  /** Whether it is an island or region with several towns. */
  isArea?: boolean;
}

/** The table of the countries without one of their own; its lines begin with the country. */
const WORLD = 'world';

/**
 * Reads the tables of a folder: `VN.txt` with lines such as `Ho Chi Minh City|10.82,106.63|old:Saigon;de:Ho-Chi-Minh-Stadt`,
 * and `world.txt` with lines such as `CZ|Prague|50.08,14.43|de:Prag`.
 * @returns by ISO 3166-1 code
 * @throws Error with file and line where one has another form, the id of another one, or a country with its own table
 */
export function readNames(folder: string): ReadonlyMap<string, NamedPlace[]> {
  const byCountry = new Map<string, NamedPlace[]>();
  const whereById = new Map<string, string>();
  const files = fs.readdirSync(folder);
  for (const file of files) {
    const table = path.basename(file, '.txt');
    const lines = fs.readFileSync(path.join(folder, file), 'utf8').split('\n');
    lines.forEach((line, at) => {
      if (line.trim() === '') return;
      const where = `${file}:${at + 1}`;
      const [country, rest] = table === WORLD ? [line.slice(0, 2), line.slice(3)] : [table, line];
      if (country !== table && files.includes(`${country}.txt`))
        throw new Error(`${where}: belongs to ${country}.txt`);
      const named = readName(rest, { country, where });
      for (const id of [named.id, ...named.formerIds]) {
        const other = whereById.get(id);
        if (other !== undefined) throw new Error(`${where}: ${id} is the id of ${other}`);
        whereById.set(id, where);
      }
      const names = byCountry.get(country);
      if (names) names.push(named);
      else byCountry.set(country, [named]);
    });
  }
  return byCountry;
}

/** Name of a place in German or English where it is shown under another than its main name. */
export interface ShownName {
  name: string;
  en?: string;
  de?: string;
}

const townsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/**
 * The names of towns of the base map. @param folder of `german-towns.json`, whose keys are the English names, and of
 * `english-towns.json`, whose keys are others
 * @returns by ISO 3166-1 code
 */
export function readShownNames(folder: string): ReadonlyMap<string, ShownName[]> {
  const read = (file: string) =>
    townsSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')));
  const [german, english] = [read('german-towns.json'), read('english-towns.json')];
  return new Map(
    [...new Set([...Object.keys(german), ...Object.keys(english)])].map((country) => [
      country,
      [
        ...Object.entries(german[country] ?? {}).map(([name, de]) => ({ name, en: name, de })),
        ...Object.entries(english[country] ?? {}).map(([name, en]) => ({ name, en })),
      ],
    ]),
  );
}

type Kind = 'de' | 'en' | 'loc' | 'old' | 'alt' | 'nick' | 'id' | 'was' | 'is';
/** An island or region with several towns; a lake, park, peak or monument. */
const AREA = 'area';
const SIGHT = 'sight';

function readName(line: string, { country, where }: { country: string; where: string }): NamedPlace {
  const [name = '', position = '', list = ''] = line.split('|');
  const [lat = Number.NaN, lon = Number.NaN] = position.split(',').map(Number);
  if (name === '' || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) throw new Error(`${where}: ${line}`);
  const others = list
    .split(';')
    .filter(Boolean)
    .map((other) => {
      const [, kind, text] = /^(de|en|loc|old|alt|nick|id|was|is):(.+)$/.exec(other.trim()) ?? [];
      if (text === undefined || (kind === 'is' && text !== AREA && text !== SIGHT))
        throw new Error(`${where}: ${other}`);
      return { kind, text: text.trim() };
    });
  const textsOf = (...kinds: Kind[]) =>
    others.filter(({ kind }) => kinds.some((one) => one === kind)).map(({ text }) => text);
  const idOf = (own: string) => `name:${country}/${own}`;
  const [ownId = foldText(name).replaceAll(' ', '-')] = textsOf('id');
  const [german] = textsOf('de');
  const [what] = textsOf('is');
  return {
    id: idOf(ownId),
    formerIds: textsOf('was').map(idOf),
    name: name.trim(),
    at: [lon, lat],
    aliases: textsOf('de', 'en', 'loc', 'old', 'alt'),
    formerNames: textsOf('old'),
    nicknames: textsOf('nick'),
    // Of towns it may be the name of a sight near them.
    ...(german === undefined || what === undefined ? {} : { german }),
    ...(what === AREA ? { isArea: true } : {}),
  };
}
