import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };

/** Words for concepts that have another name in GLOSSARY.md. */
const BANNED = [
  'ways to',
  'way',
  'ways',
  'take out',
  'takeout',
  'take along',
  'taken along',
  'diary',
  'made once',
  'stand in',
  'customise',
  'words',
  'heart',
  'hearts',
  'trouble',
  'mend',
  'mended',
  'forget',
  'told',
  'fell',
  'purse',
  'poke',
  'anew',
  'realm',
  'rulebook',
  'overtaken',
  'refusal',
  'basis',
  'people',
  'person',
  'later files',
  'later chunks',
  'rounds of mails',
  'hire',
  'hires',
  'take over',
  'taken over',
  'sign out',
  'session over',
  'offline line',
  'offline banner',
  'stop now',
  'awaited',
];
/** Phrases of comments and texts. */
const BANNED_PHRASES = [
  'taken along',
  'tried anew',
  'what waits',
  'made once',
  'listeners hear',
  'lies with',
  'without end',
  'know nobody',
  'held stay',
  'no word of',
];
/** Idioms in which a banned word means something else. */
const IDIOMS = ['under way', 'on the way', 'one person', 'per person', 'count words'];
/** Artwork draws people; the engine's stored and sent names are specification. */
const EXEMPT_FOLDERS = /^src\/tools\/artwork\//;
/** Sent over the wire or stored on devices. */
const EXEMPT_NAMES = new Set<string>([]);

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'worker', 'tests'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !EXEMPT_FOLDERS.test(file) && fs.existsSync(file));

const EXPORT =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum)\s+(\w+)/gm;
const CSS_CLASS = /\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g;

/** `wordsOf('takeOutFile')` is `take out file`. */
function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(' ');
}

function isBanned(name: string): boolean {
  if (EXEMPT_NAMES.has(name)) return false;
  const words = IDIOMS.reduce((rest, idiom) => ` ${rest} `.replaceAll(` ${idiom} `, ' · '), wordsOf(name));
  return BANNED.some((banned) => ` ${words} `.includes(` ${banned} `));
}

function keysOf(table: object): string[] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? [key].concat(keysOf(value)) : key,
  );
}

describe('names follow GLOSSARY.md', () => {
  it('in files and folders', () => {
    const parts = new Set(files.flatMap((file) => file.split('/').map((part) => part.split('.')[0] ?? '')));
    expect(parts.size).toBeGreaterThan(500);
    expect([...parts].filter(isBanned)).toEqual([]);
  });

  it('in exports', () => {
    const names = files
      .filter((file) => !file.endsWith('.css'))
      .flatMap((file) =>
        [...fs.readFileSync(file, 'utf8').matchAll(EXPORT)].map(([, name = '']) => ({ file, name })),
      );
    expect(names.length).toBeGreaterThan(1_500);
    expect(names.filter(({ name }) => isBanned(name))).toEqual([]);
  });

  it('in CSS classes', () => {
    const names = files
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        [...fs.readFileSync(file, 'utf8').matchAll(CSS_CLASS)].map(([, name = '']) => ({ file, name })),
      );
    expect(names.length).toBeGreaterThan(500);
    expect(names.filter(({ name }) => isBanned(name))).toEqual([]);
  });

  it('in translation keys', () => {
    const keys = keysOf(en);
    expect(keys.length).toBeGreaterThan(1_000);
    expect(keys.filter(isBanned)).toEqual([]);
  });

  it('in comments and texts, without banned phrases', () => {
    const found = files
      .filter((file) => file.startsWith('src/') || file.startsWith('worker/'))
      .flatMap((file) => {
        const text = fs.readFileSync(file, 'utf8').toLowerCase();
        return BANNED_PHRASES.filter((phrase) => text.includes(phrase)).map((phrase) => `${file}: ${phrase}`);
      });
    expect(found).toEqual([]);
  });

  it('a banned name is detected', () => {
    expect(['takeOut', 'take-out-dialog', 'waysTo', 'startWords', 'HEARTS'].filter(isBanned)).toHaveLength(5);
    expect(['underWayNotice', 'perPerson', 'byWayPoint'].filter(isBanned)).toEqual(['byWayPoint']);
  });
});
