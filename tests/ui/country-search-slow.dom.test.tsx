import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CountrySearch } from '../../src/ui/pages/home/first-screen/country-search.tsx';
import { renderIn } from './support/with-translations.tsx';

const network = vi.hoisted(() => {
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrived, arrive: () => arrive() };
});

vi.mock('../../src/ui/features/search/country-combobox.tsx', async (load) => {
  await network.arrived;
  return load();
});

afterEach(cleanup);

test('keeps the focus while the lazy list loads, and hands over the typed text', async () => {
  const user = userEvent.setup();
  await renderIn(
    'en',
    <CountrySearch countries={[]} selected={[]} onChange={() => undefined} onStart={() => undefined} />,
  );
  await user.click(screen.getByRole('textbox'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await user.keyboard('nami');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('nami');

  network.arrive();
  const box = await screen.findByRole<HTMLInputElement>('combobox', {}, { timeout: 20_000 });
  expect(box.value).toBe('nami');
  await vi.waitFor(() => expect(document.activeElement).toBe(box));
});
