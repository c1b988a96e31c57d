import { causeText } from '../cause-text.ts';

/** Worker loop of a queue in the database. */
export interface Rounds {
  /** Call after an item was queued. */
  wake(): void;
  /** Processes all due items; concurrent calls share one run. */
  run(): Promise<void>;
  /** Stops the loop and waits for the current run. */
  stop(): Promise<void>;
}

export interface RoundsOptions<Item> {
  /** Claims the next due item for this process; it becomes due again later. */
  claim: () => Promise<Item | undefined>;
  /** Rejects to retry later; undefined if sending is not configured. */
  send: ((item: Item) => Promise<void>) | undefined;
  done: (item: Item) => Promise<void>;
  /** Resets the backoff at startup: the cause of failures may be gone. */
  dueNow: () => Promise<void>;
  say: (line: string) => void;
  /** Name of an item in logs, e.g. `Message 1 of the contact form`. */
  nameOf: (item: Item) => string;
  /** Log line for items that cannot be sent. */
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
        // One failed item must not block the others.
        say(`${nameOf(item)} could not be mailed, will retry: ${causeText(error)}`);
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
    run().catch((error: unknown) => say(`The mail queue failed, will retry: ${causeText(error)}`));
  }
  const timer = send === undefined ? undefined : setInterval(runInBackground, everyMs).unref();
  if (send !== undefined) {
    dueNow()
      .then(runInBackground)
      .catch((error: unknown) => say(`Queued mails could not be read: ${causeText(error)}`));
  }

  return {
    wake() {
      if (send === undefined) return say(waits);
      // The current run may have checked the queue before this item was added, so run again.
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
