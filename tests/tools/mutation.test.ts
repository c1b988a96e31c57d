import fs from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { stopTestProcess, runTests } from '../../src/tools/mutation/test-process-client.mjs';

const FILE = 'src/model/place/nearby.ts';
const CODE = fs.readFileSync(FILE, 'utf8');
const FROM = 'place.active';

/** A mutant that the tests of its file detect. */
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

afterAll(stopTestProcess);

it('runTests reports failures of a mutant only in its own run', async () => {
  expect(start).toBeGreaterThan(0);
  expect(await failuresOf('tests/model/nearby.test.ts', 'true')).toHaveLength(1);
  // The failure does not leak into runs of another file, nor of the same file without the mutant.
  expect(await failuresOf('tests/model/hubs.test.ts', FROM)).toEqual([]);
  expect(await failuresOf('tests/model/nearby.test.ts', null)).toEqual([]);
});
