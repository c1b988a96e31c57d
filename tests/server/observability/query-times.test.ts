import { ROOT_CONTEXT } from '@opentelemetry/api';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { logJson } from '../../../src/server/observability/json-lines.ts';
import { metricsText } from '../../../src/server/observability/metrics.ts';
import { createQueryTimes, timedQuery } from '../../../src/server/observability/query-times.ts';
import { openMemoryDatabase } from '../stores/open-memory-database.ts';

it('statements are timed, within transactions too, without their values', async () => {
  const timed: string[] = [];
  const database = await openMemoryDatabase({ onQueryTime: (statement) => timed.push(statement) });
  await database.queries.execute(sql`select ${'a secret'}::text as outside`);
  await database.queries.transaction((tx) => tx.execute(sql`select ${'a secret'}::text as inside`));
  await database.close();
  const own = timed.filter((statement) => /outside|inside/.test(statement));
  expect(own).toHaveLength(2);
  expect(own.join()).not.toContain('secret');
});

it('a statement that fails is timed too', async () => {
  const timed: string[] = [];
  const query = timedQuery(
    () => Promise.reject(new Error('gone')),
    (statement) => timed.push(statement),
  );
  await expect(Reflect.apply(query, undefined, ['select 1'])).rejects.toThrow('gone');
  expect(timed).toEqual(['select 1']);
});

it('callbacks get their answer, and their time', () => {
  const timed: string[] = [];
  const answers: unknown[] = [];
  const query = timedQuery(
    (_: { text: string }, answer: (error: null, rows: number[]) => void) => answer(null, [1]),
    (statement) => timed.push(statement),
  );
  query({ text: 'select 1' }, (_, rows) => answers.push(rows));
  expect([timed, answers]).toEqual([['select 1'], [[1]]]);
});

it('slow statements are logged, all are counted', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const onTime = createQueryTimes('json');
  onTime('select\n  1', 10, ROOT_CONTEXT);
  onTime('select\n  2', 900, ROOT_CONTEXT);
  createQueryTimes('text')('select 3', 900, ROOT_CONTEXT);
  const lines = written.mock.calls
    .map(([line]) => String(line))
    .filter((line) => line.includes('slow-query'));
  written.mockRestore();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', ms: 900, statement: 'select 2' });
  expect((await metricsText()).text).toMatch(/db_query_duration_seconds_count [1-9]/);
});

it('a JSON line is one line, with time and level', () => {
  const written: string[] = [];
  logJson('warn', { message: 'two\nlines' }, (line) => written.push(line));
  expect(written.join('').match(/\n/g)).toHaveLength(1);
  expect(JSON.parse(written.join(''))).toMatchObject({ level: 'warn', message: 'two\nlines' });
});
