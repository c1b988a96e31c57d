import { afterEach, describe, expect, it, vi } from 'vitest';
import { CATALOGUE_CALLS } from '../../../src/contract/api/catalogue-calls.ts';
import { callApi } from '../../../src/data/api/call-api.ts';
import { callLocale, setCallLocale } from '../../../src/data/api/call-locale.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function sent(request: { locale?: 'en' | 'de' } = {}): Promise<string | null> {
  let language: string | null = null;
  await callApi(CATALOGUE_CALLS.settings, request, (_, { headers }) => {
    language = new Headers(headers).get('Content-Language');
    return Promise.resolve(Response.json({}));
  });
  return language;
}

describe('the language of a call', () => {
  it('is that of the page, as it is at the time of the call', async () => {
    const documentElement = { lang: 'de' };
    vi.stubGlobal('document', { documentElement });
    expect(await sent()).toBe('de');
    documentElement.lang = 'en';
    expect(await sent()).toBe('en');
    expect(await sent({ locale: 'de' })).toBe('de');
  });

  it('is that of the browser where there is no page, and English if the site has none of its languages', async () => {
    vi.stubGlobal('navigator', { languages: ['fr-FR', 'de-AT', 'en'] });
    expect(callLocale()).toBe('de');
    vi.stubGlobal('navigator', { languages: ['fr-FR'] });
    expect(await sent()).toBe('en');
  });

  it('is in a worker the one that its page has named', async () => {
    vi.stubGlobal('navigator', { languages: ['en'] });
    setCallLocale('de');
    expect(await sent()).toBe('de');
  });
});
