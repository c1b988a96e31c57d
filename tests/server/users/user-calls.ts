import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import type { AppDeps } from '../../../src/server/app.ts';
import { users } from '../../../src/server/stores/schema.ts';
import { type TestApp, openTestApp } from '../open-test-app.ts';

export interface Sent {
  /** The signed-in user, if any. */
  by?: string;
  body?: unknown;
  /** A body that is sent unchanged. */
  raw?: BodyInit;
  headers?: Record<string, string>;
  /** Origin of the page; null for a request without `Origin`. */
  origin?: string | null;
}

export interface UserApp {
  app: TestApp;
  /** Adds an account and returns its id. */
  addUser(username: string): Promise<string>;
  /** `path` is below `/api` unless it starts with `/images/`. */
  send(method: string, path: string, sent?: Sent): Promise<Response>;
  close(): Promise<void>;
}

export const ORIGIN = 'https://example.org';
const WHO = 'x-test-user';

/** The real app, where each call names the signed-in user. */
export async function openUserApp(
  environment: Record<string, string> = {},
  deps: Partial<AppDeps> = {},
): Promise<UserApp> {
  const app = await openTestApp();
  const call = app.withSettings(environment, {
    sessionOf: (request) => {
      const userId = request.headers.get(WHO);
      return Promise.resolve(userId === null ? null : { userId, signedInAt: new Date() });
    },
    ...deps,
  });
  return {
    app,
    async addUser(username) {
      const id = uuidV7();
      await app.database.queries
        .insert(users)
        .values({ id, username, usernameKey: username.toLowerCase(), language: 'en' });
      return id;
    },
    send(method, path, { by, body, raw, headers = {}, origin = ORIGIN } = {}) {
      const all = new Headers(headers);
      if (by !== undefined) all.set(WHO, by);
      if (origin !== null) all.set('Origin', origin);
      if (body !== undefined && !all.has('Content-Type')) all.set('Content-Type', 'application/json');
      const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
      return call(path.startsWith('/images/') || !path.startsWith('/') ? path : `/api${path}`, {
        method,
        headers: all,
        ...(content === undefined ? {} : { body: content }),
        ...(content instanceof ReadableStream ? { duplex: 'half' } : {}),
      });
    },
    close: () => app.close(),
  };
}

export const isNew = { 'If-None-Match': '*' };
export const changes = (version: number) => ({ 'If-Match': `"${version}"` });
