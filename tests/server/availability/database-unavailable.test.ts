import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import {
  isUnavailableCause,
  isDatabaseUnavailable,
} from '../../../src/server/availability/database-unavailable.ts';
import { rateLimits } from '../../../src/server/stores/schema.ts';
import { attempt } from '../../security/attempts.ts';
import { callOf } from '../../security/every-endpoint.ts';
import { openTestApp } from '../open-test-app.ts';
import { signIn } from '../sign-in.ts';
import { eachDatabase } from '../stores/each-database.ts';

const answered = (code: string, severity = 'ERROR') => Object.assign(new Error(code), { severity, code });

const STATES = '08006 25006 40001 40P01 53100 53300 55000 55006 55P03 57014 57P01 57P03 58030'.split(' ');
it.each(STATES)('isUnavailableCause is true for SQLSTATE %s', (code) =>
  expect(isUnavailableCause(answered(code))).toBe(true),
);
it('isUnavailableCause is true for a FATAL or PANIC error with any SQLSTATE', () => {
  // FATAL: for example a role that may no longer connect.
  expect(isUnavailableCause(answered('42501'))).toBe(false);
  expect(isUnavailableCause(answered('42501', 'FATAL'))).toBe(true);
  expect(isUnavailableCause(answered('XX000', 'PANIC'))).toBe(true);
});
it.each(['22001', '22P02', '23505', '23503', '42601', '42P01', 'XX000'])(
  'isUnavailableCause is false for SQLSTATE %s',
  (code) => expect(isUnavailableCause(answered(code))).toBe(false),
);
it('isUnavailableCause is true for a system error of the connection, but not for a programming error', () => {
  expect(isUnavailableCause(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))).toBe(true);
  expect(isUnavailableCause(new AggregateError([], 'connect ECONNREFUSED'))).toBe(true);
  expect(isUnavailableCause(new TypeError('x is undefined'))).toBe(false);
  // A system error of another connection, such as that of a mail server, says nothing about the database.
  expect(
    isDatabaseUnavailable(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })),
  ).toBe(false);
});

eachDatabase('transaction', (opened) => {
  it('rethrows the error of its callback unchanged', async () => {
    const thrown = new Error('mine');
    const { queries } = opened().database;
    await expect(queries.transaction(() => Promise.reject(thrown))).rejects.toBe(thrown);
    const refused: unknown = await queries
      .transaction((tx) => tx.execute(sql`select 1/0`))
      .catch((error: unknown) => error);
    expect(isDatabaseUnavailable(refused)).toBe(false);
    expect(await queries.transaction((tx) => tx.select().from(rateLimits))).toEqual([]);
  });
});

it('calls answer 503 with Retry-After after the embedded database was closed', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await openTestApp();
  const { cookie } = await signIn(app.database);
  const send = attempt(app.call, { count: 0 });
  await app.database.close();
  for (const name of ['putTour', 'userTours', 'favTour', 'signup', 'login'] as const) {
    const answer = await send(callOf(name), { cookie });
    expect([name, answer.status, answer.headers.has('Retry-After')]).toEqual([name, 503, true]);
  }
  expect(consoleError).toHaveBeenCalled();
});
