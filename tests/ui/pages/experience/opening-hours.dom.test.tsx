import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Opening } from '../../../../src/model/schemas/opening.ts';
import { OpeningHours } from '../../../../src/ui/pages/experience/opening-hours.tsx';
import { loadTranslations } from '../../../../src/ui/shell/i18n/translations.ts';
import { renderIn } from '../../support/with-translations.tsx';

const SUMMER: [number, number][] = [[600, 1050]];
const WINTER: [number, number][] = [[600, 990]];
const exceptMondays = (hours: [number, number][]) => [[], hours, hours, hours, hours, hours, hours];
const SANSSOUCI: Opening = {
  as_of: 2025,
  seasons: [
    { from: '04-01', to: '10-31', week: exceptMondays(SUMMER) },
    { from: '11-01', to: '03-31', week: exceptMondays(WINTER) },
  ],
  closed: [['12-24', '12-25']],
  public_holidays: 'closed',
};

beforeAll(() => Promise.all([loadTranslations('en', 'details'), loadTranslations('de', 'details')]));
afterEach(cleanup);

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' '));

it('has a table for each season, days of the same hours in one row', async () => {
  await renderIn('en', <OpeningHours opening={SANSSOUCI} />);
  expect(rowsOf(screen.getByRole('table', { name: 'Apr–Oct' }))).toEqual([
    'Tue–Sun 10:00–17:30',
    'Mon closed',
  ]);
  expect(rowsOf(screen.getByRole('table', { name: 'Nov–Mar' }))).toEqual([
    'Tue–Sun 10:00–16:30',
    'Mon closed',
  ]);
  for (const line of ['Closed: Dec 24 – Dec 25', 'Closed on public holidays']) screen.getByText(line);
  screen.getByText(/^As of 2025\./);
});

it('is a single line for the same hours all year, and names the months of a closed season', async () => {
  const daily = Array.from({ length: 7 }, () => SUMMER);
  await renderIn(
    'de',
    <OpeningHours opening={{ as_of: 2025, seasons: [{ from: '01-01', to: '12-31', week: daily }] }} />,
  );
  expect(rowsOf(screen.getByRole('table'))).toEqual(['Täglich 10:00–17:30']);
  cleanup();
  await renderIn(
    'de',
    <OpeningHours opening={{ as_of: 2025, seasons: [{ from: '04-17', to: '11-15', week: daily }] }} />,
  );
  screen.getByText('Geschlossen: 16. Nov. – 16. Apr.');
});
