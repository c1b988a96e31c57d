import { HttpProblem } from './http-problem.ts';

/** Deeper than anything of ours; a database refuses what is nested without end. */
const DEPTH_MAX = 30;
/** A zero character and halves of characters: text that no database column of JSON takes. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** @throws HttpProblem `invalid` with the path of the first part that cannot be stored */
export function checkStorable(value: unknown): void {
  const open: { part: unknown; path: string; depth: number }[] = [{ part: value, path: '', depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { part, path, depth } = next;
    if (typeof part === 'string' && UNSTORABLE.test(part)) throw refused(path, 'U+0000, U+D800–U+DFFF');
    if (typeof part !== 'object' || part === null) continue;
    if (depth === DEPTH_MAX) throw refused(path, `≤ ${DEPTH_MAX}`);
    const isList = Array.isArray(part);
    for (const [name, below] of Object.entries(part)) {
      if (UNSTORABLE.test(name)) throw refused(path, 'U+0000, U+D800–U+DFFF');
      const step = isList ? `[${name}]` : path === '' ? name : `.${name}`;
      open.push({ part: below, path: path + step, depth: depth + 1 });
    }
  }
}

function refused(path: string, message: string): HttpProblem {
  return new HttpProblem('invalid', { errors: [{ path, message }] });
}
