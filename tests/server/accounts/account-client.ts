import { expect } from 'vitest';
import { userSchema, type User } from '../../../src/contract/account.ts';
import { problemSchema } from '../../../src/contract/problem.ts';
import type { TestApp } from '../open-test-app.ts';

export const ORIGIN = 'https://example.org';
export const PASSWORD = 'gravel road at dusk';

/** A browser that stores the session cookie and sends requests as a page of the site does. */
export interface Browser {
  cookie: string;
  call: (method: string, path: string, json?: unknown, headers?: Record<string, string>) => Promise<Response>;
}

export function openBrowser(call: TestApp['call']): Browser {
  const browser: Browser = {
    cookie: '',
    async call(method, path, json, headers = {}) {
      const response = await call(`/api${path}`, {
        method,
        headers: {
          ...(method === 'GET' ? { 'Sec-Fetch-Site': 'same-origin' } : { Origin: ORIGIN }),
          ...(browser.cookie === '' ? {} : { Cookie: browser.cookie }),
          ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      });
      for (const line of response.headers.getSetCookie()) {
        if (!line.startsWith('auth.session=')) continue;
        browser.cookie = line.includes('Max-Age=0') ? '' : (line.split(';')[0] ?? '');
      }
      return response;
    },
  };
  return browser;
}

let userCount = 0;

/** Signs up a new user and returns their browser. */
export async function signUp(
  call: TestApp['call'],
  given: Partial<{ username: string; email: string; password: string; language: 'en' | 'de' }> = {},
): Promise<{ browser: Browser; user: User }> {
  userCount += 1;
  const browser = openBrowser(call);
  const response = await browser.call('POST', '/signup', {
    username: `Walker-${userCount}`,
    email: `walker-${userCount}@example.net`,
    password: PASSWORD,
    language: 'en',
    ...given,
  });
  expect(response.status).toBe(201);
  return { browser, user: await userOf(response) };
}

export async function userOf(response: Response): Promise<User> {
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('user' in body))
    throw new Error('no user in the answer');
  return userSchema.parse(body.user);
}

/** Status, code, message and invalid fields of a problem. */
export async function problemOf(response: Response) {
  const { status, code, message, errors } = problemSchema.parse(await response.json());
  expect(response.status).toBe(status);
  return { status, code, message, fields: errors?.map(({ path }) => path) ?? [], errors: errors ?? [] };
}
