import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Discover } from '../../../src/ui/pages/home/discover/discover.tsx';
import { MapCard } from '../../../src/ui/pages/home/discover/map-card.tsx';
import { buildPlace } from '../support/catalogue-builder.ts';
import { renderIn } from '../support/with-translations.tsx';
import { mediaQueryLists } from '../support/media-query-lists.ts';

beforeEach(() => {
  vi.stubGlobal(
    'matchMedia',
    mediaQueryLists(() => true),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows where the places are and how many, and leads to the map of all', async () => {
  const places = [
    { ...buildPlace('ella'), country_key: 'sri-lanka' },
    { ...buildPlace('kandy'), country_key: 'sri-lanka' },
    { ...buildPlace('dune-45'), country_key: 'namibia' },
  ];
  const { container } = await renderIn('de', <MapCard places={places} />);
  expect(screen.getByText('3 Orte, 2 Länder')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Karte öffnen' }).getAttribute('href')).toBe(
    '/erlebnisse?view=map',
  );
  const image = container.querySelector('img');
  expect(image?.getAttribute('src')).toMatch(
    /^\/images\/site\/world\/world-map\.png\?l=en&theme=dark&v=[0-9a-f]{8}$/,
  );
  expect(image?.getAttribute('loading')).toBe('lazy');
  const dots = () => container.querySelectorAll('[aria-hidden] span[style]');
  expect(dots()).toHaveLength(2);
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(dots()).toHaveLength(2);
});

it('on phones a switch shows one of the cards, by month first', async () => {
  const { container } = await renderIn(
    'en',
    <Discover
      month={5}
      onMonth={vi.fn()}
      countries={[]}
      places={[buildPlace('ella')]}
      roundups={[]}
      total={0}
      hasMap
    />,
  );
  const chosen = () => container.querySelector('[data-chosen] h3')?.textContent;
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Month',
    'Map',
  ]);
  expect(chosen()).toBe('By month');
  fireEvent.click(screen.getByLabelText('Map'));
  expect(chosen()).toBe('On the map');
});
