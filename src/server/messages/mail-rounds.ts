import { causeText } from '../cause-text.ts';
import type { MessageStore } from '../stores/message-store.ts';
import type { ContactMailer } from './contact-mail.ts';

/** Mails what came in over the contact form, until it is sent. */
export interface MailRounds {
  /** A message came in. */
  wake(): void;
  /** Mails everything that is due; two calls at once are one round. */
  run(): Promise<void>;
  /** Waits for a round under way. */
  stop(): Promise<void>;
}

export interface MailRoundsOptions {
  store: Pick<MessageStore, 'claimMail' | 'markMailed' | 'dueNow'>;
  /** Undefined without mail: then messages wait in the database. */
  mailer: ContactMailer | undefined;
  say: (line: string) => void;
  everyMs?: number;
}

const EVERY_MS = 60_000;

export function startMailRounds({ store, mailer, say, everyMs = EVERY_MS }: MailRoundsOptions): MailRounds {
  let round: Promise<void> | undefined;
  let stopped = false;

  async function mailDue(): Promise<void> {
    if (mailer === undefined) return;
    for (;;) {
      const message = stopped ? undefined : await store.claimMail();
      if (message === undefined) return;
      try {
        await mailer.send(message);
      } catch (error) {
        // What is wrong with one message need not be wrong with the next: the round goes on.
        say(
          `Message ${message.id} of the contact form was not mailed; it is tried again: ${causeText(error)}`,
        );
        continue;
      }
      await store.markMailed(message.id);
      say(`Message ${message.id} of the contact form was mailed.`);
    }
  }
  const run = (): Promise<void> => {
    round ??= mailDue().finally(() => {
      round = undefined;
    });
    return round;
  };
  const runInBackground = () => {
    run().catch((error: unknown) =>
      say(`Mailing what came in failed; it is tried again: ${causeText(error)}`),
    );
  };
  const timer = mailer === undefined ? undefined : setInterval(runInBackground, everyMs).unref();
  if (mailer !== undefined) {
    store
      .dueNow()
      .then(runInBackground)
      .catch((error: unknown) => say(`The messages that wait could not be read: ${causeText(error)}`));
  }

  return {
    wake() {
      if (mailer !== undefined) return runInBackground();
      say(
        'A message came in over the contact form. No mail is set up, so it waits in the database: npm run admin -- messages',
      );
    },
    run,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round?.catch(() => undefined);
      mailer?.close();
    },
  };
}
