import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { localePrefix } from '../../../src/contract/paths/site-paths.ts';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import type { Locale } from '../../../src/model/base/locale.ts';
import HomePage from '../../../src/ui/pages/home/first-screen/home-page.tsx';
import { LocaleProvider } from '../../../src/ui/shell/i18n/locale-context.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { buildCountry } from '../support/catalogue-builder.ts';

// The page layout has its own tests.
vi.mock('../../../src/ui/shell/layout/site-layout.tsx', () => ({
  SiteLayout: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));

beforeEach(async () => {
  const observer = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  vi.stubGlobal('IntersectionObserver', observer);
  vi.stubGlobal('ResizeObserver', observer);
  await Promise.all([loadTranslations('en', 'site'), loadTranslations('de', 'site')]);
  await catalogueDb.countries.put(
    buildCountry({ key: 'namibia', planner: true, en: { name: 'Namibia' }, de: { name: 'Namibia' } }),
  );
});
afterEach(async () => {
  history.replaceState(null, '', '/destinations');
  cleanup();
  history.replaceState(null, '', '/');
  for (const table of catalogueDb.tables) await table.clear();
});

/** As the app does it: another language mounts the page again. */
function open(locale: Locale) {
  return render(
    <LocaleProvider locale={locale}>
      <Router hook={useBrowserLocation} base={localePrefix(locale)}>
        <HomePage />
      </Router>
    </LocaleProvider>,
  );
}

async function fillIn() {
  const user = userEvent.setup();
  open('en');
  await user.click(await screen.findByRole('button', { name: /^Namibia/, pressed: false }));
  await screen.findByRole('button', { name: 'Remove Namibia' });
}

it('the search keeps the chosen countries when the language changes', async () => {
  await fillIn();
  history.replaceState(null, '', '/de');
  cleanup();
  open('de');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Namibia entfernen' })).toBeTruthy());
});
