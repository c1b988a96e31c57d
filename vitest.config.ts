import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { localeParts } from './src/tools/build/locale-parts.mjs';
import { oneMutant } from './src/tools/mutation/mutant-plugin.mjs';
import { mutants } from './tests/faults/mutants.mjs';

/** They take minutes: begun last, one of them would keep one core busy and leave the other idle. */
const LONG = [
  'tests/faults/',
  'tests/server/backups/',
  'tests/data/api/receipts',
  'tests/server/accounts/pre-',
];

function isLong({ moduleId }: TestSpecification): boolean {
  return LONG.some((part) => moduleId.includes(part));
}

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

/** Every case of what other tests sample; a minute or more each. `npm test` leaves them to the full run. */
const EXHAUSTIVE = [
  'tests/server/accounts/pre-hijacking.test.ts',
  'tests/data/api/receipts.test.ts',
  'tests/server/memory/large-catalogue.test.ts',
  'tests/tools/artwork/scenes.test.ts',
  'tests/tools/artwork/composition.test.ts',
];

/** Tests create much that is short-lived: a larger young generation takes a tenth off their time. */
const YOUNG_GENERATION = ['--max-semi-space-size=64'];

/** Ends a test that hangs; a slow machine is no failure. */
const HANG_MS = 180_000;

/**
 * Two projects: `node` for everything without a document, `dom` for components (`*.dom.test.tsx`).
 * The browser tests under tests/e2e belong to Playwright, the benchmarks under tests/bench to `npm run bench`.
 */
export default defineConfig({
  test: {
    testTimeout: HANG_MS,
    hookTimeout: HANG_MS,
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        // Copies of modules with a deliberate fault, for the simulation of syncing alone; a fault for all tests comes from
        // `npm run mutants`.
        plugins: [mutants(), oneMutant()],
        test: {
          name: 'node',
          execArgv: YOUNG_GENERATION,
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/e2e/**',
            'tests/bench/**',
            ...(process.env['LEAVE_EXHAUSTIVE'] === '1' ? EXHAUSTIVE : []),
          ],
          testTimeout: HANG_MS,
          hookTimeout: HANG_MS,
        },
      },
      {
        plugins: [localeParts(), oneMutant(), react()],
        test: {
          name: 'dom',
          execArgv: YOUNG_GENERATION,
          environment: 'jsdom',
          include: ['tests/**/*.dom.test.tsx'],
          setupFiles: ['tests/ui/support/setup.ts'],
          testTimeout: HANG_MS,
        },
      },
    ],
  },
});
