import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNT_QUOTAS } from '../../../src/contract/account-limits.ts';
import { createUserStore } from '../../../src/server/stores/users/create-user-store.ts';
import { createUserTables } from '../../../src/server/stores/users/user-tables-sql.ts';
import { type TestApp, openTestApp } from '../open-test-app.ts';
import { openBrowser, problemOf, signUp } from '../accounts/account-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it.each([
  [{ documentBytes: 10 }, 413, 'documents', 'Your account is full', 'Dein Konto ist voll', null],
  [{ answers: 0 }, 429, 'writes', 'a lot of changes', 'sehr viele Änderungen', '3600'],
])('a write over the quota (%j) is %i with the exceeded quota, in both languages', async (...row) => {
  const [quotas, status, field, english, german, retryAfter] = row;
  const users = createUserStore(createUserTables(app.database), { ...ACCOUNT_QUOTAS, ...quotas });
  const call = app.withSettings({}, { users });
  const { browser } = await signUp(app.call);
  const full = openBrowser(call);
  full.cookie = browser.cookie;
  for (const [language, text] of [
    ['en', english],
    ['de', german],
  ] as const) {
    const id = '0196a1b2-0000-7000-8000-000000000001';
    const answer = await full.call(
      'PUT',
      `/tours/${id}`,
      { id, itinerary: [] },
      { 'If-None-Match': '*', 'Idempotency-Key': `full-${language}`, 'Content-Language': language },
    );
    expect(answer.headers.get('Retry-After')).toBe(retryAfter);
    const problem = await problemOf(answer);
    expect(problem).toMatchObject({ status, fields: [field] });
    expect(problem.message).toContain(text);
    expect(problem.errors[0]?.message).toBe(problem.message);
  }
});
