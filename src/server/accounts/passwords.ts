import { hash, verify } from '@node-rs/argon2';
import { HttpProblem } from '../http/http-problem.ts';

/** `outdated`: the password is right and its hash is of former parameters. */
export type PasswordOutcome = 'right' | 'outdated' | 'wrong';

/** Hashes and checks passwords. One hash takes memory and a processor: only a few are made at a time. */
export interface Passwords {
  /** @param salt 16 bytes where the hash is to be found by its text again; else random ones */
  hash(password: string, salt?: Buffer): Promise<string>;
  /** Takes the same time for a hash and for none (`null`: an unknown account, or one without a password). */
  check(passwordHash: string | null, password: string): Promise<PasswordOutcome>;
}

/** OWASP's recommendation for argon2id of 2025: 19 MiB, two passes, one thread. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;
/** The pool that does the work has four threads, which files need as well. */
const AT_ONCE = 2;
/** About three seconds of work: who comes then is told to come again. */
const WAITING_MAX = 200;

export function createPasswords(): Passwords {
  const inTurn = createTurns(AT_ONCE, WAITING_MAX);
  let nobodys: Promise<string> | undefined;
  return {
    hash: (password, salt) =>
      inTurn(() => hash(prepared(password), salt === undefined ? PARAMETERS : { ...PARAMETERS, salt })),
    async check(passwordHash, password) {
      nobodys ??= hash('nobody knows this one', PARAMETERS);
      const against = passwordHash ?? (await nobodys);
      const isSame = await inTurn(() => verify(against, prepared(password)));
      if (!isSame || passwordHash === null) return 'wrong';
      return passwordHash.startsWith(PREFIX) ? 'right' : 'outdated';
    },
  };
}

/** Whether a hash was made with this salt and today's parameters. */
export function isSaltedWith(passwordHash: string, salt: Buffer): boolean {
  return passwordHash.startsWith(`${PREFIX}${salt.toString('base64').replace(/=+$/, '')}$`);
}

/** The same letters may be typed as different bytes on another keyboard. */
function prepared(password: string): string {
  return password.normalize('NFC');
}

/**
 * Runs at most `atOnce` at a time, the others in their order.
 * @throws HttpProblem `unavailable` where too many wait
 */
function createTurns(atOnce: number, waitingMax: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax)
        throw new HttpProblem('unavailable', { headers: { 'Retry-After': '5' } });
      // Whoever ends hands the place on, so that nobody slips in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
