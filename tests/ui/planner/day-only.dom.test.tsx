import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { ItineraryEntry } from '../../../src/model/plan.ts';
import { Itinerary } from '../../../src/ui/features/planner/itinerary/itinerary.tsx';
import { titled } from '../../worker/catalogue/catalogue-rows.ts';
import { plan, stop } from './plan-builder.ts';
import { renderRows } from './planner-host.tsx';

afterEach(cleanup);

const island = stop('island', '2027-02-08T09:00', '2027-02-08T15:00', {
  dayFrom: 1,
  dayTo: 1,
  itinIndex: 0,
  nights: 0,
  canIncrease: false,
});

async function show(entry: ItineraryEntry, dayOnly = true) {
  const row = { ...titled('island', 'Island', 'Insel', { hotel_city: 'Cape Town' }), day_only: dayOnly };
  const itinerary = (
    <Itinerary plan={plan([island])} itinerary={[entry]} options={{}} lostStops={[]} nightsChanged={null} />
  );
  return renderRows(itinerary, plan([island]), undefined, [entry], new Map([['island', row]]));
}
const explanation = 'You can’t stay here overnight. Sleep in Cape Town the night before or after.';
const storedNote =
  'The nights you planned here are still saved in the tour but don’t count towards its length.';

describe('day-only place', () => {
  it('explains why nights are not possible and disables longer stays', async () => {
    const { calls } = await show({ experience_id: 'island', id: 'i' });
    expect(screen.getByText(explanation)).toBeTruthy();
    const longer = screen.getByRole('button', { name: 'island: longer stay' });
    expect(longer.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(longer);
    expect(calls.applied).toEqual([]);
  });

  it.each([{ nights: 2 }, { duration: 45 }])(
    'explains that %j of an older tour is stored but not counted',
    async (stay) => {
      await show({ experience_id: 'island', id: 'i', ...stay });
      expect(screen.getByText(`${explanation} ${storedNote}`)).toBeTruthy();
    },
  );

  it('shows no explanation at other places', async () => {
    await show({ experience_id: 'island', id: 'i', nights: 2 }, false);
    expect(screen.queryByText(new RegExp(explanation))).toBeNull();
  });
});
