import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod/mini';

const Experience = z.object({ key: z.string(), country_key: z.string() });
const Country = z.object({ key: z.string(), palette: z.array(z.string()) });

/** Pages with a hero picture. */
export const heroNames: readonly string[] = [
  'home',
  'tours',
  'my_tours',
  'my_experiences',
  'destinations',
  'experiences',
  'favorites',
  'account',
  'projects',
  'blog',
  'faqs',
  'contact',
  'privacy',
  'terms',
];

/** All experiences of the catalogue with their countries. */
export function experiencesOf(root: string): { key: string; country: string }[] {
  return filesOf(root, 'experiences')
    .map((file) => Experience.parse(file))
    .map((one) => ({ key: one.key, country: one.country_key }))
    .sort((a, b) => a.country.localeCompare(b.country) || a.key.localeCompare(b.key));
}

/** Palette of each country. */
export function palettesOf(root: string): Map<string, string[]> {
  return new Map(
    filesOf(root, 'countries')
      .map((file) => Country.parse(file))
      .map((one) => [one.key, one.palette]),
  );
}

function filesOf(root: string, name: string): unknown[] {
  const folder = path.join(root, 'src/server/catalogue', name);
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file): unknown => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')));
}
