import fs from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';

const FEED = path.join(import.meta.dirname, 'fixtures/feed');

/**
 * Packs the feed of the fixtures.
 * @param changes tables by name: their text changed, or null to leave them out
 */
export function zipFeed(
  folder: string,
  changes: Readonly<Record<string, ((text: string) => string) | null>> = {},
): string {
  const tables = fs.readdirSync(FEED).flatMap((name) => {
    const change = changes[name];
    if (change === null) return [];
    const text = fs.readFileSync(path.join(FEED, name), 'utf8');
    return [[name, strToU8(change ? change(text) : text)] as const];
  });
  const file = path.join(folder, 'feed.zip');
  fs.writeFileSync(file, zipSync(Object.fromEntries(tables), { mtime: '2026-12-20T12:00:00' }));
  return file;
}
