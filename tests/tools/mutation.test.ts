import fs from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { closeTests, runTests } from '../../src/tools/mutation/test-runs.mjs';

const FILE = 'src/model/place/nearby.ts';
const CODE = fs.readFileSync(FILE, 'utf8');
const FROM = 'place.active';

/** A fault that the tests of its file find. */
const start = CODE.indexOf(FROM);
const mutant = {
  id: 1,
  file: FILE,
  line: 1,
  operator: 'condition true',
  start,
  end: start + FROM.length,
  from: FROM,
};

const failuresOf = async (file: string, text: string | null) => {
  const job = { file, mutant: text === null ? null : { ...mutant, text }, bail: 1, env: {} };
  return (await runTests(job))?.failed.map(({ name }) => name);
};

afterAll(closeTests);

it('a mutant is caught by a test of its own run alone', async () => {
  expect(start).toBeGreaterThan(0);
  expect(await failuresOf('tests/model/nearby.test.ts', 'true')).toHaveLength(1);
  // What failed there is no failure of another file, nor of the file itself once the fault is gone.
  expect(await failuresOf('tests/model/hubs.test.ts', FROM)).toEqual([]);
  expect(await failuresOf('tests/model/nearby.test.ts', null)).toEqual([]);
});
