import { sitePath, type SitePage } from '../../contract/paths/site-paths.ts';
import type { Locale } from '../../model/base/locale.ts';
import { html, trusted } from '../site/html.ts';
import type { TokenKind } from '../stores/accounts/mail-store.ts';
import { translate, translateByName } from '../translations.ts';

/**
 * - `reset`: link to a new password.
 * - `claims`: the same if no account has verified the address, a link for each account that claims it.
 * - `email`: verification link.
 * - `taken`: another account wanted the address.
 * - `changing`: notice to the previous address that another one is to replace it.
 */
export type AccountMailKind = 'reset' | 'claims' | 'email' | 'taken' | 'changing';

interface MailForm {
  page: SitePage;
  /** Kind of the token in its link. */
  token?: TokenKind;
  /** Translation keys; complete sentences, never concatenated. */
  words: { subject: string; text: string; action: string; else: string };
}

const FORMS: Record<AccountMailKind, MailForm> = {
  reset: {
    page: 'reset-password',
    token: 'reset',
    words: {
      subject: 'server.mail.reset.subject',
      text: 'server.mail.reset.text',
      action: 'server.mail.reset.action',
      else: 'server.mail.reset.else',
    },
  },
  claims: {
    page: 'reset-password',
    token: 'reset',
    words: {
      subject: 'server.mail.reset.subject',
      text: 'server.mail.claims.text',
      action: 'server.mail.claims.action',
      else: 'server.mail.claims.else',
    },
  },
  email: {
    page: 'confirm-email',
    token: 'email',
    words: {
      subject: 'server.mail.email.subject',
      text: 'server.mail.email.text',
      action: 'server.mail.email.action',
      else: 'server.mail.email.else',
    },
  },
  taken: {
    page: 'login',
    words: {
      subject: 'server.mail.taken.subject',
      text: 'server.mail.taken.text',
      action: 'server.mail.taken.action',
      else: 'server.mail.taken.else',
    },
  },
  changing: {
    page: 'account',
    words: {
      subject: 'server.mail.changing.subject',
      text: 'server.mail.changing.text',
      action: 'server.mail.changing.action',
      else: 'server.mail.changing.else',
    },
  },
};

/**
 * Placeholders for tokens. Tokens are created when a mail is sent, so that the mail queue's table holds none. A
 * username cannot contain `%`.
 */
export const TOKEN_PLACES: Record<TokenKind, string> = { reset: '%RESET-TOKEN%', email: '%EMAIL-TOKEN%' };

/** Placeholder of the token that resets one of several accounts in the same mail. */
function claimPlace(userId: string): string {
  return `%RESET-TOKEN:${userId}%`;
}
export const CLAIM_PLACE = /%RESET-TOKEN:([0-9a-f-]{36})%/g;

export interface AccountMail {
  subject: string;
  textBody: string;
  htmlBody: string;
}

/** Text and HTML have the same content. Links use the configured origin, never a request's Host header. */
export function accountMail(
  kind: AccountMailKind,
  {
    username,
    locale,
    publicOrigin,
    claims = [],
  }: {
    username: string;
    locale: Locale;
    publicOrigin: string;
    /** Of a mail of the kind `claims`. */
    claims?: readonly { id: string; username: string }[] | undefined;
  },
): AccountMail {
  const { page, token, words } = FORMS[kind];
  const linkWith = (query: string) => `${publicOrigin}${sitePath(page, locale)}${query}`;
  const subject = translateByName(locale, words.subject);
  const hello =
    kind === 'claims'
      ? translate(locale, 'server.mail.claims.hello')
      : translate(locale, 'server.mail.hello', { username });
  const text = translateByName(locale, words.text);
  const links =
    kind === 'claims'
      ? claims.map(({ id, username: name }) => ({
          action: translateByName(locale, words.action, { username: name }),
          link: linkWith(`?token=${claimPlace(id)}`),
        }))
      : [
          {
            action: translateByName(locale, words.action),
            link: linkWith(token === undefined ? '' : `?token=${TOKEN_PLACES[token]}`),
          },
        ];
  const after = [
    ...(token === undefined ? [] : [translate(locale, 'server.mail.once')]),
    translateByName(locale, words.else),
  ];
  const sign = translate(locale, 'server.mail.sign', { origin: publicOrigin });
  const paragraphs = after.map((sentence) => html`<p style="margin:0 0 16px">${sentence}</p>`);
  const buttons = links.map(
    ({ action, link }) =>
      html`<p style="margin:0 0 24px">
          <a
            href="${link}"
            style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0f625e;color:#ffffff;text-decoration:none"
            >${action}</a
          >
        </p>
        <p style="margin:0 0 24px;font-size:14px;word-break:break-all">${link}</p>`,
  );
  const document = html`${trusted('<!doctype html>')}
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;background:#f4f1ea;color:#22302f">
        <div style="max-width:560px;margin:0 auto;padding:32px 24px;font:16px/1.5 Roboto,Arial,sans-serif">
          <p style="margin:0 0 16px">${hello}</p>
          <p style="margin:0 0 24px">${text}</p>
          ${buttons} ${paragraphs}
          <p style="margin:32px 0 0;font-size:14px;color:#5b6866">${sign}</p>
        </div>
      </body>
    </html>`;
  return {
    subject,
    textBody: [
      hello,
      '',
      text,
      '',
      ...links.flatMap(({ action, link }) => (kind === 'claims' ? [action, link, ''] : [link, ''])),
      ...after.flatMap((sentence) => [sentence, '']),
      '-- ',
      sign,
      '',
    ].join('\n'),
    htmlBody: document.text,
  };
}
