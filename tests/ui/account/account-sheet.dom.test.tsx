import { cleanup, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { AccountSheet } from '../../../src/ui/features/account/account-sheet.tsx';
import { showSnackbar } from '../../../src/ui/shell/components/snackbar-store.ts';
import { LocaleProvider } from '../../../src/ui/shell/i18n/locale-context.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';

// The status lines read the device; they have tests of their own.
vi.mock('../../../src/ui/shell/layout/status-lines.tsx', () => ({ StatusLines: () => null }));

beforeAll(() => loadTranslations('de', 'site'));
afterEach(cleanup);

it('a form of an account stands alone: the way home, the form and messages', async () => {
  const { container } = render(
    <LocaleProvider locale="de">
      <AccountSheet title="Anmelden">
        <p>Formular</p>
      </AccountSheet>
    </LocaleProvider>,
  );
  expect(screen.getByRole('banner').textContent).toBe('Rucksack');
  expect(screen.getByRole('link', { name: 'Rucksack' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('main').textContent).toContain('Formular');
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  showSnackbar({ message: 'Gespeichert' });
  expect(await screen.findByText('Gespeichert')).toBeTruthy();
  // jsdom has no layout.
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
