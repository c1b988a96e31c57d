import { createTransport } from 'nodemailer';
import { z } from 'zod/mini';
import { contactWordsSchema } from '../../contract/messages.ts';
import type { Settings } from '../settings.ts';
import type { StoredMessage } from '../stores/message-store.ts';

/** Sends one message of the contact form to the operator. */
export interface ContactMailer {
  /** Rejects where the mail was not taken over. */
  send(message: StoredMessage): Promise<void>;
  close(): void;
}

const CONNECT_TIMEOUT_MS = 15_000;
const ANSWER_TIMEOUT_MS = 30_000;

const bodySchema = z.extend(contactWordsSchema, { locale: z.optional(z.string()) });

/** Undefined where the operator has set up no mail. */
export function createContactMailer({
  smtp,
  operator,
  publicOrigin,
}: Pick<Settings, 'smtp' | 'operator' | 'publicOrigin'>): ContactMailer | undefined {
  const to = operator.email;
  if (smtp === undefined || to === undefined) return undefined;
  const transport = createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    ...(smtp.user === undefined ? {} : { auth: { user: smtp.user, pass: smtp.password ?? '' } }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    // What a visitor wrote is text: no file and no address in it is ever opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(publicOrigin).hostname;
  return {
    async send(message) {
      const { name, email, subject, message: words, locale } = bodySchema.parse(message.body);
      await transport.sendMail({
        from: { name: 'Rucksack', address: smtp.from ?? to },
        to: { name: '', address: to },
        // An object, not a text: a comma in a name cannot become a second receiver.
        replyTo: { name: oneLine(name), address: email },
        subject: `[Rucksack] ${oneLine(subject)}`,
        // The same for every attempt, so that a mail that was taken over twice shows once.
        messageId: `<${message.id}@${host}>`,
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
