import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { localeParts } from './src/tools/locale-parts.mjs';
import { oneMutant } from './src/tools/mutation/mutant-plugin.mjs';
import { mutants } from './tests/faults/mutants.mjs';

/**
 * Two projects: `node` for everything without a document, `dom` for components (`*.dom.test.tsx`).
 * The browser tests under tests/e2e belong to Playwright, the benchmarks under tests/bench to `npm run bench`.
 */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        // Copies of modules with a deliberate fault, for the simulation of syncing alone; a fault for all tests comes from
        // `npm run mutants`.
        plugins: [mutants(), oneMutant()],
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/bench/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [localeParts(), oneMutant(), react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/**/*.dom.test.tsx'],
          setupFiles: ['tests/ui/patience.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
