import { causeText } from '../cause-text.ts';

/** Sends what waits in the database, until it is sent. */
export interface Rounds {
  /** Something came in. */
  wake(): void;
  /** Sends everything that is due; two calls at once are one round. */
  run(): Promise<void>;
  /** Waits for a round under way. */
  stop(): Promise<void>;
}

export interface RoundsOptions<Item> {
  /** The next that is due, for this process alone: it is due again later. */
  claim: () => Promise<Item | undefined>;
  /** Rejects where it has to be tried again; undefined where nothing can be sent. */
  send: ((item: Item) => Promise<void>) | undefined;
  done: (item: Item) => Promise<void>;
  /** After a start the reason to wait may be gone. */
  dueNow: () => Promise<void>;
  say: (line: string) => void;
  /** What an item is called in the log, as in `Message 1 of the contact form`. */
  nameOf: (item: Item) => string;
  /** Said when something came in and cannot be sent. */
  waits: string;
  everyMs?: number | undefined;
}

const EVERY_MS = 60_000;

export function startRounds<Item>({
  claim,
  send,
  done,
  dueNow,
  say,
  nameOf,
  waits,
  everyMs = EVERY_MS,
}: RoundsOptions<Item>): Rounds {
  let round: Promise<void> | undefined;
  let stopped = false;

  async function sendDue(): Promise<void> {
    if (send === undefined) return;
    for (;;) {
      const item = stopped ? undefined : await claim();
      if (item === undefined) return;
      try {
        await send(item);
      } catch (error) {
        // What is wrong with one need not be wrong with the next: the round goes on.
        say(`${nameOf(item)} was not mailed; it is tried again: ${causeText(error)}`);
        continue;
      }
      await done(item);
      say(`${nameOf(item)} was mailed.`);
    }
  }
  let again = false;
  const run = (): Promise<void> => {
    round ??= sendDue().finally(() => {
      round = undefined;
      if (!again || stopped) return;
      again = false;
      runInBackground();
    });
    return round;
  };
  function runInBackground(): void {
    run().catch((error: unknown) => say(`Mailing what waits failed; it is tried again: ${causeText(error)}`));
  }
  const timer = send === undefined ? undefined : setInterval(runInBackground, everyMs).unref();
  if (send !== undefined) {
    dueNow()
      .then(runInBackground)
      .catch((error: unknown) => say(`The mails that wait could not be read: ${causeText(error)}`));
  }

  return {
    wake() {
      if (send === undefined) return say(waits);
      // A round that is at its end may have looked before this one came in.
      again = round !== undefined;
      return runInBackground();
    },
    run,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round?.catch(() => undefined);
    },
  };
}
