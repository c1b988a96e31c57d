import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../e2e/support/site-process.ts';

/** Experiences of a country by name, from the catalogue. */
export function placesOf(country: string): string[] {
  const folder = path.join(PROJECT_ROOT, 'src/server/catalogue/experiences');
  return fs
    .readdirSync(folder)
    .filter((file) => {
      const place: unknown = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
      return typeof place === 'object' && place !== null && Reflect.get(place, 'country_key') === country;
    })
    .map((file) => file.replace(/\.json$/, ''));
}
