import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SERVER = path.resolve(import.meta.dirname, '../../src/server');
/** A logging call with its arguments: one level of nested brackets is enough here. */
const LOGS = /console\.(?:error|warn|log|info|debug)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

/**
 * A raw error may contain user data: parameters of a query, addresses, tokens. It goes through `causeText` or
 * `logError`, which remove them.
 */
it('the server logs no raw error', () => {
  const found = fs
    .readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    // The module that sanitizes errors.
    .filter((name) => name.endsWith('.ts') && path.basename(name) !== 'log-error.ts')
    .flatMap((name) => {
      const text = fs.readFileSync(path.join(SERVER, name), 'utf8');
      return [...text.matchAll(LOGS)]
        .map(([, given = '']) => given.replaceAll(/causeText\(\w+\)/g, ''))
        .filter((given) => /\b(?:error|cause|reason)\b(?!\s*:)/.test(given.replaceAll(/'[^']*'/g, '')))
        .map((given) => `${name}: ${given}`);
    });
  expect(found).toEqual([]);
});
