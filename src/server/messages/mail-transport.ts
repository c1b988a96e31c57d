import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Settings } from '../settings.ts';

/** The operator's mail server. */
export interface MailTransport {
  /** Whose name stands on every mail. */
  from: { name: string; address: string };
  /** Of ids of mails. */
  host: string;
  /** Rejects where the mail was not taken over. */
  send(mail: SendMailOptions): Promise<void>;
  close(): void;
}

const CONNECT_TIMEOUT_MS = 15_000;
const ANSWER_TIMEOUT_MS = 30_000;

/** Undefined where the operator has set up no mail. */
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
    // What a visitor wrote is text: no file and no address in it is ever opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    from: { name: 'Rucksack', address: from },
    host: new URL(publicOrigin).hostname,
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
