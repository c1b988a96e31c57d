import { afterAll } from 'vitest';
import type { TestApp } from '../server/open-test-app.ts';
import { ORIGIN } from '../server/accounts/account-client.ts';
import type { Call } from './every-endpoint.ts';

/** Counts attempts against the server and logs the number at the end of a file. */
export function countAttempts(title: string): { count: number } {
  const attempts = { count: 0 };
  afterAll(() => console.log(`${title}: ${attempts.count} attempts`));
  return attempts;
}

export interface Attempt {
  cookie?: string;
  /** Replaces the sample; text is sent unchanged. */
  body?: unknown;
  headers?: Record<string, string | undefined>;
  method?: string;
  path?: string;
}

/** Sends a valid call with the changes of the attempt. */
export function attempt(call: TestApp['call'], counted: { count: number }) {
  return async (asked: Call, { cookie, body, headers, method, path }: Attempt = {}): Promise<Response> => {
    counted.count += 1;
    const sent = body === undefined ? asked.sample : body;
    const usual: Record<string, string | undefined> = {
      'Sec-Fetch-Site': 'same-origin',
      ...(asked.method === 'GET' ? {} : { Origin: ORIGIN }),
      ...(cookie === undefined ? {} : { Cookie: cookie }),
      ...(asked.conditional ? { 'If-None-Match': '*' } : {}),
      ...(asked.picture ? { 'Content-Type': 'image/png' } : {}),
      ...(asked.sample === undefined ? {} : { 'Content-Type': 'application/json' }),
    };
    const given = new Headers();
    for (const [name, value] of Object.entries({ ...usual, ...headers })) {
      if (value !== undefined) given.set(name, value);
    }
    return call(`/api${path ?? asked.path}`, {
      method: method ?? asked.method,
      headers: given,
      ...(sent === undefined ? {} : { body: asText(sent) }),
    });
  };
}

function asText(body: unknown): BodyInit {
  if (typeof body === 'string' || body instanceof Uint8Array) return new Uint8Array(Buffer.from(body));
  return JSON.stringify(body);
}
