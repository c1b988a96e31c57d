import type { MailTransport } from '../messages/mail-transport.ts';
import { type Rounds, startRounds } from '../messages/rounds.ts';
import type { MailStore, TokenKind, WaitingMail } from '../stores/accounts/mail-store.ts';
import { CLAIM_PLACE, TOKEN_PLACES } from './account-mails.ts';
import { newToken, tokenHash } from './session-cookie.ts';

/** Starts the worker of the account mail queue. Tokens are created at sending time. */
export function startAccountMails({
  store,
  transport,
  say,
}: {
  store: MailStore;
  /** Undefined if mail is not configured: mails then stay queued in the database and expire after a day. */
  transport: MailTransport | undefined;
  say: (line: string) => void;
}): Rounds {
  const rounds = startRounds<WaitingMail>({
    claim: () => store.claim(),
    send:
      transport === undefined
        ? undefined
        : async (mail) => {
            const { recipient, subject, createdAt } = mail;
            const { textBody, htmlBody } = await withToken(mail, store);
            await transport.send({
              from: transport.from,
              to: { name: '', address: recipient },
              subject,
              messageId: `<${mail.id}@${transport.host}>`,
              date: createdAt,
              // Suppresses auto-replies.
              headers: { 'Auto-Submitted': 'auto-generated' },
              text: textBody,
              html: htmlBody,
            });
          },
    done: ({ id }) => store.done(id),
    dueNow: () => store.dueNow(),
    say,
    nameOf: ({ id }) => `Account mail ${id}`,
    waits: 'An account mail is queued: no mail server is configured (SMTP_HOST).',
  });
  return {
    ...rounds,
    async stop() {
      await rounds.stop();
      transport?.close();
    },
  };
}

async function withToken(
  { userId, recipient, textBody, htmlBody }: WaitingMail,
  store: Pick<MailStore, 'addToken'>,
): Promise<{ textBody: string; htmlBody: string }> {
  const bodies = { textBody, htmlBody };
  for (const [place, claimant = ''] of textBody.matchAll(CLAIM_PLACE)) {
    const token = newToken();
    await store.addToken({ tokenHash: tokenHash(token), userId: claimant, kind: 'reset', email: recipient });
    bodies.textBody = bodies.textBody.replaceAll(place, token);
    bodies.htmlBody = bodies.htmlBody.replaceAll(place, token);
  }
  const kinds: TokenKind[] = ['reset', 'email'];
  const kind = kinds.find((known) => textBody.includes(TOKEN_PLACES[known]));
  if (kind === undefined) return bodies;
  const token = newToken();
  await store.addToken({ tokenHash: tokenHash(token), userId, kind, email: recipient });
  const filled = (body: string) => body.replaceAll(TOKEN_PLACES[kind], token);
  return { textBody: filled(textBody), htmlBody: filled(htmlBody) };
}
