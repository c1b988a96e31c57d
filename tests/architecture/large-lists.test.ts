import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * A list as arguments of a call ends in a RangeError at some ten thousand members: of what grows with the catalogue or with
 * what people own, no list is spread into a call. `src/model/place/extremes.ts` has the largest and the smallest.
 */
const FOLDERS = ['src/server', 'src/data', 'src/model', 'worker/catalogue', 'worker/sync'];
const SPREAD =
  /\b(?:Math\.(?:max|min)|push|unshift|fromCharCode|fromCodePoint|splice|concat|set|add)\(\s*(?:[^()]*,\s*)?\.\.\.|\.apply\(\s*(?:null|undefined|Math|String)\b/;
/** Lists that are short by their nature, with the reason. */
const SHORT: Readonly<Record<string, string>> = {
  'src/data/planner/planner-session.ts': 'the steps of one edit',
  'src/model/stop-hints.ts': 'the transport options from one stop to the next',
  'worker/sync/packs/pack-queue.ts': 'one for each collection',
};

const ROOT = path.resolve(import.meta.dirname, '../..');

it('no source file spreads an unbounded list into a call', () => {
  const found = FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .filter((file) => SPREAD.test(fs.readFileSync(path.join(ROOT, file), 'utf8'))),
  );
  expect(found).toEqual(Object.keys(SHORT));
});
