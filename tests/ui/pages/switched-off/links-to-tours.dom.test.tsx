import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Profile } from '../../../../src/contract/user-things.ts';
import { catalogueDb } from '../../../../src/data/storage/catalogue-db.ts';
import { writeMeta } from '../../../../src/data/storage/write-meta.ts';
import type { PendingItem } from '../../../../src/data/sync/pending-list.ts';
import { SaveSearch } from '../../../../src/ui/features/filters/save-search.tsx';
import { readFilterState } from '../../../../src/ui/features/filters/filter-state.ts';
import { OverCard } from '../../../../src/ui/features/former-accounts/over-card.tsx';
import { PendingRow } from '../../../../src/ui/features/sync/pending-row.tsx';
import { Benefits } from '../../../../src/ui/pages/home/benefits.tsx';
import { EXPERIENCE_PARAMS } from '../../../../src/ui/pages/experiences/experience-filters.ts';
import { PublicProfile } from '../../../../src/ui/pages/profile/public-profile.tsx';
import { StoredParts } from '../../../../src/ui/pages/storage/stored-parts.tsx';
import { loadTranslations } from '../../../../src/ui/shell/i18n/translations.ts';
import { settle } from '../../support/settle.ts';
import { renderIn } from '../../support/with-translations.tsx';

// The page layout has its own tests.
vi.mock('../../../../src/ui/shell/layout/site-layout.tsx', () => ({
  SiteLayout: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));
vi.mock('../../../../src/data/catalogue/profile.ts', () => ({
  fetchProfile: () => Promise.resolve({ state: 'found', found: PROFILE }),
}));
vi.mock('../../../../src/data/account/session.ts', async (load) => ({
  ...(await load<object>()),
  keepWithoutAccount: () => Promise.resolve({ tours: 1 }),
}));
vi.mock('../../../../src/data/offline/storage-sizes.ts', async (load) => ({
  ...(await load<object>()),
  storedSizes: () => Promise.resolve({}),
}));

const PROFILE: Profile = {
  username: 'anna',
  image_uri: null,
  location: null,
  tours: [{ id: '1', name: 'Dunes', slug: 'dunes', countries: ['namibia'], itinerary: [] } as never],
  experiences: [],
};
const UNSENT: PendingItem = {
  kind: 'tours',
  id: '1',
  title: { en: 'Dunes', de: 'Dünen' },
  what: 'changed',
  since: null,
  rejected: null,
};

beforeEach(async () => {
  for (const part of ['packs', 'sync', 'forms'] as const) await loadTranslations('en', part);
});
afterEach(async () => {
  cleanup();
  for (const table of catalogueDb.tables) await table.clear();
});

async function setTours(toursActive: boolean) {
  const flags = { loginActive: true, plannerActive: true, blogActive: true, mapsActive: true, toursActive };
  const value = { softlaunch: false, ...flags, pageSize: 24, currencies: ['USD'], oauth: [] };
  const settings = { ...value, tagManagerId: null, imageBase: null };
  await writeMeta(catalogueDb, 'settings', { value: settings, etag: null, askedAt: 0 });
}

const LINKS: [string, ReactNode, 'link' | 'button' | 'heading', string][] = [
  [
    'the offer to save a search',
    <SaveSearch
      key="search"
      list="experiences"
      title="Experiences"
      params={EXPERIENCE_PARAMS}
      groups={[]}
      state={readFilterState('month=3', EXPERIENCE_PARAMS)}
      answer={null}
    />,
    'button',
    'Save search',
  ],
  ['a published tour', <PublicProfile key="profile" name="anna" show="all" own={false} />, 'link', 'Dunes'],
  ['the way to My tours from what is stored', <StoredParts key="stored" />, 'link', 'My tours'],
  [
    'an unsent tour',
    <PendingRow key="unsent" thing={UNSENT} onClose={() => undefined} />,
    'button',
    'Open Dunes',
  ],
  ['a reason to travel with ready-made tours', <Benefits key="benefits" />, 'heading', 'Routes that add up'],
];

it.each(LINKS)('with tours switched on, %s is shown', async (_name, element, role, name) => {
  await setTours(true);
  await renderIn('en', element);
  await settle();
  expect(await screen.findByRole(role, { name })).toBeTruthy();
});

it.each(LINKS)('with tours switched off, %s is not shown', async (_name, element, role, name) => {
  await setTours(false);
  await renderIn('en', element);
  await settle();
  await waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull());
});

it.each([
  [true, '/tours/bookmarked'],
  [false, '/'],
])('with tours switched %s, what a guest keeps of an account leads to %s', async (toursActive, path) => {
  await setTours(toursActive);
  const { visited } = await renderIn('en', <OverCard />, '/account');
  await settle();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Keep without an account' }));
  await user.click(screen.getByRole('button', { name: 'Log out and keep everything' }));
  await waitFor(() => expect(visited.at(-1)).toBe(path));
});
