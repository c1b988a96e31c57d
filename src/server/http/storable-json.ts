import { SAVED_LIST_MAX_BYTES } from '../../model/saved-list-limits.ts';
import { HttpProblem } from './http-problem.ts';

/** Maximum nesting; databases reject deeper JSON at some point. */
const DEPTH_MAX = 30;
/** NUL and lone surrogates, which JSON columns reject. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Limits of a JSON body. */
export interface BodyLimits {
  bytes: number;
  /** Values in it: each takes time to check, however short it is. */
  values: number;
}
/** For forms and queries. */
export const FORM_LIMITS: BodyLimits = { bytes: 256 * 1024, values: 2_000 };
/** For users' documents: the largest tours have some thousands of values. */
export const DOCUMENT_LIMITS: BodyLimits = { ...FORM_LIMITS, values: 20_000 };
/** A saved place has about a dozen values. */
export const SAVED_LIST_LIMITS: BodyLimits = { bytes: SAVED_LIST_MAX_BYTES, values: 80_000 };

interface Part {
  value: unknown;
  name: string;
  within: Part | undefined;
  depth: number;
}

/**
 * @param valuesMax maximum number of values
 * @throws HttpProblem `invalid` with the path of the first part that cannot be stored; `too-large`
 */
export function checkStorable(value: unknown, valuesMax: number = DOCUMENT_LIMITS.values): void {
  const open: Part[] = [{ value, name: '', within: undefined, depth: 0 }];
  let values = 1;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: part, depth } = next;
    if (typeof part === 'string' && UNSTORABLE.test(part)) throw unstorable(next, 'U+0000, U+D800–U+DFFF');
    if (typeof part !== 'object' || part === null) continue;
    if (depth === DEPTH_MAX) throw unstorable(next, `≤ ${DEPTH_MAX}`);
    const isList = Array.isArray(part);
    const names = Object.keys(part);
    values += names.length;
    if (values > valuesMax) throw new HttpProblem('too-large', { params: { most: valuesMax } });
    for (const name of names) {
      if (UNSTORABLE.test(name)) throw unstorable(next, 'U+0000, U+D800–U+DFFF');
      const below: unknown = Reflect.get(part, name);
      open.push({ value: below, name: isList ? `[${name}]` : name, within: next, depth: depth + 1 });
    }
  }
}

function unstorable(part: Part, message: string): HttpProblem {
  let path = '';
  for (let at: Part | undefined = part; at !== undefined; at = at.within) {
    path = path === '' || path.startsWith('[') ? at.name + path : `${at.name}.${path}`;
  }
  return new HttpProblem('invalid', { errors: [{ path: path.replace(/^\./, ''), message }] });
}
