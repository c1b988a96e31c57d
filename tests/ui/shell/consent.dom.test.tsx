import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { writeMeta } from '../../../src/data/storage/write-meta.ts';
import { ConsentGate } from '../../../src/ui/shell/layout/consent-gate.tsx';
import { getConsent, isCrawler } from '../../../src/ui/shell/layout/consent.ts';
import { savesData } from '../../../src/data/network/data-saver.ts';
import { settle } from '../support/settle.ts';
import { renderIn } from '../support/with-translations.tsx';

const scripts = () => document.querySelectorAll('script[src*="googletagmanager"]').length;

async function setTagManager(tagManagerId: string | null) {
  const value = {
    softlaunch: false,
    loginActive: true,
    plannerActive: true,
    toursActive: true,
    blogActive: true,
    mapsActive: true,
    pageSize: 24,
    currencies: ['USD'],
    oauth: [],
    tagManagerId,
    imageBase: null,
  };
  await writeMeta(catalogueDb, 'settings', { value, etag: null, askedAt: 0 });
}

beforeEach(() => {
  document.cookie = 'cookieconsent_status=; path=/; max-age=0';
  delete window.dataLayer;
});

afterEach(async () => {
  cleanup();
  for (const script of document.querySelectorAll('script')) script.remove();
  await catalogueDb.meta.clear();
});

describe('analytics consent', () => {
  test('loads nothing before an answer, nor after a refusal', async () => {
    await setTagManager('GTM-TEST');
    await renderIn('en', <ConsentGate />);
    await settle();
    expect(scripts()).toBe(0);
    expect(window.dataLayer).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: 'Essential only' }));
    await settle();
    expect(document.cookie).toContain('cookieconsent_status=0');
    expect(screen.queryByRole('button')).toBeNull();
    expect(scripts()).toBe(0);
  });

  test('loads nothing after consent when no tag manager is configured', async () => {
    await setTagManager(null);
    await renderIn('de', <ConsentGate />);
    fireEvent.click(screen.getByRole('button', { name: 'Klingt gut' }));
    await settle();
    expect(document.cookie).toContain('cookieconsent_status=1');
    expect(scripts()).toBe(0);
    expect(window.dataLayer).toBeUndefined();
  });

  test('consent loads the tag manager once and reports the page view', async () => {
    await setTagManager('GTM-TEST');
    await renderIn('en', <ConsentGate />);
    fireEvent.click(screen.getByRole('button', { name: 'Sounds good' }));
    await waitFor(() => {
      expect(window.dataLayer).toHaveLength(2);
    });
    expect(scripts()).toBe(1);
    expect(window.dataLayer?.[1]).toMatchObject({ event: 'page_view', page_path: '/', page_name: 'home' });
  });
});

test.each([
  ['', null],
  ['cookieconsent_status=1', '1'],
  ['i18n_redirected=de; cookieconsent_status=0', '0'],
  ['cookieconsent_status=dismiss', null],
  ['xcookieconsent_status=1', null],
])('getConsent of the cookie %j is %j', (cookies, consent) => {
  expect(getConsent(cookies)).toBe(consent);
});

test('isCrawler recognizes crawlers and not browsers', () => {
  expect(isCrawler('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(true);
  expect(isCrawler('Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0 Safari/537.36')).toBe(false);
});

test.each([
  [null, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('savesData disables prefetching: %j', (connection, saves) => {
  expect(savesData(connection)).toBe(saves);
});
