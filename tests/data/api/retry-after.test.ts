import { expect, it } from 'vitest';
import { USER_CALLS } from '../../../src/contract/api/user-calls.ts';
import { callApi } from '../../../src/data/api/call-api.ts';

it.each([
  ['120', 120_000],
  ['0', 0],
  // A timer of 400 days would overflow and fire at once.
  [String(400 * 86_400), 86_400_000],
  ['-5', null],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  [null, null],
])('reads the Retry-After header %j as %j ms', async (header, retryAfterMs) => {
  const headers = header === null ? undefined : { 'Retry-After': header };
  const busy = () => Promise.resolve(new Response('busy', { status: 503, headers }));
  const reply = await callApi(USER_CALLS.profile, { parts: { name: 'anna' } }, busy);
  expect(reply).toMatchObject({ kind: 'foreign', status: 503, retryAfterMs });
});
