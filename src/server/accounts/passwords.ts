import { hash, verify } from '@node-rs/argon2';
import { watchQueue } from '../observability/metrics.ts';
import { createTurns } from '../work/turns.ts';

/** `outdated`: the password is right, but its hash has old parameters. */
export type PasswordOutcome = 'right' | 'outdated' | 'wrong';

/** Hashes and verifies passwords. Hashing is expensive in memory and CPU, so concurrency is bounded. */
export interface Passwords {
  /** @param salt 16 bytes for a deterministic hash that can be looked up; random by default */
  hash(password: string, salt?: Buffer): Promise<string>;
  /** Constant time: takes as long for `null` (unknown account, or one without a password) as for a hash. */
  check(passwordHash: string | null, password: string): Promise<PasswordOutcome>;
}

/** OWASP's recommendation for argon2id of 2025: 19 MiB, two passes, one thread. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;
/** The libuv thread pool has four threads, which file access needs too. */
const AT_ONCE = 2;
/** About three seconds of work; further calls are rejected with Retry-After. */
const WAITING_MAX = 200;

const turns = createTurns({ atOnce: AT_ONCE, waitingMax: WAITING_MAX, perCallerMax: WAITING_MAX });
watchQueue('passwords', turns);

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return turns.run('passwords', work);
}

export function createPasswords(): Passwords {
  let dummyHash: Promise<string> | undefined;
  return {
    hash: (password, salt) =>
      inTurn(() => hash(prepared(password), salt === undefined ? PARAMETERS : { ...PARAMETERS, salt })),
    async check(passwordHash, password) {
      dummyHash ??= hash('dummy password', PARAMETERS);
      const against = passwordHash ?? (await dummyHash);
      const isSame = await inTurn(() => verify(against, prepared(password)));
      if (!isSame || passwordHash === null) return 'wrong';
      return passwordHash.startsWith(PREFIX) ? 'right' : 'outdated';
    },
  };
}

/** Whether a hash was made with this salt and the current parameters. */
export function isSaltedWith(passwordHash: string, salt: Buffer): boolean {
  return passwordHash.startsWith(`${PREFIX}${salt.toString('base64').replace(/=+$/, '')}$`);
}

/** Unicode normalization: keyboards encode the same letters differently. */
function prepared(password: string): string {
  return password.normalize('NFC');
}
