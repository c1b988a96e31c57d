import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod/mini';
import type { ActivityText } from './activities/kind-of.ts';

const Activity = z.object({
  key: z.string(),
  en: z.object({ title: z.string(), description: z.string() }),
});
const Experience = z.object({
  key: z.string(),
  country_key: z.string(),
  activities: z.optional(z.array(Activity)),
});
const Country = z.object({ key: z.string(), palette: z.array(z.string()) });

const CATALOGUE = 'src/server/catalogue';

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

/** Activities of each experience, in the order of its page. */
export function activitiesOf(root: string): { key: string; activities: ActivityText[] }[] {
  return filesOf(root, 'experiences')
    .map((file) => Experience.parse(file))
    .map(({ key, activities = [] }) => ({
      key,
      activities: activities.map((one) => ({ key: one.key, ...one.en })),
    }))
    .sort((a, b) => a.key.localeCompare(b.key));
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
  const folder = path.join(root, CATALOGUE, name);
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file): unknown => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')));
}
