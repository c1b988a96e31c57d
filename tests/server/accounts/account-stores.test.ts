import crypto from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newToken, tokenHash } from '../../../src/server/accounts/session-cookie.ts';
import { createAccountStore, type NewAccount } from '../../../src/server/stores/accounts/account-store.ts';
import { createIdentityStore } from '../../../src/server/stores/accounts/identity-store.ts';
import { createMailStore } from '../../../src/server/stores/accounts/mail-store.ts';
import { createRateLimits } from '../../../src/server/stores/rate-limits.ts';
import {
  mailTokens,
  oauthAttempts,
  outgoingMails,
  sessions,
  users,
} from '../../../src/server/stores/schema.ts';
import { beginSession, signIn } from '../sign-in.ts';
import { eachDatabase } from '../stores/each-database.ts';

const fresh = (name: string): NewAccount => ({
  id: crypto.randomUUID(),
  username: name,
  email: `${name}@example.net`,
  passwordHash: 'a hash',
  language: 'en',
});

eachDatabase('account stores', (opened) => {
  const accounts = () => createAccountStore(opened().database);
  const mails = () => createMailStore(opened().database);
  const identityStore = () => createIdentityStore(opened().database);
  const confirm = (userId: string) =>
    opened()
      .database.queries.update(users)
      .set({ emailConfirmedAt: sql`now()` })
      .where(eq(users.id, userId));
  const token = async (userId: string, kind: 'reset' | 'email', email: string) => {
    const hash = tokenHash(newToken());
    await mails().addToken({ tokenHash: hash, userId, kind, email });
    return hash;
  };

  it('add stores one of eight concurrent signups with the same username', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        accounts().add({ ...fresh('Racer'), email: `RACER${index % 2 === 0 ? '' : '2'}@example.net` }),
      ),
    );
    expect(answers.filter((taken) => taken.length === 0)).toHaveLength(1);
    expect(answers.filter((taken) => taken.includes('username'))).toHaveLength(7);
  });

  it('findByLogin matches whole usernames and email addresses case-insensitively', async () => {
    const ada = fresh('Ada-Store');
    expect(await accounts().add(ada)).toEqual([]);
    expect((await accounts().findByLogin('aDA-stORE')).map(({ id }) => id)).toEqual([ada.id]);
    expect((await accounts().findByLogin('ADA-store@EXAMPLE.net')).map(({ id }) => id)).toEqual([ada.id]);
    expect(await accounts().findByLogin('ada-store@example')).toEqual([]);
    expect(await accounts().findByLogin('%')).toEqual([]);
  });

  it('change rejects a taken username together with all other changes', async () => {
    const [first, second] = [fresh('Prim'), fresh('Sec')];
    await accounts().add(first);
    await accounts().add(second);
    expect(await accounts().change(second.id, { username: 'PRIM', location: 'Kandy' })).toBe('taken');
    expect(await accounts().find(second.id)).toMatchObject({ username: 'Sec', location: null });
    expect(await accounts().change(crypto.randomUUID(), { location: 'x' })).toBeUndefined();
  });

  it('setPassword ends the other sessions and invalidates reset links', async () => {
    const { userId } = await signIn(opened().database);
    const keptCookie = await beginSession(opened().database, userId);
    const kept = tokenHash(keptCookie.slice('auth.session='.length));
    const email = (await accounts().find(userId))?.email ?? '';
    const [reset, confirmation] = [await token(userId, 'reset', email), await token(userId, 'email', email)];
    await accounts().setPassword(userId, 'another hash', kept);
    const left = await opened().database.queries.select().from(sessions).where(eq(sessions.userId, userId));
    expect(left.map((row) => row.tokenHash)).toEqual([kept]);
    expect(await mails().resetAccount(reset)).toBeUndefined();
    expect(await mails().confirmEmail(confirmation, { userId, keptSessionHash: kept })).toBe(true);
  });

  it('resetPassword accepts a token once among eight concurrent calls', async () => {
    const { userId } = await signIn(opened().database);
    await confirm(userId);
    const email = (await accounts().find(userId))?.email ?? '';
    const reset = await token(userId, 'reset', email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => mails().resetPassword(reset, `hash ${index}`)),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('resetPassword rejects a token mailed to a former address', async () => {
    const { userId } = await signIn(opened().database);
    await confirm(userId);
    const reset = await token(userId, 'reset', 'former@example.net');
    expect(await mails().resetPassword(reset, 'a hash')).toBe(false);
    expect(await mails().resetPassword(reset, 'a hash')).toBe(false);
  });

  it('confirmEmail gives an address to one of two concurrent users', async () => {
    const [first, second] = [await signIn(opened().database), await signIn(opened().database)];
    const wanted = 'shared@example.net';
    for (const { userId } of [first, second]) await accounts().change(userId, { emailWanted: wanted });
    const tokens = [await token(first.userId, 'email', wanted), await token(second.userId, 'email', wanted)];
    const answers = await Promise.all(
      [first, second].map(({ userId }, index) =>
        mails().confirmEmail(tokens[index] ?? '', { userId, keptSessionHash: undefined }),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await accounts().findByEmail(wanted)).toMatchObject({ email: wanted, emailWanted: null });
  });

  it('claim gives a mail to one process, again when it is due, and done deletes it', async () => {
    const { queries } = opened().database;
    await queries.delete(outgoingMails);
    const { userId } = await signIn(opened().database);
    const mail = { userId, recipient: 'a@example.net', subject: 's', textBody: 't', htmlBody: 'h' };
    await mails().queue(mail);
    const claims = await Promise.all([mails().claim(), mails().claim(), mails().claim()]);
    const claimedOnes = claims.filter((claim) => claim !== undefined);
    const [claimed] = claimedOnes;
    expect(claimedOnes).toHaveLength(1);
    expect(claimed).toMatchObject(mail);
    expect(await mails().claim()).toBeUndefined();
    await mails().dueNow();
    expect((await mails().claim())?.id).toBe(claimed?.id);
    await mails().done(claimed?.id ?? '');
    expect(await queries.select().from(outgoingMails)).toEqual([]);
  });

  it('signInByAttempt creates one account for four concurrent sign-ins of one identity', async () => {
    const identity = {
      provider: 'google',
      subject: 'racing',
      email: 'racing@example.net',
      emailVerified: true,
      picture: null,
    };
    const attempt = { provider: 'google', nonce: 'n', codeVerifier: 'v', returnPath: '/' };
    const account = { language: 'en' as const, usernames: () => ['racing', 'racing-2', 'racing-3'] };
    const states = ['racing-1', 'racing-2', 'racing-3', 'racing-4'];
    for (const state of states) await identityStore().addAttempt(state, attempt);
    const found = await Promise.all(
      states.map((state) =>
        identityStore().signInByAttempt(
          { stateHash: state, sessionHash: `session-${state}` },
          identity,
          account,
        ),
      ),
    );
    const answers = found.filter((answer) => answer !== undefined);
    expect(answers).toHaveLength(4);
    expect(new Set(answers.map(({ userId }) => userId)).size).toBe(1);
    expect(answers.filter(({ outcome }) => outcome === 'new')).toHaveLength(1);
    expect(await accounts().providersOf(answers[0]?.userId ?? '')).toEqual(['google']);
  });

  it('takeAttempt returns an attempt once, and not after it has expired', async () => {
    const attempt = { provider: 'google', nonce: 'n', codeVerifier: 'v', returnPath: '/' };
    await identityStore().addAttempt('one', attempt);
    const taken = await Promise.all([identityStore().takeAttempt('one'), identityStore().takeAttempt('one')]);
    expect(taken.filter((found) => found !== undefined)).toEqual([attempt]);
    await identityStore().addAttempt('two', attempt);
    await opened()
      .database.queries.update(oauthAttempts)
      .set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await identityStore().takeAttempt('two')).toBeUndefined();
    await identityStore().sweep();
    expect(await opened().database.queries.select().from(oauthAttempts)).toEqual([]);
  });

  it('sweep deletes expired mail tokens', async () => {
    const { queries } = opened().database;
    const { userId } = await signIn(opened().database);
    await token(userId, 'reset', 'x@example.net');
    await queries.update(mailTokens).set({ expiresAt: sql`now() - interval '1 second'` });
    await mails().sweep();
    expect(await queries.select().from(mailTokens)).toEqual([]);
  });

  it('giveBack makes a call not count towards the limit', async () => {
    const limits = createRateLimits(opened().database);
    const rule = { name: 'given-back', max: 2, windowSeconds: 60 };
    for (let index = 0; index < 5; index += 1) {
      expect((await limits.take(rule, 'a')).ok).toBe(true);
      await limits.giveBack(rule, 'a');
    }
    await limits.giveBack(rule, 'a');
    const answers = [
      await limits.take(rule, 'a'),
      await limits.take(rule, 'a'),
      await limits.take(rule, 'a'),
    ];
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, false]);
  });
});
