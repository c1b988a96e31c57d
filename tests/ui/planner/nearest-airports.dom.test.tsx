import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Airport } from '../../../src/model/schemas/catalogue.ts';
import { NearestAirports } from '../../../src/ui/features/planner/home-airport/nearest-airports.tsx';
import { translate } from '../../../src/ui/shell/i18n/translations.ts';
import { DENIED, FakeGeolocation } from '../position/fake-geolocation.ts';
import { settle } from '../support/settle.ts';
import { renderIn } from '../support/with-translations.tsx';

function airport(key: string, city: string, coordinates: [number, number]): Airport {
  return {
    _id: key,
    key,
    name: `${city} International`,
    country_key: null,
    iso2: 'DE',
    timezone: 'Europe/Berlin',
    scheduled: true,
    home_airport: false,
    location: { coordinates },
    en: { city },
    de: { city },
  };
}

const AIRPORTS = [
  airport('MUC', 'Munich', [11.786, 48.354]),
  airport('FRA', 'Frankfurt', [8.571, 50.027]),
  airport('STR', 'Stuttgart', [9.222, 48.69]),
  airport('HAM', 'Hamburg', [9.988, 53.63]),
];
const MANNHEIM: [number, number] = [8.466, 49.487];

afterEach(() => {
  cleanup();
  FakeGeolocation.remove();
});

async function show(allowed: boolean) {
  const geolocation = new FakeGeolocation({ allowed });
  const chosen = vi.fn();
  await renderIn('en', <NearestAirports airports={AIRPORTS} current={null} onChoose={chosen} />);
  await settle();
  return { geolocation, chosen };
}

it('asks for the position by a tap alone, then proposes the nearest airports with their distance', async () => {
  const { geolocation, chosen } = await show(false);
  expect(geolocation.asked).toBe(0);
  screen.getByRole('button', { name: translate('en', 'planner.airport.nearFind') }).click();
  await settle();
  geolocation.fail(DENIED);
  expect(screen.getByText(translate('en', 'position.denied'))).toBeTruthy();
  screen.getByRole('button', { name: translate('en', 'position.retry') }).click();
  await settle();
  geolocation.find(...MANNHEIM);
  const rows = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(rows.map((text) => text.slice(0, 3))).toEqual(['FRA', 'STR', 'MUC']);
  expect(rows[0]).toMatch(/61\s?km/);
  screen.getByRole('button', { name: /Frankfurt/ }).click();
  expect(chosen).toHaveBeenCalledWith(AIRPORTS[1]);
});

it('proposes them at once where the position is allowed, and not at all where there is none', async () => {
  const { geolocation } = await show(true);
  geolocation.find(...MANNHEIM);
  expect(screen.getByRole('region', { name: 'Nearest to you' })).toBeTruthy();
  cleanup();
  FakeGeolocation.remove();
  await renderIn('en', <NearestAirports airports={AIRPORTS} current={null} onChoose={vi.fn()} />);
  expect(screen.queryByRole('button')).toBeNull();
});
