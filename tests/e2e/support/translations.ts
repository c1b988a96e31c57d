import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from './site-process.ts';

export type Locale = 'en' | 'de';
type Tree = { [key: string]: string | Tree };

/** The texts of a page by key, so that tests cover both languages. */
export function translationOf(locale: Locale) {
  const tree = readJson(`locales/${locale}.json`) as Tree;
  return function t(key: string, params: Record<string, string | number> = {}): string {
    const found = key
      .split('.')
      .reduce<string | Tree | undefined>(
        (node, part) => (typeof node === 'object' ? node[part] : undefined),
        tree,
      );
    if (typeof found !== 'string') throw new Error(`no translation of ${key} in ${locale}`);
    return found.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => String(params[name] ?? ''));
  };
}

/** Short name of a place of the catalogue, as in rows and sentences. */
export function placeName(key: string, locale: Locale): string {
  return placeTexts(key, locale).short_title;
}

/** Its title, as cards show it. */
export function titleOfPlace(key: string, locale: Locale): string {
  return placeTexts(key, locale).title;
}

function placeTexts(key: string, locale: Locale): { title: string; short_title: string } {
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
