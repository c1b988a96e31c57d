import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from './site-process.ts';

export type Locale = 'en' | 'de';
type Tree = { [key: string]: string | Tree };

/** The words that a page shows, by key: the tests say what they look for in both languages at once. */
export function translationOf(locale: Locale) {
  const tree = readJson(`locales/${locale}.json`) as Tree;
  return function t(key: string, params: Record<string, string | number> = {}): string {
    const found = key
      .split('.')
      .reduce<string | Tree | undefined>(
        (node, part) => (typeof node === 'object' ? node[part] : undefined),
        tree,
      );
    if (typeof found !== 'string') throw new Error(`no words for ${key} in ${locale}`);
    return found.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => String(params[name] ?? ''));
  };
}

/** Short name of a place of the catalogue, as rows and sentences say it. */
export function placeName(key: string, locale: Locale): string {
  return placeWords(key, locale).short_title;
}

/** Its title, as cards show it. */
export function titleOfPlace(key: string, locale: Locale): string {
  return placeWords(key, locale).title;
}

function placeWords(key: string, locale: Locale): { title: string; short_title: string } {
  const item = readJson(`src/server/catalogue/experiences/${key}.json`);
  return (item as Record<Locale, { title: string; short_title: string }>)[locale];
}

export function countryName(key: string, locale: Locale): string {
  const item = readJson(`src/server/catalogue/countries/${key}.json`) as Record<Locale, { name: string }>;
  return item[locale].name;
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(PROJECT_ROOT, file), 'utf8'));
}
