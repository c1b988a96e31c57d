import { DrizzleQueryError } from 'drizzle-orm';
import type { Queries } from '../stores/database/database.ts';

/** The database cannot be reached, or does not do its work at present: the same request may succeed later. */
export class DatabaseAway extends Error {}

/**
 * Classes of SQLSTATE: no connection, no resources, not in the state that is needed (as a database that takes no
 * connections), an operator's intervention, a fault of disk or system, no access.
 */
const AWAY_CLASSES = new Set(['08', '28', '3D', '53', '55', '57', '58']);
/** Read-only (a standby), ended by a timeout or for a deadlock: nothing was written, another try may succeed. */
const AWAY_STATES = new Set(['25006', '25P03', '25P04', '40001', '40003', '40P01']);
/** These end the connection, or refuse it, whatever their reason. */
const FATAL = new Set(['FATAL', 'PANIC']);
const PROGRAM_FAULTS = [TypeError, RangeError, SyntaxError, ReferenceError];

/** Whether a request failed because of the state of the database and not because of what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseAway) return true;
    if (cause instanceof DrizzleQueryError) return isAwayCause(cause.cause);
  }
  return false;
}

/** @param cause what a driver threw */
export function isAwayCause(cause: unknown): boolean {
  const state = sqlState(cause);
  if (state !== undefined)
    return AWAY_CLASSES.has(state.slice(0, 2)) || AWAY_STATES.has(state) || isFatal(cause);
  // What has no SQLSTATE was never answered: a lost connection, a timeout, a closed database.
  return cause instanceof Error && !PROGRAM_FAULTS.some((fault) => cause instanceof fault);
}

/** Of an answer of the database. A system error has a `code` as well, as in `EPIPE`, but no `severity`. */
export function sqlState(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !('severity' in cause) || !('code' in cause)) return undefined;
  return typeof cause.code === 'string' ? cause.code : undefined;
}

function isFatal(cause: unknown): boolean {
  return cause instanceof Error && 'severity' in cause && FATAL.has(String(cause.severity));
}

type Transactions = Queries['transaction'];

/**
 * Transactions whose own faults (no connection, no BEGIN, no answer to COMMIT) are `DatabaseAway`; what the work
 * throws stays what it is.
 */
export function withAwayFaults(transaction: Transactions): Transactions {
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
      if (ofWork?.error === error || isDatabaseAway(error) || !isAwayCause(error)) throw error;
      throw new DatabaseAway('a transaction did not begin or did not end', { cause: error });
    }
  };
}
