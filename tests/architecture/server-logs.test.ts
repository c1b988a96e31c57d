import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SERVER = path.resolve(import.meta.dirname, '../../src/server');
/** A call that logs, with all between its brackets: one level of brackets inside them is enough here. */
const LOGS = /console\.(?:error|warn|log|info|debug)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

/**
 * An error as it is may hold what people sent: parameters of a query, addresses, tokens. It goes through `causeText` or
 * `logFault`, which leave that out.
 */
it('the server logs no error as it is', () => {
  const found = fs
    .readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    // The one place that takes an error apart.
    .filter((name) => name.endsWith('.ts') && path.basename(name) !== 'log-fault.ts')
    .flatMap((name) => {
      const text = fs.readFileSync(path.join(SERVER, name), 'utf8');
      return [...text.matchAll(LOGS)]
        .map(([, given = '']) => given.replaceAll(/causeText\(\w+\)/g, ''))
        .filter((given) => /\b(?:error|cause|reason)\b(?!\s*:)/.test(given.replaceAll(/'[^']*'/g, '')))
        .map((given) => `${name}: ${given}`);
    });
  expect(found).toEqual([]);
});
