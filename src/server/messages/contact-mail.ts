import { z } from 'zod/mini';
import { contactWordsSchema } from '../../contract/messages.ts';
import type { Settings } from '../settings.ts';
import type { StoredMessage } from '../stores/message-store.ts';
import { createMailTransport } from './mail-transport.ts';

/** Sends one message of the contact form to the operator. */
export interface ContactMailer {
  /** Rejects where the mail was not taken over. */
  send(message: StoredMessage): Promise<void>;
  close(): void;
}

const bodySchema = z.extend(contactWordsSchema, { locale: z.optional(z.string()) });

/** Undefined where the operator has set up no mail. */
export function createContactMailer(
  settings: Pick<Settings, 'smtp' | 'operator' | 'publicOrigin'>,
): ContactMailer | undefined {
  const { operator, publicOrigin } = settings;
  const to = operator.email;
  if (to === undefined) return undefined;
  const transport = createMailTransport(settings);
  if (transport === undefined) return undefined;
  return {
    async send(message) {
      const { name, email, subject, message: words, locale } = bodySchema.parse(message.body);
      await transport.send({
        from: transport.from,
        to: { name: '', address: to },
        // An object, not a text: a comma in a name cannot become a second receiver.
        replyTo: { name: oneLine(name), address: email },
        subject: `[Rucksack] ${oneLine(subject)}`,
        // The same for every attempt, so that a mail that was taken over twice shows once.
        messageId: `<${message.id}@${transport.host}>`,
        date: message.receivedAt,
        text: [
          words,
          '',
          '-- ',
          `${oneLine(name)} <${email}>`,
          `${publicOrigin}, ${message.receivedAt.toISOString()}${locale === undefined ? '' : `, ${locale}`}`,
        ].join('\n'),
      });
    },
    close: () => transport.close(),
  };
}

/** The schema lets no line break in; a message of a former version may still have one. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
