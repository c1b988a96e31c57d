import type { Locale } from '../../model/base/locale.ts';
import { createMailTransport } from '../messages/mail-transport.ts';
import type { Settings } from '../settings.ts';
import { type Account, type AccountStore, createAccountStore } from '../stores/accounts/account-store.ts';
import { CLAIM_DAYS } from '../stores/claims/email-claims.ts';
import type { Database } from '../stores/database/database.ts';
import { createExportStore, type ExportStore } from '../stores/users/export-store.ts';
import { createIdentityStore, type IdentityStore } from '../stores/accounts/identity-store.ts';
import { createMailStore, type MailStore } from '../stores/accounts/mail-store.ts';
import { createStoredValues, type FirstValues, type StoredValues } from '../stores/stored-values.ts';
import type { RateLimits } from '../stores/rate-limits.ts';
import { createSessionStore } from '../stores/accounts/session-store.ts';
import { startAccountMails } from './account-mailer.ts';
import { accountMail, type AccountMailKind } from './account-mails.ts';
import { type ClaimSalts, createClaimSalts } from './claim-salts.ts';
import { createBackgroundJobs, type BackgroundJobs } from './background-jobs.ts';
import { takeMailShare } from './mail-share.ts';
import { createOauthProviders, type Fetch, type OauthProviders } from './oauth-providers.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createSessions, type Sessions } from './sessions.ts';

/** Services used by the account routes. */
export interface Accounts {
  store: AccountStore;
  sessions: Sessions;
  passwords: Passwords;
  /** Salt for the password of an account with an unverified address. */
  claimSalt: ClaimSalts;
  mails: MailStore;
  identities: IdentityStore;
  exports: ExportStore;
  oauth: OauthProviders;
  later: BackgroundJobs;
  /** Queues an account mail to `recipient`, within the rate limits per address. */
  mail(
    kind: AccountMailKind,
    account: Pick<Account, 'id' | 'username'>,
    to: { recipient: string; locale: Locale; claims?: readonly Pick<Account, 'id' | 'username'>[] },
  ): Promise<void>;
  /** Sends the mails that are due. */
  sendMails(): Promise<void>;
  /** Purges expired rows. */
  sweep(): Promise<void>;
  /** Waits for work in progress. */
  stop(): Promise<void>;
}

export interface AccountsParts {
  database: Pick<Database, 'queries'>;
  settings: Pick<Settings, 'smtp' | 'operator' | 'publicOrigin' | 'oauth'>;
  limits: RateLimits;
  say: (line: string) => void;
  /** Used for requests to sign-in providers. */
  fetch?: Fetch;
}

/** When mail was configured: earlier claims on addresses could not be verified, so their expiry starts at that time. */
const MAIL_SINCE = 'mail-since';

export function openAccounts({ database, settings, limits, say, fetch }: AccountsParts): Accounts {
  const sessionStore = createSessionStore(database);
  const mails = createMailStore(database);
  const identities = createIdentityStore(database);
  const later = createBackgroundJobs(say);
  const transport = createMailTransport(settings);
  const rounds = startAccountMails({ store: mails, transport, say });
  const store = createAccountStore(database, { addressesAreProved: transport !== undefined });
  const storedValues = createStoredValues(database);
  return {
    store,
    sessions: createSessions(sessionStore),
    passwords: createPasswords(),
    claimSalt: createClaimSalts(storedValues),
    mails,
    identities,
    exports: createExportStore(database),
    oauth: createOauthProviders(settings, fetch),
    later,
    async mail(kind, { id, username }, { recipient, locale, claims }) {
      if (!(await takeMailShare(limits, kind, recipient))) {
        return say('An account mail was not sent: the address has reached its daily limit.');
      }
      const { publicOrigin } = settings;
      await mails.queue({
        userId: id,
        recipient,
        ...accountMail(kind, { username, locale, publicOrigin, claims }),
      });
      rounds.wake();
    },
    sendMails: () => rounds.run(),
    async sweep() {
      await sessionStore.sweep();
      await identities.sweep();
      const given = await mails.sweep();
      if (given > 0) say(expiredLine(given));
      if (await couldBeVerified(storedValues, transport !== undefined)) await store.expireClaims();
    },
    async stop() {
      await later.stop();
      await rounds.stop();
    },
  };
}

/**
 * Whether mail has been configured for at least the lifetime of a claim; the period restarts if mail is not configured.
 */
async function couldBeVerified(
  storedValues: StoredValues & FirstValues,
  isMailOn: boolean,
): Promise<boolean> {
  if (!isMailOn) {
    if ((await storedValues.read(MAIL_SINCE)) !== undefined) await storedValues.write(MAIL_SINCE, '');
    return false;
  }
  const now = new Date();
  const since = (await storedValues.readOrKeep(MAIL_SINCE, now.toISOString())) || now.toISOString();
  await storedValues.write(MAIL_SINCE, since);
  return typeof since === 'string' && now.getTime() - Date.parse(since) >= CLAIM_DAYS * 86_400_000;
}

function expiredLine(count: number): string {
  const mails = count === 1 ? '1 account mail' : `${count} account mails`;
  return `${mails} could not be sent within a day and ${count === 1 ? 'was' : 'were'} discarded.`;
}
