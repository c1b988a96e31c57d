import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeTicks, sameTicks, type Ticks } from '../../src/model/merge/merge-ticks.ts';

const ticks = fc.dictionary(
  fc.constantFrom('peru', 'laos', 'toString'),
  fc.uniqueArray(fc.constantFrom('visa', 'cash', 'gear', 'gear-2')),
);
const has = (side: Ticks, country: string, entry: string) =>
  Object.hasOwn(side, country) && (side[country] ?? []).includes(entry);

it('each entry is as the side that changed it left it', () => {
  fc.assert(
    fc.property(ticks, ticks, ticks, (base, local, remote) => {
      const merged = mergeTicks({ base, local, remote });
      for (const country of ['peru', 'laos', 'toString']) {
        for (const entry of ['visa', 'cash', 'gear', 'gear-2']) {
          const [before, here, there] = [base, local, remote].map((side) => has(side, country, entry));
          expect(has(merged, country, entry)).toBe(here === before ? there : here);
        }
      }
    }),
  );
});

it('both devices merge to the same, and merging again changes nothing', () => {
  fc.assert(
    fc.property(ticks, ticks, ticks, (base, local, remote) => {
      const merged = mergeTicks({ base, local, remote });
      expect(JSON.stringify(mergeTicks({ base, local: remote, remote: local }))).toBe(JSON.stringify(merged));
      expect(mergeTicks({ base, local: merged, remote: merged })).toEqual(merged);
      expect(sameTicks(mergeTicks({ base, local, remote: base }), local)).toBe(true);
    }),
  );
});

it('a side without ticks counts as unchanged', () => {
  const base = { peru: ['visa'] };
  expect(mergeTicks({ base, local: undefined, remote: undefined })).toEqual(base);
  expect(mergeTicks({ base, local: { peru: ['gear', 'visa'] }, remote: undefined })).toEqual({
    peru: ['gear', 'visa'],
  });
  expect(mergeTicks({ base: undefined, local: undefined, remote: base })).toEqual(base);
});
