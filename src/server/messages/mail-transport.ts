import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Settings } from '../settings.ts';

/** SMTP transport of the operator's mail server. */
export interface MailTransport {
  /** Sender of every mail. */
  from: { name: string; address: string };
  /** Host part of Message-IDs. */
  host: string;
  /** Rejects if the mail server did not accept the mail. */
  send(mail: SendMailOptions): Promise<void>;
  /** Connects and signs in; rejects if that fails. */
  verify(): Promise<void>;
  close(): void;
}

const CONNECT_TIMEOUT_MS = 15_000;
const ANSWER_TIMEOUT_MS = 30_000;

/** Undefined if mail is not configured. */
export function createMailTransport({
  smtp,
  operator,
  publicOrigin,
}: Pick<Settings, 'smtp' | 'operator' | 'publicOrigin'>): MailTransport | undefined {
  const from = smtp?.from ?? operator.email;
  if (smtp === undefined || from === undefined) return undefined;
  const transport = createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    ...(smtp.user === undefined ? {} : { auth: { user: smtp.user, pass: smtp.password ?? '' } }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    // User input is plain text: never resolve files or URLs in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    from: { name: 'Rucksack', address: from },
    host: new URL(publicOrigin).hostname,
    async send(mail) {
      await transport.sendMail(mail);
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
