import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const MOST_FILES = 25;
const SOURCE = /^(src|worker|tests)\/.*\.(ts|tsx|mjs|css)$/;

it(`no folder holds more than ${MOST_FILES} source files`, () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  const counts = new Map<string, number>();
  for (const file of listed.split('\n')) {
    if (!SOURCE.test(file) || !fs.existsSync(file)) continue;
    const folder = path.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
