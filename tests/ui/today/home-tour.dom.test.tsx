import 'fake-indexeddb/auto';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userDb } from '../../../src/data/storage/user-db.ts';
import { localMoment } from '../../../src/data/tours/local-moment.ts';
import { emptyTour } from '../../../src/data/tours/tour-document.ts';
import { addTour } from '../../../src/data/tours/tours.ts';
import { dateAfter } from '../../../src/model/calendar/calendar-days.ts';
import { clockIn } from '../../../src/model/calendar/local-clock.ts';
import { tourToday } from '../../../src/model/tour-today.ts';
import { loadHomeTour } from '../../../src/ui/pages/today/load-home-tour.tsx';
import { stepAhead, todaySteps } from '../../../src/ui/pages/today/today-steps.ts';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { HILL_COUNTRY } from '../export/hill-country.ts';
import { settle } from '../support/settle.ts';
import { renderIn } from '../support/with-translations.tsx';

vi.mock('../../../src/ui/pages/today/home-tour-next.tsx', () => ({ default: () => 'what comes next' }));

const TODAY = localMoment(new Date()).slice(0, 10);

afterEach(async () => {
  cleanup();
  for (const table of userDb.tables) await table.clear();
});

async function addTourAt(name: string, startDate: string, days: number) {
  const added = await addTour(userDb, { ...emptyTour(['sri-lanka'], new Date()), name, startDate }, days);
  if (!added.ok) throw new Error(added.code);
}

async function show() {
  const parts = ['today', 'lists', 'export', 'catalogue'] as const;
  await Promise.all(parts.map((part) => loadTranslations('en', part)));
  const { default: Tour } = await loadHomeTour();
  await act(() => renderIn('en', <Tour />));
  await settle();
}

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href')?.split('=')[0]);

describe('the tour on top of the home page', () => {
  it('is the one under way, with its day, what comes next, and links to Today and to the planner', async () => {
    await addTourAt('Later', dateAfter(TODAY, 2), 5);
    await addTourAt('Hill country', dateAfter(TODAY, -2), 6);
    await show();
    expect(screen.getByRole('region', { name: 'Your tour' })).toBeTruthy();
    expect(screen.getByText('Hill country')).toBeTruthy();
    expect(screen.getByText('Day 3 of 6')).toBeTruthy();
    expect(screen.getByText('what comes next')).toBeTruthy();
    expect(links()).toEqual(['/today?tour', '/tours/edit?tour']);
  });

  it('is else the next one that starts within two weeks', async () => {
    await addTourAt('In a month', dateAfter(TODAY, 30), 5);
    await addTourAt('Soon', dateAfter(TODAY, 14), 5);
    await show();
    expect(screen.getByText('Soon')).toBeTruthy();
    expect(screen.getByText('Starts in 14 days')).toBeTruthy();
    expect(links()).toEqual(['/tours/edit?tour']);
  });

  it('is absent without such a tour', async () => {
    await addTourAt('In a month', dateAfter(TODAY, 15), 5);
    await addTourAt('Over', dateAfter(TODAY, -9), 5);
    await show();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the step ahead', () => {
  const steps = todaySteps(HILL_COUNTRY);
  const at = (instant: string) => {
    const plan = { start: HILL_COUNTRY.start, days: HILL_COUNTRY.dayCount };
    return tourToday(steps, plan, (zone) => clockIn(zone ?? 'UTC', new Date(instant)));
  };

  it('is the next connection at a stop, and its destination on the way', () => {
    expect(stepAhead(steps, at('2027-01-11T06:00Z'))?.entry).toMatchObject({ from: 'Kandy', to: 'Ella' });
    expect(stepAhead(steps, at('2027-01-10T06:00Z'))?.entry).toMatchObject({ kind: 'stop', key: 'kandy' });
  });

  it('is the first connection before the tour, and nothing without a plan', () => {
    expect(stepAhead(steps, null)?.entry).toMatchObject({ kind: 'connection', id: 'FRA_CMB#1' });
    expect(stepAhead([], null)).toBeNull();
  });
});
