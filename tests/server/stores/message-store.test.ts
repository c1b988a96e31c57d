import crypto from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { queryRows } from '../../../src/server/stores/database/query-rows.ts';
import { createStoredValues } from '../../../src/server/stores/stored-values.ts';
import { createMessageStore } from '../../../src/server/stores/message-store.ts';
import { messages, usedChallenges } from '../../../src/server/stores/schema.ts';
import { eachDatabase } from './each-database.ts';

eachDatabase('createMessageStore', (opened) => {
  const store = () => createMessageStore(opened().database);
  const later = () => new Date(Date.now() + 60_000);

  beforeEach(async () => {
    await opened().database.queries.delete(messages);
    await opened().database.queries.delete(usedChallenges);
  });

  it('stores a repeated message once and keeps the first version', async () => {
    const id = crypto.randomUUID();
    expect(await store().has(id)).toBe(false);
    expect(await store().save({ id, kind: 'feedback', body: { comments: 'first' } })).toBe('stored');
    expect(await store().save({ id, kind: 'feedback', body: { comments: 'second' } })).toBe('again');
    expect(await store().has(id)).toBe(true);
    expect(await store().list({})).toMatchObject([{ id, kind: 'feedback', body: { comments: 'first' } }]);
  });

  it('accepts a challenge once: of eight concurrent messages with it, one is stored', async () => {
    const challenge = { id: 'one', expiresAt: later() };
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () =>
        store().save({ id: crypto.randomUUID(), kind: 'contact', body: {}, challenge }),
      ),
    );
    expect(outcomes.sort()).toEqual(['stored', ...Array.from({ length: 7 }, () => 'used')]);
    expect(await store().list({})).toHaveLength(1);
  });

  it('sweeps only used challenges that have expired', async () => {
    const ended = { id: 'ended', expiresAt: new Date(Date.now() - 60_000) };
    await store().save({ id: crypto.randomUUID(), kind: 'contact', body: {}, challenge: ended });
    const open = { id: 'open', expiresAt: later() };
    await store().save({ id: crypto.randomUUID(), kind: 'contact', body: {}, challenge: open });
    await store().sweep();
    const left = await opened().database.queries.select({ id: usedChallenges.id }).from(usedChallenges);
    expect(left).toEqual([{ id: 'open' }]);
  });

  it('lets one process claim a mail, retries it with backoff, and never returns it after it was sent', async () => {
    const id = crypto.randomUUID();
    await store().save({ id, kind: 'contact', body: {} });
    await store().save({ id: crypto.randomUUID(), kind: 'feedback', body: {} });
    await store().save({ id: crypto.randomUUID(), kind: 'contact', body: {}, suspected: true });
    const claims = await Promise.all(Array.from({ length: 5 }, () => store().claimMail()));
    expect(claims.filter((claim) => claim !== undefined)).toMatchObject([{ id }]);

    await store().dueNow();
    expect(await store().claimMail()).toMatchObject({ id });
    const [row] = await opened()
      .database.queries.select({
        attempts: messages.mailAttempts,
        wait: sql<string>`extract(epoch from ${messages.nextMailAt} - now())`,
      })
      .from(messages)
      .where(sql`${messages.id} = ${id}`);
    // 1 minute after the first attempt, 2 after the second.
    expect(row?.attempts).toBe(2);
    expect(Number(row?.wait)).toBeGreaterThan(110);
    expect(Number(row?.wait)).toBeLessThanOrEqual(120);

    await store().markMailed(id);
    await store().dueNow();
    expect(await store().claimMail()).toBeUndefined();
  });

  it('lets one of two processes claim a mail when both selected its row', async () => {
    const { database } = opened();
    const id = crypto.randomUUID();
    await store().save({ id, kind: 'contact', body: {} });
    const claims = await database.queries.transaction(async (holder) => {
      // Both claims have selected the row and wait for its lock.
      await holder.execute(sql`select 1 from ${messages} where ${messages.id} = ${id} for update`);
      const started = [store().claimMail(), store().claimMail()];
      // The embedded database has one connection: there they wait for the transaction.
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      const expected = database.kind === 'postgres' ? 2 : 0;
      await expect
        .poll(async () => (await queryRows(holder, waiting)).length, { timeout: 10_000 })
        .toBe(expected);
      return { started };
    });
    const claimed = (await Promise.all(claims.started)).filter((claim) => claim !== undefined);
    expect(claimed).toMatchObject([{ id }]);
  });

  it('lists messages by kind or from a date on, the oldest first', async () => {
    const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await store().save({ id: ids[0] ?? '', kind: 'contact', body: {} });
    await store().save({ id: ids[1] ?? '', kind: 'feedback', body: {} });
    await store().save({ id: ids[2] ?? '', kind: 'contact', body: {} });
    const { queries } = opened().database;
    await queries
      .update(messages)
      .set({ receivedAt: new Date('2026-01-01T10:00:00Z') })
      .where(sql`${messages.id} = ${ids[2]}`);
    expect((await store().list({ kind: 'contact' })).map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    expect((await store().list({ since: new Date('2026-01-02') })).map(({ id }) => id)).toHaveLength(2);
  });

  it('keeps the first value of readOrKeep for later calls', async () => {
    const values = createStoredValues(opened().database);
    expect(await values.readOrKeep('key', 'first')).toBe('first');
    expect(await values.readOrKeep('key', 'second')).toBe('first');
  });
});
