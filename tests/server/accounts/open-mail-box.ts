import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine that stores received mails. */
export interface MailBox {
  port: number;
  mails: Email[];
  /** Rejects every mail while it is set. */
  refusing: boolean;
  close: () => Promise<void>;
}

export async function openMailBox(): Promise<MailBox> {
  const box: Omit<MailBox, 'port' | 'close'> = { mails: [], refusing: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (box.refusing) return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        PostalMime.parse(Buffer.concat(parts)).then(
          (mail) => {
            box.mails.push(mail);
            done();
          },
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
        return undefined;
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    });
  return Object.assign(box, { port, close });
}

/** The token of the link that leads to a page of the site. */
export function tokenIn(text: string | undefined, page: string): string {
  const token = new RegExp(`${page.replaceAll('.', '\\.')}\\?token=([\\w-]{43})(?![\\w-])`).exec(
    text ?? '',
  )?.[1];
  if (token === undefined) throw new Error(`no link to ${page} in: ${text}`);
  return token;
}
