import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createStoredValues } from '../../../src/server/stores/stored-values.ts';
import { createRateLimits } from '../../../src/server/stores/rate-limits.ts';
import { rateLimits } from '../../../src/server/stores/schema.ts';
import { eachDatabase } from './each-database.ts';

eachDatabase('rate limits and stored values', (opened) => {
  it('rejects the first call over the limit with the seconds to wait', async () => {
    const limits = createRateLimits(opened().database);
    const rule = { name: 'few', max: 2, windowSeconds: 60 };
    expect(await limits.take(rule, 'a')).toEqual({ ok: true });
    expect(await limits.take(rule, 'a')).toEqual({ ok: true });
    const refused = await limits.take(rule, 'a');
    expect(refused.ok).toBe(false);
    expect(!refused.ok && refused.retryAfterSeconds).toBeGreaterThan(50);
    expect(!refused.ok && refused.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(await limits.take(rule, 'b')).toEqual({ ok: true });
  });

  it('counts concurrent calls', async () => {
    const limits = createRateLimits(opened().database);
    const rule = { name: 'burst', max: 5, windowSeconds: 60 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => limits.take(rule, 'a')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
  });

  it('starts a new window after the last one has ended, and sweeps ended windows', async () => {
    const limits = createRateLimits(opened().database);
    const { queries } = opened().database;
    const rule = { name: 'over', max: 1, windowSeconds: 60 };
    await limits.take(rule, 'a');
    await limits.take(rule, 'a');
    await queries.update(rateLimits).set({ resetsAt: sql`now() - interval '1 second'` });
    expect(await limits.take(rule, 'a')).toEqual({ ok: true });
    await queries.update(rateLimits).set({ resetsAt: sql`now() - interval '1 second'` });
    await limits.sweep();
    expect(await queries.select().from(rateLimits)).toEqual([]);
  });

  it('reads undefined before the first write of a value, then the last value written', async () => {
    const values = createStoredValues(opened().database);
    expect(await values.read('rate')).toBeUndefined();
    await values.write('rate', { eur: 0.88 });
    await values.write('rate', { eur: 0.9 });
    expect(await values.read('rate')).toEqual({ eur: 0.9 });
  });
});
