import { afterEach, describe, expect, it, vi } from 'vitest';
import { userSchema } from '../../../src/contract/account.ts';
import { PROBLEM_CODES } from '../../../src/contract/problem.ts';
import type { Endpoint } from '../../../src/contract/endpoints.ts';
import { USER_ENDPOINTS } from '../../../src/contract/user-endpoints.ts';
import { accountClient, createAccountClient } from '../../../src/data/account/account-client.ts';
import { acknowledged, problemAnswer } from '../../builders/answers.ts';

const ANNA = userSchema.parse({
  id: '0193480e-0000-7000-8000-000000000001',
  username: 'anna',
  email: 'anna@example.org',
  emailConfirmed: false,
  emailWanted: null,
  image_uri: null,
  location: 'Leipzig',
  language: 'de',
  hasPassword: true,
  providers: ['google'],
  createdAt: '2026-11-21T22:00:00.000Z',
});

interface Sent {
  method: string;
  path: string;
  body: BodyInit | null | undefined;
  headers: Headers;
}

function clientAnswering(answer: (init: RequestInit) => Response) {
  const sent: Sent[] = [];
  const client = createAccountClient({
    locale: () => 'de',
    fetch: (address, init) => {
      const { method = 'GET', body, headers } = init;
      sent.push({ method, path: address.replace('/api', ''), body, headers: new Headers(headers) });
      return Promise.resolve(answer(init));
    },
  });
  return { client, sent };
}

afterEach(() => vi.unstubAllGlobals());

describe('account client', () => {
  it.each([
    ['de', 'de'],
    ['en', 'en'],
    ['', 'en'],
  ])('with the page language %o requests answers and mails in %s', async (lang, expected) => {
    const languages: (string | null)[] = [];
    vi.stubGlobal('document', { documentElement: { lang } });
    vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
      languages.push(new Headers(init.headers).get('Content-Language'));
      return Promise.resolve(acknowledged(init));
    });
    await accountClient.resendEmail();
    expect(languages).toEqual([expected]);
  });

  it('sends method, path and body as the contract defines them', async () => {
    const { client, sent } = clientAnswering(() => Response.json({ user: ANNA }));
    const account = {
      username: 'anna',
      email: 'anna@example.org',
      password: 'correct horse',
      language: 'de',
    };
    await client.signup({ ...account, language: 'de' });
    await client.login({ login: 'anna', password: 'correct horse' });
    await client.logout();
    await client.currentUser();
    await client.patchUser({ location: 'Halle' });
    await client.changePassword({ current: 'correct horse', password: 'battery staple' });
    await client.forgotPassword({ email: 'anna@example.org' });
    await client.resetPassword({ token: 't'.repeat(30), password: 'battery staple' });
    await client.confirmEmail({ token: 't'.repeat(30), password: 'correct horse' });
    await client.resendEmail();
    await client.deleteAccount({ password: 'battery staple' });
    await client.exportAccount();
    await client.putUserImage(new Blob(['x'], { type: 'image/png' }), { x: 0.25, y: 1 / 3 });
    await client.putLanguage('de');
    const names = [
      ...(['signup', 'login', 'logout', 'currentUser', 'patchUser', 'putPassword'] as const),
      ...(['forgotPassword', 'resetPassword', 'confirmEmail', 'resendEmail', 'deleteUser'] as const),
      ...(['exportUser', 'putUserImage', 'putLanguage'] as const),
    ];
    expect(sent.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual(
      names.map((name) => `${USER_ENDPOINTS[name].method} ${USER_ENDPOINTS[name].path}`),
    );
    const invalid = names.filter((name, index) => {
      const { body }: Endpoint = USER_ENDPOINTS[name];
      const sentBody = sent[index]?.body;
      return body && !(typeof sentBody === 'string' && body.safeParse(JSON.parse(sentBody)).success);
    });
    expect(invalid).toEqual([]);
    expect(sent[12]?.path).toBe('/users/current/image?fp-x=0.25&fp-y=0.3333');
    expect(sent[12]?.headers.get('Content-Type')).toBe('image/png');
    expect(sent[0]?.headers.get('Content-Language')).toBe('de');
  });

  it('returns the user or null, and rejects an answer without the expected user', async () => {
    const withUser = clientAnswering((init) => acknowledged(init, { user: ANNA }));
    expect(await withUser.client.login({ login: 'anna', password: 'x' })).toEqual({ ok: true, value: ANNA });
    const withoutUser = clientAnswering((init) => acknowledged(init, { user: null }));
    expect(await withoutUser.client.currentUser()).toEqual({ ok: true, value: null });
    expect(await withoutUser.client.login({ login: 'a', password: 'x' })).toMatchObject({
      code: 'bad-answer',
    });
  });

  it.each(PROBLEM_CODES)(
    'passes on code, message, fields and retry delay of the problem %s',
    async (code) => {
      const errors = [{ path: 'username', message: 'schon vergeben' }];
      const { client } = clientAnswering(() =>
        problemAnswer(code, { message: 'Nein.', errors, headers: { 'Retry-After': '7' } }),
      );
      expect(await client.patchUser({ username: 'anna' })).toEqual({
        ok: false,
        code,
        message: 'Nein.',
        fields: errors,
        retryAfterMs: 7_000,
      });
    },
  );

  it('reports offline without a network and bad-answer for responses of other servers', async () => {
    const offline = createAccountClient({
      locale: () => 'en',
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    expect(await offline.logout()).toMatchObject({ ok: false, code: 'offline' });
    const portal = clientAnswering(() => new Response('<html>Hotel WLAN</html>'));
    expect(await portal.client.currentUser()).toMatchObject({ ok: false, code: 'bad-answer' });
    const gateway = clientAnswering(() => new Response('Bad gateway', { status: 502 }));
    expect(await gateway.client.currentUser()).toMatchObject({ ok: false, code: 'bad-answer' });
  });
});
