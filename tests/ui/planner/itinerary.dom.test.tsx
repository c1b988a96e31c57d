import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import type { ItineraryEntry, TransportBooking } from '../../../src/model/plan.ts';
import { Itinerary } from '../../../src/ui/features/planner/itinerary/itinerary.tsx';
import { header, option, plan, stop, timelineConnection } from './plan-builder.ts';
import { renderRows } from './planner-host.tsx';

afterEach(cleanup);

const kandy = stop('kandy', '2027-02-08T11:10', '2027-02-10T06:00', { dayFrom: 1, dayTo: 3, itinIndex: 0 });
const ella = stop('ella', '2027-02-10T14:45', '2027-02-13T06:00', { dayFrom: 3, dayTo: 6, itinIndex: 2 });
const train = timelineConnection('kandy_ella', '2027-02-10T08:00', '2027-02-10T14:45', {
  dayFrom: 3,
  itinIndex: 1,
  selected: 1,
});
const options = {
  kandy_ella: [
    option({ type: 'taxi', duration: 14_100, distance: 137_000, price: 55, estimated: true }),
    option({ type: 'train', duration: 24_300, distance: 161_000, price: 8 }),
    option({ type: 'bus', duration: 18_600, distance: 140_000, price: 4 }),
  ],
};
const timeline = [kandy, header('kandy_ella', { dayFrom: 3 }), train, ella];
const itinerary = [
  { experience_id: 'kandy', id: 'k' },
  { connection_id: 'kandy_ella', selectedKey: 'ferry:::kandy:ella' },
  { experience_id: 'ella', id: 'e' },
];

function show(
  part: Parameters<typeof plan>[1] = {},
  after = plan(timeline),
  lostStops: string[] = [],
  currentItinerary: readonly ItineraryEntry[] = itinerary,
  entries: readonly ItineraryEntry[] = itinerary,
  transportOptions: Record<string, ConnectionOption[]> = options,
) {
  const rows = (
    <Itinerary
      plan={plan(timeline, part)}
      itinerary={entries}
      options={transportOptions}
      lostStops={lostStops}
      nightsChanged={{ id: 'e', nights: 1 }}
    />
  );
  return renderRows(rows, after, undefined, [...currentItinerary]);
}

describe('itinerary', () => {
  it('heads each day with weekday, date and day number', async () => {
    await show();
    const days = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(days).toEqual(['Mon 8 Feb Day 1', 'Wed 10 Feb Day 3']);
  });

  it('a stop shows arrival, departure, nights and the last change', async () => {
    await show();
    const card = screen.getByRole('article', { name: 'ella' });
    expect(card.textContent).toContain('Wed 14:45 – Sat, Feb 13, 06:00');
    expect(within(card).getByRole('group').textContent).toContain('3\u00a0nights');
    expect(card.textContent).toContain('+1\u00a0night');
  });

  it('longer and shorter stays apply the engine’s operations by itinerary index', async () => {
    const { calls } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'ella: longer stay' }));
    await userEvent.click(screen.getByRole('button', { name: 'kandy: shorter stay' }));
    expect(calls.applied).toEqual([
      { ops: [{ op: 'increase', entry: 2 }], name: 'nights-changed', subject: 'ella' },
      { ops: [{ op: 'reduce', entry: 0 }], name: 'nights-changed', subject: 'kandy' },
    ]);
  });

  it('a stop with the maximum number of nights cannot grow', async () => {
    const year = stop('kandy', '2027-02-08T11:10', '2028-02-09T06:00', {
      dayFrom: 1,
      dayTo: 367,
      itinIndex: 0,
    });
    const { calls } = await show({ timeline: [year] });
    const button = screen.getByRole('button', { name: 'kandy: longer stay' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(calls.applied).toEqual([]);
  });

  it('the first stop has a disabled "move earlier" button', async () => {
    const { calls } = await show();
    const button = screen.getByRole('button', { name: 'kandy: move earlier' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(calls.applied).toEqual([]);
  });

  it('a move announces the new position and arrival', async () => {
    const after = plan([
      stop('ella', '2027-02-08T08:00', '2027-02-11T06:00', { dayFrom: 1, dayTo: 4, itinIndex: 0 }),
      stop('kandy', '2027-02-11T14:00', '2027-02-13T06:00', { dayFrom: 4, dayTo: 6, itinIndex: 2 }),
    ]);
    const { calls } = await show({}, after);
    await userEvent.click(screen.getByRole('button', { name: 'kandy: move later' }));
    expect(calls.applied[0]?.ops).toEqual([{ op: 'move', from: 0, to: 1 }]);
    expect(calls.announced).toEqual(['kandy is now stop 2 of 2. You arrive on Thu, Feb 11.']);
  });

  it('a connection expands to its options, fastest first, with selection and tags', async () => {
    const { calls } = await show();
    const row = screen.getByRole('button', { name: /^Train/ });
    expect(row.textContent).toContain('6\u00a0h\u00a045\u00a0min · 161\u00a0km · 08:00 – 14:45$8');
    expect(row.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(row);
    // The options are a lazy chunk.
    const radios = await screen.findAllByRole<HTMLInputElement>('radio', {}, { timeout: 5_000 });
    expect(radios.map((radio) => radio.checked)).toEqual([false, false, true]);
    const names = radios.map((radio) => radio.closest('label')?.textContent);
    expect(names[0]).toMatch(/^TaxiFastest.*\$55estimate$/);
    expect(names[1]).toMatch(/^BusCheapestGreenest.*\$4$/);
    expect(names[2]).toMatch(/^Train6/);
    await userEvent.click(screen.getByRole('radio', { name: /^Bus/ }));
    expect(calls.applied.at(-1)?.ops).toEqual([{ op: 'select', entry: 1, option: 2 }]);
  });

  it('sets and clears the departure time of a connection', async () => {
    const { calls } = await show();
    await userEvent.click(screen.getByRole('button', { name: /^Train/ }));
    await userEvent.selectOptions(screen.getByLabelText('Departure'), 'evening');
    await userEvent.selectOptions(screen.getByLabelText('Departure'), 'none');
    expect(calls.applied.map(({ ops }) => ops[0])).toEqual([
      { op: 'setDeparture', entry: 1, departureTime: 'evening' },
      { op: 'setDeparture', entry: 1, departureTime: null },
    ]);
  });

  it('choices apply to their connection and stop although earlier stops were removed meanwhile', async () => {
    const { calls } = await show({}, undefined, [], itinerary.slice(1));
    await userEvent.click(screen.getByRole('button', { name: /^Train/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^Bus/ }));
    await userEvent.selectOptions(screen.getByLabelText('Departure'), 'evening');
    await userEvent.click(screen.getByRole('button', { name: 'ella: longer stay' }));
    expect(calls.applied.map(({ ops }) => ops[0])).toEqual([
      { op: 'select', entry: 0, option: 2 },
      { op: 'setDeparture', entry: 0, departureTime: 'evening' },
      { op: 'increase', entry: 1 },
    ]);
  });

  it('"just hotel" applies to its connection although earlier stops were removed meanwhile', async () => {
    const { calls } = await show({}, undefined, [], itinerary.slice(1));
    await userEvent.click(screen.getByRole('button', { name: /^Train/ }));
    const hotelSwitch = await screen.findByRole(
      'switch',
      { name: 'Only a hotel for this leg' },
      { timeout: 5_000 },
    );
    await userEvent.click(hotelSwitch);
    expect(calls.edited).toEqual([0]);
  });

  it('a choice for a connection removed meanwhile has no effect', async () => {
    const { calls } = await show({}, undefined, [], itinerary.slice(2));
    await userEvent.click(screen.getByRole('button', { name: /^Train/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^Bus/ }));
    expect(calls.applied.at(-1)?.ops).toEqual([]);
  });

  it('a missing connection is explained and an own one offered', async () => {
    await show({ warnings: [{ code: 'connection-missing', connection_id: 'kandy_ella' }] });
    const title = 'No known connection from kandy to ella.';
    expect(await screen.findByText(title, {}, { timeout: 5_000 })).toBeTruthy();
    expect(screen.getByText(/The time and cost of this leg are missing from the plan/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add your own option' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rome2Rio' }).getAttribute('href')).toBe(
      'https://www.rome2rio.com/s/kandy/ella',
    );
    expect(screen.queryByRole('button', { name: /^Train/ })).toBeNull();
  });

  it('an estimate is marked on time, distance and price, in the row and the options', async () => {
    const transportOptions = {
      kandy_ella: [options.kandy_ella[1]!, { ...options.kandy_ella[0]!, drivingType: null }],
    };
    await show({}, undefined, [], itinerary, itinerary, transportOptions);
    const row = screen.getByRole('button', { name: /^Taxi/ });
    expect(row.textContent).toMatch(/≈ 3.*h.*≈ 137.*km.*estimate.*about \$55/s);
    await userEvent.click(row);
    const [estimated, known] = await screen.findAllByRole('radio', {}, { timeout: 5_000 });
    expect(known?.closest('label')?.textContent).not.toMatch(/≈|estimate/);
    expect(estimated?.closest('label')?.textContent).toMatch(/≈ 3.*h.*≈ 137.*km.*estimate/s);
  });

  it('empty notes of a booking hide the notes of its connection', async () => {
    const booking: TransportBooking = {
      uid: 'transport:kandy_ella#1',
      connection_id: 'kandy_ella',
      type: 'train',
      drivingType: null,
      date: '2027-02-10T08:00',
      plannedDate: '2027-02-10T08:00',
      text: null,
      link: null,
      subtitle: null,
      booked: false,
      notes: null,
      price: 8,
      itinIndex: 1,
      maIndex: 2,
    };
    const entries = itinerary.map((entry, index) =>
      index === 1 ? { ...entry, notes: 'sit on the right' } : entry,
    );
    await show({}, undefined, [], itinerary, entries);
    expect(screen.getByText('sit on the right')).toBeTruthy();
    cleanup();
    await show(
      { bookings: { accommodation: [], flights: [], transport: [booking], rentals: [] } },
      undefined,
      [],
      itinerary,
      entries,
    );
    expect(screen.queryByText('sit on the right')).toBeNull();
  });

  it('an unavailable selected option is named', async () => {
    await show({ warnings: [{ code: 'option-missing', connection_id: 'kandy_ella' }] });
    expect(screen.getByText('No longer available: Ferry')).toBeTruthy();
  });

  it('a stop missing in the catalogue is marked and keeps its actions', async () => {
    await show({}, undefined, ['ella']);
    const card = screen.getByRole('article', { name: 'ella' });
    expect(within(card).getByText('No longer in our catalogue')).toBeTruthy();
    expect(within(card).getByRole('button', { name: 'More options for ella' })).toBeTruthy();
  });

  it('a rental car option shows its assumed fuel price', async () => {
    const car = option({ type: 'rental', duration: 14_100, price: 50, fuelPrice: 12, fuelUsdPerLitre: 1.2 });
    await show({}, undefined, [], itinerary, itinerary, { kandy_ella: [car, ...options.kandy_ella] });
    await userEvent.click(screen.getByRole('button', { name: /^Taxi/ }));
    const row = await screen.findByRole(
      'radio',
      { name: /fuel at about \$1\.20 a litre/ },
      { timeout: 5_000 },
    );
    expect(row.closest('label')?.textContent).toContain('$12');
  });

  it('an expanded connection offers a hotel and an overnight journey', async () => {
    await show({}, plan(timeline));
    await userEvent.click(screen.getByRole('button', { name: /^Train/ }));
    const hotelSwitch = await screen.findByRole(
      'switch',
      { name: 'Only a hotel for this leg' },
      { timeout: 5_000 },
    );
    expect(hotelSwitch.getAttribute('aria-checked')).toBe('false');
    // 6 h 45 min: departs at 23:15 and arrives at six.
    expect(screen.getByText(/^Departs at 23:15/)).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Travel overnight' })).toBeTruthy();
  });
});
