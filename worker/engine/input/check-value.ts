import { isRecord } from '../../../src/model/base/is-record.ts';
import type { Rejection } from './rejection.ts';

/** Validates an external value. Returns the first rejection, or null. */
export type Check = (value: unknown, path: string) => Rejection | null;

/** `null` is the same as missing. */
export function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** Reads an own property of an external object, never one of its prototype. */
export function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

export function fieldPath(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

export function expected(what: string, fits: (value: unknown) => boolean): Check {
  return (value, path) => (fits(value) ? null : { path, message: `expected ${what}` });
}

export function optional(check: Check): Check {
  return (value, path) => (isMissing(value) ? null : check(value, path));
}

export const anObject = expected('an object', isRecord);
export const aText = expected('a text', (value) => typeof value === 'string');
export const aBoolean = expected('true or false', (value) => typeof value === 'boolean');

export function aNumber(min: number, max: number): Check {
  const what = max === Infinity ? `a number, ${min} or more` : `a number from ${min} to ${max}`;
  return expected(what, (value) => typeof value === 'number' && value >= min && value <= max);
}

export function aNumberAbove(bound: number, max: number): Check {
  return expected(
    `a number above ${bound}, to ${max}`,
    (value) => typeof value === 'number' && value > bound && value <= max,
  );
}

export function aWholeNumber(min: number, max: number): Check {
  const what = max === Infinity ? `a whole number, ${min} or more` : `a whole number from ${min} to ${max}`;
  return expected(what, (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max);
}

export function oneOf(values: ReadonlySet<string>): Check {
  return expected(
    `one of ${[...values].join(', ')}`,
    (value) => typeof value === 'string' && values.has(value),
  );
}

/** Checks the named fields of an object in the given order; other fields are ignored. */
export function fields(checks: Record<string, Check>): Check {
  const entries = Object.entries(checks);
  return (value, path) => {
    if (!isRecord(value)) return anObject(value, path);
    for (const [key, check] of entries) {
      const rejection = check(own(value, key), fieldPath(path, key));
      if (rejection) return rejection;
    }
    return null;
  };
}

export function listOf(check: Check): Check {
  return (value, path) => {
    if (!Array.isArray(value)) return { path, message: 'expected a list' };
    for (let index = 0; index < value.length; index += 1) {
      const rejection = check(value[index], `${path}[${index}]`);
      if (rejection) return rejection;
    }
    return null;
  };
}

/** A list of 1 to `max` values, each checked together with the one before it. */
export function shortListOf(
  max: number,
  check: (value: unknown, path: string, before: unknown) => Rejection | null,
): Check {
  return (value, path) => {
    if (!Array.isArray(value) || value.length === 0 || value.length > max) {
      return { path, message: `expected a list of 1 to ${max}` };
    }
    for (let index = 0; index < value.length; index += 1) {
      const rejection = check(value[index], `${path}[${index}]`, value[index - 1]);
      if (rejection) return rejection;
    }
    return null;
  };
}

export function recordOf(check: Check): Check {
  return (value, path) => {
    if (!isRecord(value)) return anObject(value, path);
    for (const key of Object.keys(value)) {
      const rejection = check(value[key], fieldPath(path, key));
      if (rejection) return rejection;
    }
    return null;
  };
}
