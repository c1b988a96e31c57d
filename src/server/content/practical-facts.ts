import fs from 'node:fs';
import path from 'node:path';
import { type Practical, practicalSchema } from '../../model/schemas/practical.ts';

const FOLDER = path.resolve(import.meta.dirname, '../catalogue/practical');
const known = new Map<string, Practical | undefined>();

/** What travelers have to know about a country, from the bundled catalogue; undefined for one without. */
export function practicalFacts(country: string): Practical | undefined {
  if (!known.has(country)) known.set(country, read(path.join(FOLDER, `${country}.json`)));
  return known.get(country);
}

function read(file: string): Practical | undefined {
  return fs.existsSync(file) ? practicalSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : undefined;
}
