import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_CALLS } from '../../src/contract/api/account-calls.ts';
import type { ApiCall } from '../../src/contract/api/api-call.ts';
import { CATALOGUE_CALLS } from '../../src/contract/api/catalogue-calls.ts';
import { USER_CALLS } from '../../src/contract/api/user-calls.ts';
import { SITE_PATHS } from '../../src/contract/paths/site-paths.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CLIENT = 'src/data/api/call-api.ts';
/** These fetch files of the site, never the API. */
const STATIC_FILES = new Set([
  'worker/service-worker/previous-release.ts',
  'worker/service-worker/map-cache.ts',
  'worker/service-worker/gazetteer-cache.ts',
  'worker/sync/packs/download-pack.ts',
]);

/** Code without imports and comments, by file. */
const sources = new Map(
  ['src', 'worker'].flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .map((file) => [file, codeOf(file)] as const),
  ),
);
const onDevice = [...sources].filter(([file]) => /^(src\/(contract|data|ui|model)|worker)\//.test(file));

function codeOf(file: string): string {
  return fs
    .readFileSync(path.join(ROOT, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^(import|export)\s[^;]*?from\s*'[^']+';$/gm, '')
    .replaceAll(/import\('[^']+'\)/g, '');
}

describe('the API', () => {
  it('is called in one file', () => {
    const callers = onDevice.filter(([, code]) =>
      /\b(fetch|XMLHttpRequest|sendBeacon|EventSource)\(/.test(code),
    );
    expect(callers.map(([file]) => file).filter((file) => !STATIC_FILES.has(file))).toEqual([CLIENT]);
  });

  it('has its base and headers in that file and the contract only', () => {
    const known = onDevice.filter(
      ([file, code]) => /\b(API_BASE|\w+_HEADER)\b/.test(code) && file !== CLIENT,
    );
    expect(known.map(([file]) => file).sort()).toEqual([
      'src/contract/api-base.ts',
      'src/contract/api/api-call.ts',
      'src/contract/message-limits.ts',
    ]);
  });

  it('has its paths in the call tables only', () => {
    const calls = [CATALOGUE_CALLS, ACCOUNT_CALLS, USER_CALLS].flatMap((table) =>
      Object.values<ApiCall>(table),
    );
    // Some pages of the site have the same path.
    const pages = new Set<string>(Object.values(SITE_PATHS).flatMap(({ en, de }) => [en, de]));
    const own = calls.map((call) => call.path).filter((address) => !pages.has(address));
    const found = [...sources]
      .filter(([file]) => !file.startsWith('src/contract/api') && !file.startsWith('src/tools/'))
      .flatMap(([file, code]) => {
        const literal = /['"`/]api\//.exec(code)?.[0];
        const address = own.find((one) => new RegExp(`['"\`]${one}['"\`?]`).test(code));
        return [literal, address].flatMap((what) => (what === undefined ? [] : [`${file}: ${what}`]));
      });
    expect(found).toEqual([]);
    expect(own.length).toBeGreaterThan(50);
  });
});
