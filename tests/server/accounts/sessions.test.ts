import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sessionToken, tokenHash } from '../../../src/server/accounts/session-cookie.ts';
import { createSessions } from '../../../src/server/accounts/sessions.ts';
import { sessions, users } from '../../../src/server/stores/schema.ts';
import { createSessionStore } from '../../../src/server/stores/accounts/session-store.ts';
import { beginSession, signIn } from '../sign-in.ts';
import { eachDatabase } from '../stores/each-database.ts';

const asking = (cookie: string) => new Request('https://example.org/', { headers: { Cookie: cookie } });

eachDatabase('sessions', (opened) => {
  const read = (cookie: string) =>
    createSessions(createSessionStore(opened().database)).sessionOf(asking(cookie));
  const rowOf = async (userId: string) => {
    const rows = await opened().database.queries.select().from(sessions).where(eq(sessions.userId, userId));
    expect(rows).toHaveLength(1);
    return rows[0];
  };

  it('sessionOf returns the user and the time of the sign-in', async () => {
    const { userId, cookie } = await signIn(opened().database);
    const session = await read(`i18n_redirected=de; ${cookie}; other=1`);
    expect(session?.userId).toBe(userId);
    expect(Math.abs(Date.now() - (session?.signedInAt.getTime() ?? 0))).toBeLessThan(60_000);
  });

  it('stores only a hash of the token', async () => {
    const { userId, cookie } = await signIn(opened().database);
    const token = sessionToken(asking(cookie).headers);
    expect(token).toMatch(/^[\w-]{43}$/);
    const row = await rowOf(userId);
    expect(row?.tokenHash).toBe(tokenHash(token ?? ''));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it.each(['', 'auth.session=', 'auth.session=short', `auth.session=${'A'.repeat(43)}`, `xauth.session=1`])(
    'returns no session for the cookie "%s"',
    async (cookie) => {
      expect(await read(cookie)).toBeNull();
    },
  );

  it('does not accept the stored hash as a token', async () => {
    const { userId } = await signIn(opened().database);
    expect(await read(`auth.session=${(await rowOf(userId))?.tokenHash}`)).toBeNull();
  });

  it('extends a session in use to 30 days, and to 180 in all', async () => {
    const { queries } = opened().database;
    const { userId, cookie } = await signIn(opened().database);
    const set = (signedInDays: number, expiresDays: number) =>
      queries
        .update(sessions)
        .set({
          signedInAt: sql`now() - make_interval(days => ${signedInDays})`,
          seenAt: sql`now() - interval '2 hours'`,
          expiresAt: sql`now() + make_interval(days => ${expiresDays})`,
        })
        .where(eq(sessions.userId, userId));
    const daysLeft = async () =>
      Math.round(((await rowOf(userId))!.expiresAt.getTime() - Date.now()) / 86_400_000);
    await set(29, 1);
    expect(await read(cookie)).not.toBeNull();
    expect(await daysLeft()).toBe(30);
    await set(170, 1);
    expect(await read(cookie)).not.toBeNull();
    expect(await daysLeft()).toBe(10);
    await set(40, -1);
    expect(await read(cookie)).toBeNull();
  });

  it('ends the former session of a device at a new sign-in, and keeps those of other devices', async () => {
    const sessionsOf = createSessions(createSessionStore(opened().database));
    const { userId, cookie } = await signIn(opened().database);
    const other = await beginSession(opened().database, userId);
    const renewed = (await sessionsOf.start(asking(cookie), userId)).split(';')[0] ?? '';
    expect(await read(cookie)).toBeNull();
    expect((await read(renewed))?.userId).toBe(userId);
    expect((await read(other))?.userId).toBe(userId);
    await sessionsOf.end(asking(renewed));
    expect(await read(renewed)).toBeNull();
    expect((await read(other))?.userId).toBe(userId);
  });

  it('sweeps expired sessions, and deletes those of a deleted account', async () => {
    const { queries } = opened().database;
    const gone = await signIn(opened().database);
    const over = await signIn(opened().database);
    await queries
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(sessions.userId, over.userId));
    await createSessionStore(opened().database).sweep();
    expect(await queries.select().from(sessions).where(eq(sessions.userId, over.userId))).toEqual([]);
    await queries.delete(users).where(eq(users.id, gone.userId));
    expect(await read(gone.cookie)).toBeNull();
  });
});
