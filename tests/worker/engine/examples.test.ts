import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { PlanInput } from '../../../src/model/plan.ts';
import { planOf, rejectedPath } from '../../builders/planned.ts';

/**
 * Inputs with the plans, or the paths of the errors, that two implementations written apart from each other agree on.
 * The inputs of `engine` and `engine-bad` are random and odd on purpose; `journeys` are plain.
 */
function examples<T>(name: string): T[] {
  const file = path.join(import.meta.dirname, 'examples', `${name}.jsonl.gz`);
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as T);
}

interface Example {
  name?: string;
  input: PlanInput;
  plan: unknown;
}

const HOURS_TOLERANCE = 1e-6;
/** Sums of floats that are rounded may land one off. */
const MONEY_TOLERANCE = 1;

describe('plans of the examples', () => {
  test.each(examples<Example>('journeys').map((example) => [example.name, example] as const))(
    '%s',
    (_name, { input, plan }) => {
      expect(differences(planOf(input), plan)).toEqual([]);
    },
  );

  test.each(examples<Example>('engine').map((example, index) => [index + 1, example] as const))(
    'random input %i',
    (_number, { input, plan }) => {
      expect(differences(planOf(input), plan)).toEqual([]);
    },
  );
});

describe('errors of the examples', () => {
  const bad = examples<{ input: unknown; path?: string; paths?: string[] }>('engine-bad');
  test.each(bad.map((example, index) => [index + 1, example] as const))(
    'invalid input %i is rejected with the path of the field',
    (_number, { input, path: only, paths = [] }) => {
      expect(only === undefined ? paths : [only, ...paths]).toContain(rejectedPath(input));
    },
  );
});

/** Paths where `actual` differs from the expected value; additional fields are ignored. */
function differences(actual: unknown, expected: unknown, at = 'plan'): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${at}: no list`];
    if (actual.length !== expected.length) {
      return [`${at}: ${actual.length} entries instead of ${expected.length}`];
    }
    return expected.flatMap((value, index) => differences(actual[index], value, `${at}[${index}]`));
  }
  if (isObject(expected)) {
    if (!isObject(actual)) return [`${at}: no object`];
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(actual[key], value, `${at}.${key}`),
    );
  }
  const isSame =
    typeof actual === 'number' && typeof expected === 'number'
      ? Math.abs(actual - expected) <= toleranceAt(at)
      : actual === expected;
  return isSame ? [] : [`${at}: ${String(actual)} instead of ${String(expected)}`];
}

function toleranceAt(at: string): number {
  return at.startsWith('plan.statistics.cost.') ? MONEY_TOLERANCE : HOURS_TOLERANCE;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
