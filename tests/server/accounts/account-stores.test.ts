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

eachDatabase('the stores of accounts', (opened) => {
  const accounts = () => createAccountStore(opened().database);
  const mails = () => createMailStore(opened().database);
  const people = () => createIdentityStore(opened().database);
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

  it('of eight sign-ups with one name and one address at once, one is stored', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        accounts().add({ ...fresh('Racer'), email: `RACER${index % 2 === 0 ? '' : '2'}@example.net` }),
      ),
    );
    expect(answers.filter((taken) => taken.length === 0)).toHaveLength(1);
    expect(answers.filter((taken) => taken.includes('username'))).toHaveLength(7);
  });

  it('finds by name and by address without regard to case, and never one by the other', async () => {
    const ada = fresh('Ada-Store');
    expect(await accounts().add(ada)).toEqual([]);
    expect((await accounts().findByLogin('aDA-stORE')).map(({ id }) => id)).toEqual([ada.id]);
    expect((await accounts().findByLogin('ADA-store@EXAMPLE.net')).map(({ id }) => id)).toEqual([ada.id]);
    expect(await accounts().findByLogin('ada-store@example')).toEqual([]);
    expect(await accounts().findByLogin('%')).toEqual([]);
  });

  it('a name that another has is refused, and everything else of that change with it', async () => {
    const [first, second] = [fresh('Prim'), fresh('Sec')];
    await accounts().add(first);
    await accounts().add(second);
    expect(await accounts().change(second.id, { username: 'PRIM', location: 'Kandy' })).toBe('taken');
    expect(await accounts().find(second.id)).toMatchObject({ username: 'Sec', location: null });
    expect(await accounts().change(crypto.randomUUID(), { location: 'x' })).toBeUndefined();
  });

  it('a new password ends the other sessions and every link that would set another', async () => {
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

  it('a link works once, also when it is followed eight times at the same moment', async () => {
    const { userId } = await signIn(opened().database);
    await confirm(userId);
    const email = (await accounts().find(userId))?.email ?? '';
    const reset = await token(userId, 'reset', email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => mails().resetPassword(reset, `hash ${index}`)),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('a link that was mailed to a former address sets no password', async () => {
    const { userId } = await signIn(opened().database);
    await confirm(userId);
    const reset = await token(userId, 'reset', 'former@example.net');
    expect(await mails().resetPassword(reset, 'a hash')).toBe(false);
    expect(await mails().resetPassword(reset, 'a hash')).toBe(false);
  });

  it('of two that confirm one address at the same moment one has it', async () => {
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

  it('each mail is claimed by one process, later again, and gone when it is sent', async () => {
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

  it('one person who comes back from a provider four times at once gets one account', async () => {
    const person = {
      provider: 'google',
      subject: 'racing',
      email: 'racing@example.net',
      emailVerified: true,
      picture: null,
    };
    const attempt = { provider: 'google', nonce: 'n', codeVerifier: 'v', returnPath: '/' };
    const account = { language: 'en' as const, usernames: () => ['racing', 'racing-2', 'racing-3'] };
    const states = ['racing-1', 'racing-2', 'racing-3', 'racing-4'];
    for (const state of states) await people().addAttempt(state, attempt);
    const found = await Promise.all(
      states.map((state) =>
        people().signInByAttempt({ stateHash: state, sessionHash: `session-${state}` }, person, account),
      ),
    );
    const answers = found.filter((answer) => answer !== undefined);
    expect(answers).toHaveLength(4);
    expect(new Set(answers.map(({ userId }) => userId)).size).toBe(1);
    expect(answers.filter(({ outcome }) => outcome === 'new')).toHaveLength(1);
    expect(await accounts().providersOf(answers[0]?.userId ?? '')).toEqual(['google']);
  });

  it('a sign-in by a provider is taken up once and not after ten minutes', async () => {
    const attempt = { provider: 'google', nonce: 'n', codeVerifier: 'v', returnPath: '/' };
    await people().addAttempt('one', attempt);
    const taken = await Promise.all([people().takeAttempt('one'), people().takeAttempt('one')]);
    expect(taken.filter((found) => found !== undefined)).toEqual([attempt]);
    await people().addAttempt('two', attempt);
    await opened()
      .database.queries.update(oauthAttempts)
      .set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await people().takeAttempt('two')).toBeUndefined();
    await people().sweep();
    expect(await opened().database.queries.select().from(oauthAttempts)).toEqual([]);
  });

  it('what is over is swept', async () => {
    const { queries } = opened().database;
    const { userId } = await signIn(opened().database);
    await token(userId, 'reset', 'x@example.net');
    await queries.update(mailTokens).set({ expiresAt: sql`now() - interval '1 second'` });
    await mails().sweep();
    expect(await queries.select().from(mailTokens)).toEqual([]);
  });

  it('a call that is given back does not count', async () => {
    const limits = createRateLimits(opened().database);
    const rule = { name: 'given-back', most: 2, windowSeconds: 60 };
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
