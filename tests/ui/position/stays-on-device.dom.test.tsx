import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, expect, it, vi } from 'vitest';
import { clockIn } from '../../../src/model/calendar/local-clock.ts';
import { setDeviceSettings } from '../../../src/data/account/device-settings.ts';
import { tourToday } from '../../../src/model/tour-today.ts';
import { PositionCard } from '../../../src/ui/pages/today/position-card.tsx';
import { todaySteps } from '../../../src/ui/pages/today/today-steps.ts';
import { userDb } from '../../../src/data/storage/user-db.ts';
import { loadTranslations, translate } from '../../../src/ui/shell/i18n/translations.ts';
import { HILL_COUNTRY } from '../export/hill-country.ts';
import { renderIn } from '../support/with-translations.tsx';
import { settle } from '../support/settle.ts';
import { DENIED, FakeGeolocation } from './fake-geolocation.ts';

/** Close to Kandy, with digits that nothing else has. */
const AT: [number, number] = [80.643_217, 7.291_358];
const TRACE = /80\.64|7\.29/;
/** Noon in Sri Lanka, on a day at Kandy; Ella is the next stop. */
const NOON = new Date('2027-01-12T06:30:00Z');

afterEach(() => {
  cleanup();
  FakeGeolocation.remove();
  setDeviceSettings({ distanceUnit: 'km' });
  vi.restoreAllMocks();
});

async function showCard(allowed: boolean) {
  const geolocation = new FakeGeolocation({ allowed });
  const steps = todaySteps(HILL_COUNTRY);
  const plan = { start: HILL_COUNTRY.start, days: HILL_COUNTRY.dayCount };
  const today = tourToday(steps, plan, (zone) => clockIn(zone ?? 'UTC', NOON));
  await Promise.all([loadTranslations('en', 'today'), loadTranslations('en', 'details')]);
  await renderIn('en', <PositionCard steps={steps} next={today?.nextStop ?? null} />);
  await settle();
  return geolocation;
}

it('the Today page asks for permission only after a tap; with permission it shows the next stop and the nearest', async () => {
  const geolocation = await showCard(false);
  expect(geolocation.asked).toBe(0);
  screen.getByRole('button', { name: translate('en', 'position.show') }).click();
  await screen.findByText(translate('en', 'position.searching'));
  geolocation.fail(DENIED);
  expect(screen.getByText(translate('en', 'position.denied'))).toBeTruthy();
  screen.getByRole('button', { name: translate('en', 'position.retry') }).click();
  geolocation.find(...AT, 2_500);
  expect(screen.getByText(/km to Ella in a straight line/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(translate('en', 'today.position.title'));
  expect(screen.getByText(/^Nearest stop: Kandy, [\d.]+ km$/)).toBeTruthy();
  expect(screen.getByText(/within about 2.5 km/)).toBeTruthy();
  const names = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(names[0]).toMatch(/^Kandy/);
});

it('where permission was given before, distances come without a tap, in the unit of the settings', async () => {
  setDeviceSettings({ distanceUnit: 'mi' });
  const geolocation = await showCard(true);
  geolocation.find(...AT);
  expect(screen.getByText(/ mi to Ella in a straight line/)).toBeTruthy();
});

it('the position is neither stored, sent, logged nor put into the address', async () => {
  await userDb.open();
  const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const beacon = vi.fn(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  const opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
  const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level),
  );
  const geolocation = await showCard(true);
  geolocation.find(...AT);
  await settle();
  geolocation.fail(DENIED);
  await settle();

  const rows: unknown[] = [];
  for (const name of await Dexie.getDatabaseNames()) {
    const db = await new Dexie(name).open();
    for (const table of db.tables) rows.push(await table.toArray());
    db.close();
  }
  const traces = JSON.stringify([
    rows,
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    location.href,
    history.state,
    document.cookie,
    [sent, beacon, opened, ...logged].map(({ mock }) => mock.calls.map((call) => call.map(String))),
  ]);
  expect(rows.length).toBeGreaterThan(0);
  expect(traces).not.toMatch(TRACE);
});
