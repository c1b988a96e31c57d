/** Why an input is refused: the path of the offending field and what was expected there. */
export interface Refusal {
  path: string;
  message: string;
}

/** The value, or why there is none. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export function accept<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refuse(path: string, message: string): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { path, message } };
}

/** An op that the checks do not know: cannot come from an input that was validated. */
export function unknownOp(op: never): never {
  throw new Error(`unknown op ${JSON.stringify(op)}`);
}
