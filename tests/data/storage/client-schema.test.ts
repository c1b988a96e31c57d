import { afterEach, expect, it, vi } from 'vitest';
import { CLIENT_SCHEMA, CLIENT_SCHEMA_HEADER } from '../../../src/contract/api-base.ts';
import { fetchProfile } from '../../../src/data/catalogue/profile.ts';
import { fetchPublishedTour } from '../../../src/data/catalogue/published-tour.ts';
import { searchServer } from '../../../src/data/catalogue/search-server.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a profile', (signal: AbortSignal) => fetchProfile('anna', signal)],
  ['a published tour', (signal: AbortSignal) => fetchPublishedTour('a-tour', signal)],
  ['a search', (signal: AbortSignal) => searchServer('Düne', 'de', signal)],
])('the call for %s sends the client schema header', async (_name, ask) => {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return Promise.resolve(Response.json({ results: [] }));
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await ask(new AbortController().signal);
  expect(sent.map((headers) => headers.get(CLIENT_SCHEMA_HEADER))).toEqual([String(CLIENT_SCHEMA)]);
});
