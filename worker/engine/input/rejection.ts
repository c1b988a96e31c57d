/** Why an input is refused: the path of the offending field and what was expected there. */
export interface Rejection {
  path: string;
  message: string;
}

/** The value, or why there is none. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; rejection: Rejection };

export function accept<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function reject(path: string, message: string): { ok: false; rejection: Rejection } {
  return { ok: false, rejection: { path, message } };
}

/** An op that the checks do not know: cannot come from an input that was validated. */
export function unknownOp(op: never): never {
  throw new Error(`unknown op ${JSON.stringify(op)}`);
}
