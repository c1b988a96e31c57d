import type { MessageStore } from '../stores/message-store.ts';
import type { ContactMailer } from './contact-mail.ts';
import { type Rounds, startRounds } from './rounds.ts';

export interface MailRoundsOptions {
  store: Pick<MessageStore, 'claimMail' | 'markMailed' | 'dueNow'>;
  /** Undefined if mail is not configured: messages then stay queued in the database. */
  mailer: ContactMailer | undefined;
  say: (line: string) => void;
  everyMs?: number;
}

/** Starts the worker that mails contact messages, with retries. */
export function startMailRounds({ store, mailer, say, everyMs }: MailRoundsOptions): Rounds {
  const rounds = startRounds({
    claim: () => store.claimMail(),
    send: mailer === undefined ? undefined : (message) => mailer.send(message),
    done: ({ id }) => store.markMailed(id),
    dueNow: () => store.dueNow(),
    say,
    nameOf: ({ id }) => `Message ${id} of the contact form`,
    waits:
      'A contact message was stored but not mailed, because no mail server is configured. To read it: npm run admin -- messages',
    everyMs,
  });
  return {
    ...rounds,
    async stop() {
      await rounds.stop();
      mailer?.close();
    },
  };
}
