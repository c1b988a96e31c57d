import { newToken } from './session-cookie.ts';
import type { NamedUser } from './oauth-providers.ts';

/** A sign-in between the provider's callback and the session response. */
export interface PendingSignIn {
  returnPath: string;
  /** Token of the new session: if the answer to COMMIT is lost, a reload finds the session by it. */
  sessionToken: string;
  /** The provider's code is single-use: concurrent requests with it await the same promise. */
  identity: Promise<NamedUser> | undefined;
}

export interface PendingSignIns {
  find(stateHash: string): PendingSignIn | undefined;
  findOrBegin(stateHash: string, returnPath: string): PendingSignIn;
  end(stateHash: string): void;
}

const LIFETIME_MS = 10 * 60_000;
/** Each belongs to a stored attempt, and attempts are rate-limited per network. */
const PENDING_MAX = 10_000;

/** In-memory state of sign-ins in progress while the database is unavailable; a reload resumes from it. */
export function createPendingSignIns(nowMs: () => number = Date.now): PendingSignIns {
  const pending = new Map<string, { signIn: PendingSignIn; until: number }>();

  function find(stateHash: string): PendingSignIn | undefined {
    const known = pending.get(stateHash);
    return known !== undefined && known.until > nowMs() ? known.signIn : undefined;
  }

  return {
    find,
    findOrBegin(stateHash, returnPath) {
      const known = find(stateHash);
      if (known !== undefined) return known;
      // Insertion order: the first are the oldest.
      for (const [hash, { until }] of pending) {
        if (until > nowMs() && pending.size < PENDING_MAX) break;
        pending.delete(hash);
      }
      const signIn: PendingSignIn = { returnPath, sessionToken: newToken(), identity: undefined };
      pending.set(stateHash, { signIn, until: nowMs() + LIFETIME_MS });
      return signIn;
    },
    end: (stateHash) => void pending.delete(stateHash),
  };
}
