import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blogpostDetails } from '../../../server/story-rows.ts';
import { catalogueDb } from '../../../../src/data/storage/catalogue-db.ts';
import { writeMeta } from '../../../../src/data/storage/write-meta.ts';
import { loadTranslations } from '../../../../src/ui/shell/i18n/translations.ts';
import AccountPage from '../../../../src/ui/pages/account/account-page.tsx';
import ConfirmEmailPage from '../../../../src/ui/pages/confirm-email/confirm-email-page.tsx';
import ForgotPasswordPage from '../../../../src/ui/pages/forgot-password/forgot-password-page.tsx';
import ExperiencesOfPage from '../../../../src/ui/pages/own-experiences/experiences-of-page.tsx';
import PostPage from '../../../../src/ui/pages/post/post-page.tsx';
import ResetPasswordPage from '../../../../src/ui/pages/reset-password/reset-password-page.tsx';
import { renderIn } from '../../support/with-translations.tsx';
import { settle } from '../../support/settle.ts';

// The page layout has its own tests.
vi.mock('../../../../src/ui/shell/layout/site-layout.tsx', () => ({
  SiteLayout: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));

async function setFlags(on: boolean, operator: string | null = null) {
  const value = {
    softlaunch: false,
    loginActive: on,
    plannerActive: true,
    toursActive: true,
    blogActive: on,
    mapsActive: true,
    pageSize: 24,
    currencies: ['USD'],
    oauth: [],
    tagManagerId: null,
    imageBase: null,
    operator,
  };
  await writeMeta(catalogueDb, 'settings', { value, etag: null, askedAt: 0 });
}

async function open(Page: ComponentType, path: string) {
  await loadTranslations('en', 'texts');
  await renderIn('en', <Page />, path);
}

beforeEach(async () => {
  const words = { title: 'Night trains', slug: 'night-trains', teaser: 'Slow and warm.', read_time: 4 };
  await catalogueDb.blogposts.put({
    _id: 'night-trains',
    key: 'night-trains',
    active_translations: ['en', 'de'],
    release_date: '2026-05-01',
    tags: ['trains'],
    countries: [],
    image_uris: [],
    en: words,
    de: words,
  });
});

afterEach(async () => {
  cleanup();
  for (const table of catalogueDb.tables) await table.clear();
});

const PAGES: [string, ComponentType, string][] = [
  ['a post', PostPage, '/blog/night-trains'],
  ['the account', AccountPage, '/account'],
  ['a user’s places', ExperiencesOfPage, '/user/experiences'],
  ['a forgotten password', ForgotPasswordPage, '/forgot-password'],
  ['a new password', ResetPasswordPage, '/reset-password'],
  ['a confirmation', ConfirmEmailPage, '/confirm-email'],
];

test.each(PAGES)('with the feature switched off, %s is not found', async (_name, Page, path) => {
  await setFlags(false);
  await open(Page, path);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

test.each(PAGES)('with the feature switched on, %s is shown', async (_name, Page, path) => {
  await setFlags(true);
  await open(Page, path);
  await waitFor(() => expect(screen.getAllByRole('heading').length).toBeGreaterThan(0));
  await settle();
  expect(screen.queryByRole('heading', { name: 'Page not found' })).toBeNull();
});

test.each([
  [null, 'By the Rucksack team'],
  ['Reisen & Co', 'By the editorial team at Reisen & Co'],
])('a post of a site of %s says who wrote it', async (operator, author) => {
  await setFlags(true, operator);
  await open(PostPage, '/blog/night-trains');
  expect(await screen.findByText(author)).toBeTruthy();
});

test.each([
  [2026, 'Sources, as of 2026'],
  [undefined, 'Sources'],
])('a post names the official pages that it relies on, as of %s', async (year, heading) => {
  await setFlags(true);
  await catalogueDb.blogpostDetails.put({
    ...blogpostDetails('night-trains'),
    sources: [{ title: 'The railway', url: 'https://railway.example' }],
    ...(year === undefined ? {} : { as_of: year }),
  });
  await open(PostPage, '/blog/night-trains');
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'The railway' });
  expect(link.getAttribute('href')).toBe('https://railway.example');
});
