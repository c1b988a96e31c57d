import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogueDb } from '../../../../src/data/storage/catalogue-db.ts';
import { writeMeta } from '../../../../src/data/storage/write-meta.ts';
import Routes, { preloadRoute } from '../../../../src/ui/routes.tsx';
import { useFlags } from '../../../../src/ui/shell/state/use-flags.ts';
import { renderIn } from '../../support/with-translations.tsx';

// The page layout has its own tests.
vi.mock('../../../../src/ui/shell/layout/site-layout.tsx', () => ({
  SiteLayout: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));

beforeEach(() => {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
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

it.each([
  '/tours',
  '/tours/create',
  '/tours/edit',
  '/tours/bookmarked',
  '/tours/print',
  '/tours/shared',
  '/today',
])('without tours the page %s is not found', async (path) => {
  history.replaceState(null, '', path);
  await Promise.all([preloadRoute(path), preloadRoute('/nothing')]);
  await setTours(false);
  // Lazy pages resume only inside `act`.
  await act(async () => void (await renderIn('en', <Routes />, path)));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

function Flags() {
  const { loaded, planner } = useFlags();
  return <p>{loaded ? `planner ${String(planner)}` : 'waiting'}</p>;
}

it.each([true, false])('the planner is on with tours only: %s', async (toursActive) => {
  await setTours(toursActive);
  await renderIn('en', <Flags />);
  await waitFor(() => expect(screen.getByText(`planner ${String(toursActive)}`)).toBeTruthy());
});
