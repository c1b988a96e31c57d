import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contentFiles } from '../../../src/server/content/content-files.ts';
import { picturesOf } from '../../../src/server/content/pictures.ts';
import { readCatalogue } from '../../../src/server/content/read-catalogue.ts';
import type { Master } from '../../../src/server/images/masters.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { openSite } from '../../../src/server/site/site-handler.ts';
import type { KnownLikes, LikeCounts } from '../../../src/server/stores/users/user-likes.ts';
import { openTestApp, type TestApp } from '../open-test-app.ts';

export const ORIGIN = 'https://example.org';
export const SHELL = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta
      name="description"
      content="Old"
    />
    <title>Old</title>
    <link rel="manifest" href="/manifest.webmanifest">
  </head>
  <body><div id="root"></div></body>
</html>`;

/** Artwork of two experiences and of one page. */
export const MASTERS = new Map<string, Master>(
  ['dune-45', 'sossusvlei', 'hero-blog'].map((key) => [
    key,
    {
      file: `${key}.webp`,
      hash: '9b595ecd9fbd3d31',
      fp_x: 0.353,
      fp_y: 0.42,
      placeholder: '#8d4e27',
      width: 1200,
      height: 900,
    },
  ]),
);

export interface RealSite {
  app: TestApp;
  /** The whole app with settings; the site's folder has the shell and one file. */
  withSettings(environment: Record<string, string>): TestApp['call'];
  call: TestApp['call'];
  /** The HTML of an address. */
  read: (path: string) => Promise<string>;
  /** Sets the result of the last count of favorites. */
  setLikes(counts: Partial<LikeCounts>): void;
  close(): Promise<void>;
}

/** The real app with the shipped catalogue. */
export async function openRealSite(): Promise<RealSite> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-real-site-'));
  const folders = { site: path.join(folder, 'site'), builds: path.join(folder, 'builds') };
  fs.mkdirSync(path.join(folders.site, 'icons'), { recursive: true });
  fs.writeFileSync(path.join(folders.site, 'index.html'), SHELL);
  fs.writeFileSync(path.join(folders.site, 'icons/icon-512.png'), 'png');
  fs.writeFileSync(path.join(folders.site, 'favicon.ico'), 'ico');
  const app = await openTestApp();
  await app.store.replace(readCatalogue(contentFiles(), { pictures: picturesOf(MASTERS) }));
  await app.memory.refresh();
  let known: KnownLikes = { counts: { experiences: {}, tours: {} }, revision: 0 };
  const withSettings: RealSite['withSettings'] = (environment) => {
    const site = openSite(folders, {
      settings: readSettings({ PUBLIC_ORIGIN: ORIGIN, ...environment }),
      memory: app.memory,
      rates: { current: () => ({ exchangeRate: 0.5, date: '2026-09-29', source: 'test' }) },
      masters: { find: (key) => MASTERS.get(key) },
      likes: { known: () => known },
    });
    return app.withSettings(environment, { site });
  };
  const call = withSettings({});
  return {
    app,
    withSettings,
    call,
    read: async (address) => (await call(address)).text(),
    setLikes: (counts) => {
      known = { counts: { experiences: {}, tours: {}, ...counts }, revision: known.revision + 1 };
    },
    async close() {
      await app.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Decoded contents of all meta tags with a name or property. */
export function contents(html: string, property: string): string[] {
  const pattern = new RegExp(`<meta (?:name|property)="${property}" content="([^"]*)">`, 'g');
  return [...html.matchAll(pattern)].map(([, value = '']) => decoded(value));
}

export function titleOf(html: string): string {
  const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)];
  if (titles.length !== 1) throw new Error(`${titles.length} titles`);
  return decoded(titles[0]?.[1] ?? '');
}

/** Text of the root element without tags. */
export function textOf(html: string): string {
  const root = /<div id="root">([\s\S]*)<\/div><\/body>/.exec(html)?.[1] ?? '';
  return decoded(root.replaceAll(/<[^>]+>/g, ' ')).replaceAll(/\s+/g, ' ');
}

export function linksOf(html: string): string[] {
  const root = /<div id="root">([\s\S]*)<\/div><\/body>/.exec(html)?.[1] ?? '';
  return [...root.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => decoded(href));
}

/** Structured data of a page by type. */
export function structuredOf(html: string): Map<string, Record<string, unknown>> {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const items = scripts.flatMap(([, text = '']) => {
    const data = JSON.parse(text) as { '@context': string; '@graph': Record<string, unknown>[] };
    return data['@graph'];
  });
  return new Map(items.map((item) => [[item['@type']].flat().join(' '), item]));
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
