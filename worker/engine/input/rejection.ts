/** Validation error: the path of the offending field and what was expected. */
export interface Rejection {
  path: string;
  message: string;
}

/** Result type: the value, or the rejection. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; rejection: Rejection };

export function accept<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function reject(path: string, message: string): { ok: false; rejection: Rejection } {
  return { ok: false, rejection: { path, message } };
}

/** Exhaustiveness check: unreachable for a validated input. */
export function unknownOp(op: never): never {
  throw new Error(`unknown op ${JSON.stringify(op)}`);
}
