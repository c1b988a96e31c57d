import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CountrySearch } from '../../src/ui/pages/home/first-screen/country-search.tsx';
import { renderIn } from './support/with-translations.tsx';

const network = vi.hoisted(() => {
  let comes = () => undefined as void;
  const here = new Promise<void>((resolve) => (comes = resolve));
  return { here, comes: () => comes() };
});

vi.mock('../../src/ui/features/country-search/country-combobox.tsx', async (load) => {
  await network.here;
  return load();
});

afterEach(cleanup);

test('while the list is on its way the field keeps the focus, and the list takes over what is typed', async () => {
  const user = userEvent.setup();
  await renderIn(
    'en',
    <CountrySearch countries={[]} selected={[]} onChange={() => undefined} onStart={() => undefined} />,
  );
  await user.click(screen.getByRole('textbox'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await user.keyboard('nami');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('nami');

  network.comes();
  const box = await screen.findByRole<HTMLInputElement>('combobox', {}, { timeout: 20_000 });
  expect(box.value).toBe('nami');
  await vi.waitFor(() => expect(document.activeElement).toBe(box));
});
