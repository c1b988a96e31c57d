import { DrizzleQueryError } from 'drizzle-orm';
import type { Queries } from '../stores/database/database.ts';

/** The database is unavailable: a retry of the same request may succeed. */
export class DatabaseUnavailableError extends Error {}

/**
 * SQLSTATE classes: connection exception, insufficient resources, object not in prerequisite state, operator
 * intervention, system error, no access.
 */
const UNAVAILABLE_CLASSES = new Set(['08', '28', '3D', '53', '55', '57', '58']);
/** Read-only (a standby), timeout, serialization failure or deadlock: nothing was written, a retry may succeed. */
const UNAVAILABLE_STATES = new Set(['25006', '25P03', '25P04', '40001', '40003', '40P01']);
/** These severities end or reject the connection, whatever their reason. */
const FATAL = new Set(['FATAL', 'PANIC']);
const PROGRAMMING_ERRORS = [TypeError, RangeError, SyntaxError, ReferenceError];

/** Whether a request failed because of the database's state, not because of the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailableError) return true;
    if (cause instanceof DrizzleQueryError) return isUnavailableCause(cause.cause);
  }
  return false;
}

/** @param cause what a driver threw */
export function isUnavailableCause(cause: unknown): boolean {
  const state = sqlState(cause);
  if (state !== undefined)
    return UNAVAILABLE_CLASSES.has(state.slice(0, 2)) || UNAVAILABLE_STATES.has(state) || isFatal(cause);
  // Without SQLSTATE the database did not respond: lost connection, timeout, closed database.
  return cause instanceof Error && !PROGRAMMING_ERRORS.some((type) => cause instanceof type);
}

/** SQLSTATE of a database error. A system error has a `code` too (`EPIPE`), but no `severity`. */
export function sqlState(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !('severity' in cause) || !('code' in cause)) return undefined;
  return typeof cause.code === 'string' ? cause.code : undefined;
}

function isFatal(cause: unknown): boolean {
  return cause instanceof Error && 'severity' in cause && FATAL.has(String(cause.severity));
}

type Transactions = Queries['transaction'];

/**
 * Wraps transactions so that their own failures (no connection, no BEGIN, no answer to COMMIT) become `DatabaseUnavailableError`;
 * errors thrown by the work pass through.
 */
export function withUnavailableErrors(transaction: Transactions): Transactions {
  return async (work, config) => {
    let ofWork: { error: unknown } | undefined;
    try {
      return await transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          ofWork = { error };
          throw error;
        }
      }, config);
    } catch (error) {
      if (ofWork?.error === error || isDatabaseUnavailable(error) || !isUnavailableCause(error)) throw error;
      throw new DatabaseUnavailableError('a transaction failed to begin or to commit', { cause: error });
    }
  };
}
