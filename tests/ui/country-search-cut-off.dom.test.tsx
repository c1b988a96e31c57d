import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CountrySearch } from '../../src/ui/pages/home/first-screen/country-search.tsx';
import { ErrorBoundary } from '../../src/ui/shell/layout/error-boundary.tsx';
import { renderIn } from './support/with-translations.tsx';

vi.mock('../../src/ui/features/search/country-combobox.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('keeps the page and the typed text when the lazy list fails to load', async () => {
  // Offline: the page does not reload.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const user = userEvent.setup();
  await renderIn(
    'en',
    <ErrorBoundary fallback={<p>The page is gone</p>}>
      <CountrySearch countries={[]} selected={[]} onChange={() => undefined} onStart={() => undefined} />
    </ErrorBoundary>,
  );
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('N');
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(screen.queryByText('The page is gone')).toBeNull();
  await user.keyboard('am');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Nam');
});
