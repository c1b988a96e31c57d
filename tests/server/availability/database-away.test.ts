import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { isAwayCause, isDatabaseAway } from '../../../src/server/availability/database-away.ts';
import { rateLimits } from '../../../src/server/stores/schema.ts';
import { attempt } from '../../security/attempts.ts';
import { callOf } from '../../security/every-endpoint.ts';
import { openTestApp } from '../open-test-app.ts';
import { signIn } from '../sign-in.ts';
import { eachDatabase } from '../stores/each-database.ts';

const answered = (code: string, severity = 'ERROR') => Object.assign(new Error(code), { severity, code });

const STATES = '08006 25006 40001 40P01 53100 53300 55000 55006 55P03 57014 57P01 57P03 58030'.split(' ');
it.each(STATES)('SQLSTATE %s is a state of the database', (code) =>
  expect(isAwayCause(answered(code))).toBe(true),
);
it('what refuses or ends a connection is a state of the database, whatever its SQLSTATE', () => {
  // As where a role may no longer connect.
  expect(isAwayCause(answered('42501'))).toBe(false);
  expect(isAwayCause(answered('42501', 'FATAL'))).toBe(true);
  expect(isAwayCause(answered('XX000', 'PANIC'))).toBe(true);
});
it.each(['22001', '22P02', '23505', '23503', '42601', '42P01', 'XX000'])(
  'SQLSTATE %s is a fault of what was asked',
  (code) => expect(isAwayCause(answered(code))).toBe(false),
);
it('what no database has answered is its absence, unless it is a fault of the program', () => {
  expect(isAwayCause(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))).toBe(true);
  expect(isAwayCause(new AggregateError([], 'connect ECONNREFUSED'))).toBe(true);
  expect(isAwayCause(new TypeError('x is undefined'))).toBe(false);
  // A system error of another network, as that of a mail server, says nothing about the database.
  expect(isDatabaseAway(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))).toBe(
    false,
  );
});

eachDatabase('faults of transactions', (opened) => {
  it('what the work throws comes out as it is', async () => {
    const fault = new Error('mine');
    const { queries } = opened().database;
    await expect(queries.transaction(() => Promise.reject(fault))).rejects.toBe(fault);
    const refused: unknown = await queries
      .transaction((tx) => tx.execute(sql`select 1/0`))
      .catch((error: unknown) => error);
    expect(isDatabaseAway(refused)).toBe(false);
    expect(await queries.transaction((tx) => tx.select().from(rateLimits))).toEqual([]);
  });
});

it('calls on an embedded database that has closed or failed say 503', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await openTestApp();
  const { cookie } = await signIn(app.database);
  const send = attempt(app.call, { count: 0 });
  await app.database.close();
  for (const name of ['putTour', 'userTours', 'favTour', 'signup', 'login'] as const) {
    const answer = await send(callOf(name), { cookie });
    expect([name, answer.status, answer.headers.has('Retry-After')]).toEqual([name, 503, true]);
  }
  expect(complained).toHaveBeenCalled();
});
