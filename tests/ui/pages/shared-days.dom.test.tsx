import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { PlannedTour } from '../../../src/data/planner/planned-tour.ts';
import { SharedDays } from '../../../src/ui/pages/shared-tour/shared-days.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { tourOf } from '../../builders/edited-tours.ts';
import { plan, stop } from '../planner/plan-builder.ts';
import { buildPlace } from '../support/catalogue-builder.ts';
import { renderIn } from '../support/with-translations.tsx';

beforeAll(() =>
  Promise.all((['export', 'details', 'catalogue'] as const).map((part) => loadTranslations('en', part))),
);
afterEach(cleanup);

const ITEMS = [
  { id: 'lake', kind: 'place' as const, title: 'Kandy Lake', day: 1, start: '06:10', minutes: 90 },
  { id: 'tea', kind: 'activity' as const, title: 'Buy tea' },
];

function planned(startDate: string | null): PlannedTour {
  const itinerary = [{ experience_id: 'kandy', items: ITEMS }];
  const kandy = stop('kandy', '2027-01-10T18:30', '2027-01-12T06:00', { dayFrom: 1, dayTo: 3, itinIndex: 0 });
  return {
    tour: { ...tourOf(1), startDate, itinerary },
    planned: { plan: { ...plan([kandy]), itinerary, start: '2027-01-10T00:00' }, options: {}, paths: {} },
    facts: {
      places: new Map([['kandy', buildPlace('kandy', 0)]]),
      ownExperiences: new Map(),
      countries: new Map(),
      airports: new Map(),
      placeTexts: new Map(),
      visitedCountries: new Set(),
    },
  } as unknown as PlannedTour;
}

it.each([
  ['2027-01-10', ['Day 2: Mon, Jan 11, 06:10: Kandy Lake, 1 h 30 min', 'No day yet: Buy tea']],
  [null, ['Day 2, 06:10: Kandy Lake, 1 h 30 min', 'No day yet: Buy tea']],
])('a shared tour shows what is planned at a stop; it starts on %s', async (startDate, lines) => {
  await renderIn('en', <SharedDays planned={planned(startDate)} selected="" onSelect={() => undefined} />);
  const text = (await screen.findAllByRole('listitem')).map((row) =>
    (row.textContent ?? '').replaceAll(/[\u00A0\u2009]/g, ' '),
  );
  expect(text.filter((row) => lines.includes(row))).toEqual(lines);
});
