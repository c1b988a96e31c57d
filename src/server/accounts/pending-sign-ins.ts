import { newToken } from './session-cookie.ts';
import type { NamedUser } from './oauth-providers.ts';

/** A sign-in whose code has come and whose session is not answered yet. */
export interface PendingSignIn {
  returnPath: string;
  /** Of the session that it begins: where the answer to COMMIT is lost, a reload finds it by this. */
  sessionToken: string;
  /** The provider's code works once: whoever else comes with it meanwhile waits for the same answer. */
  person: Promise<NamedUser> | undefined;
}

export interface PendingSignIns {
  find(stateHash: string): PendingSignIn | undefined;
  findOrBegin(stateHash: string, returnPath: string): PendingSignIn;
  end(stateHash: string): void;
}

const LASTS_MS = 10 * 60_000;
/** Each has the cookie of an attempt that the database knows, and network addresses have a share of those. */
const MOST = 10_000;

/**
 * What this process knows of sign-ins under way, for as long as the database cannot be told: a reload goes on from there.
 */
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
      // In the order of their beginning: the first are the oldest.
      for (const [hash, { until }] of pending) {
        if (until > nowMs() && pending.size < MOST) break;
        pending.delete(hash);
      }
      const signIn: PendingSignIn = { returnPath, sessionToken: newToken(), person: undefined };
      pending.set(stateHash, { signIn, until: nowMs() + LASTS_MS });
      return signIn;
    },
    end: (stateHash) => void pending.delete(stateHash),
  };
}
