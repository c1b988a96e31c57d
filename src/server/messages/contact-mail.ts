import { z } from 'zod/mini';
import { contactFieldsSchema } from '../../contract/messages.ts';
import type { Settings } from '../settings.ts';
import type { StoredMessage } from '../stores/message-store.ts';
import { createMailTransport } from './mail-transport.ts';

/** Mails contact messages to the operator. */
export interface ContactMailer {
  /** Rejects if the mail server did not accept the mail. */
  send(message: StoredMessage): Promise<void>;
  close(): void;
}

const bodySchema = z.extend(contactFieldsSchema, { locale: z.optional(z.string()) });

/** Undefined if mail is not configured. */
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
        // An object, not a string: a comma in a name must not add a recipient.
        replyTo: { name: oneLine(name), address: email },
        subject: `[Rucksack] ${oneLine(subject)}`,
        // Stable across retries, so that mail clients deduplicate.
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

/** Prevents header injection: the schema rejects line breaks, but messages of previous versions may have some. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
