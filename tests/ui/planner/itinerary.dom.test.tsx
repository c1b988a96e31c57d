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
  tourNow: readonly ItineraryEntry[] = itinerary,
  entries: readonly ItineraryEntry[] = itinerary,
  ways: Record<string, ConnectionOption[]> = options,
) {
  const rows = (
    <Itinerary
      plan={plan(timeline, part)}
      itinerary={entries}
      options={ways}
      lostStops={lostStops}
      nightsChanged={{ id: 'e', nights: 1 }}
    />
  );
  return renderRows(rows, after, undefined, [...tourNow]);
}

describe('the itinerary', () => {
  it('names each day by weekday, date and its number in the tour', async () => {
    await show();
    const days = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(days).toEqual(['Mon 8 Feb Day 1', 'Wed 10 Feb Day 3']);
  });

  it('a stop says arrival and departure, its nights and what the last change gave it', async () => {
    await show();
    const card = screen.getByRole('article', { name: 'ella' });
    expect(card.textContent).toContain('Wed 14:45 – Sat, Feb 13, 06:00');
    expect(within(card).getByRole('group').textContent).toContain('3\u00a0nights');
    expect(card.textContent).toContain('+1\u00a0night');
  });

  it('longer and shorter are the steps of the engine, by the index in the itinerary', async () => {
    const { heard } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'ella: longer stay' }));
    await userEvent.click(screen.getByRole('button', { name: 'kandy: shorter stay' }));
    expect(heard.applied).toEqual([
      { ops: [{ op: 'increase', entry: 2 }], name: 'nights-changed', subject: 'ella' },
      { ops: [{ op: 'reduce', entry: 0 }], name: 'nights-changed', subject: 'kandy' },
    ]);
  });

  it('a stop with as many nights as a tour may have does not grow any more', async () => {
    const year = stop('kandy', '2027-02-08T11:10', '2028-02-09T06:00', {
      dayFrom: 1,
      dayTo: 367,
      itinIndex: 0,
    });
    const { heard } = await show({ timeline: [year] });
    const button = screen.getByRole('button', { name: 'kandy: longer stay' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(heard.applied).toEqual([]);
  });

  it('the first stop cannot go earlier: the button keeps its place and does nothing', async () => {
    const { heard } = await show();
    const button = screen.getByRole('button', { name: 'kandy: move earlier' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(heard.applied).toEqual([]);
  });

  it('a move says where the stop is now and when it arrives', async () => {
    const after = plan([
      stop('ella', '2027-02-08T08:00', '2027-02-11T06:00', { dayFrom: 1, dayTo: 4, itinIndex: 0 }),
      stop('kandy', '2027-02-11T14:00', '2027-02-13T06:00', { dayFrom: 4, dayTo: 6, itinIndex: 2 }),
    ]);
    const { heard } = await show({}, after);
    await userEvent.click(screen.getByRole('button', { name: 'kandy: move later' }));
    expect(heard.applied[0]?.ops).toEqual([{ op: 'move', from: 0, to: 1 }]);
    expect(heard.announced).toEqual(['kandy is now stop 2 of 2. Arrives Thu, Feb 11.']);
  });

  it('a way opens its alternatives in place, fastest first, the chosen one chosen, the best ones named', async () => {
    const { heard } = await show();
    const row = screen.getByRole('button', { name: /^Train/ });
    expect(row.textContent).toContain('6\u00a0h\u00a045\u00a0min · 161\u00a0km · 08:00 – 14:45$8');
    expect(row.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(row);
    // What opens is loaded behind the itinerary.
    const radios = await screen.findAllByRole<HTMLInputElement>('radio', {}, { timeout: 5_000 });
    expect(radios.map((radio) => radio.checked)).toEqual([false, false, true]);
    const names = radios.map((radio) => radio.closest('label')?.textContent);
    expect(names[0]).toMatch(/^TaxiFastest.*\$55estimate$/);
    expect(names[1]).toMatch(/^BusCheapestGreenest.*\$4$/);
    expect(names[2]).toMatch(/^Train6/);
    await userEvent.click(screen.getByRole('radio', { name: /^Bus/ }));
    expect(heard.applied.at(-1)?.ops).toEqual([{ op: 'select', entry: 1, option: 2 }]);
  });

  it('a time of departure is set on the way, and taken away again', async () => {
    const { heard } = await show();
    await userEvent.click(screen.getByRole('button', { name: /^Train/ }));
    await userEvent.selectOptions(screen.getByLabelText('Departure'), 'evening');
    await userEvent.selectOptions(screen.getByLabelText('Departure'), 'none');
    expect(heard.applied.map(({ ops }) => ops[0])).toEqual([
      { op: 'setDeparture', entry: 1, departureTime: 'evening' },
      { op: 'setDeparture', entry: 1, departureTime: null },
    ]);
  });

  it('what is chosen for a way and a stop meets them, though stops before them were taken out meanwhile', async () => {
    const { heard } = await show({}, undefined, [], itinerary.slice(1));
    await userEvent.click(screen.getByRole('button', { name: /^Train/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^Bus/ }));
    await userEvent.selectOptions(screen.getByLabelText('Departure'), 'evening');
    await userEvent.click(screen.getByRole('button', { name: 'ella: longer stay' }));
    expect(heard.applied.map(({ ops }) => ops[0])).toEqual([
      { op: 'select', entry: 0, option: 2 },
      { op: 'setDeparture', entry: 0, departureTime: 'evening' },
      { op: 'increase', entry: 1 },
    ]);
  });

  it('a wish meets its way, though stops before it were taken out meanwhile', async () => {
    const { heard } = await show({}, undefined, [], itinerary.slice(1));
    await userEvent.click(screen.getByRole('button', { name: /^Train/ }));
    const bed = await screen.findByRole('switch', { name: 'Only a hotel for this leg' }, { timeout: 5_000 });
    await userEvent.click(bed);
    expect(heard.edited).toEqual([0]);
  });

  it('what is chosen for a way that was taken out meanwhile changes nothing', async () => {
    const { heard } = await show({}, undefined, [], itinerary.slice(2));
    await userEvent.click(screen.getByRole('button', { name: /^Train/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^Bus/ }));
    expect(heard.applied.at(-1)?.ops).toEqual([]);
  });

  it('where no way is known it says so, keeps the plan and offers to write one down', async () => {
    await show({ warnings: [{ code: 'connection-missing', connection_id: 'kandy_ella' }] });
    expect(screen.getByText('No connection known from kandy to ella.')).toBeTruthy();
    expect(screen.getByText(/Its time and cost are missing from the plan/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add my own' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Train/ })).toBeNull();
  });

  it('an estimate is marked on time, distance and price, in the row and among the options', async () => {
    const ways = { kandy_ella: [options.kandy_ella[1]!, { ...options.kandy_ella[0]!, drivingType: null }] };
    await show({}, undefined, [], itinerary, itinerary, ways);
    const row = screen.getByRole('button', { name: /^Taxi/ });
    expect(row.textContent).toMatch(/≈ 3.*h.*≈ 137.*km.*estimate.*about \$55/s);
    await userEvent.click(row);
    const [guessed, known] = await screen.findAllByRole('radio', {}, { timeout: 5_000 });
    expect(known?.closest('label')?.textContent).not.toMatch(/≈|estimate/);
    expect(guessed?.closest('label')?.textContent).toMatch(/≈ 3.*h.*≈ 137.*km.*estimate/s);
  });

  it('a note that was taken off a booking is gone, though the way had it before there was a booking', async () => {
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
      { bookings: { accommodation: [], flights: [], transport: [booking] } },
      undefined,
      [],
      itinerary,
      entries,
    );
    expect(screen.queryByText('sit on the right')).toBeNull();
  });

  it('what was chosen and is no longer offered is named on its way', async () => {
    await show({ warnings: [{ code: 'option-missing', connection_id: 'kandy_ella' }] });
    expect(screen.getByText('No longer available: Ferry')).toBeTruthy();
  });

  it('a stop that the catalogue does not have any more says so and keeps all that can be done with it', async () => {
    await show({}, undefined, ['ella']);
    const card = screen.getByRole('article', { name: 'ella' });
    expect(within(card).getByText('No longer in our catalogue')).toBeTruthy();
    expect(within(card).getByRole('button', { name: 'ella: more' })).toBeTruthy();
  });

  it('a rental car’s way says what its fuel is reckoned with', async () => {
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

  it('a way opened says where to look for it on its day, and offers a hotel and a night on board', async () => {
    await show({}, plan(timeline));
    await userEvent.click(screen.getByRole('button', { name: /^Train/ }));
    const bed = await screen.findByRole('switch', { name: 'Only a hotel for this leg' }, { timeout: 5_000 });
    expect(bed.getAttribute('aria-checked')).toBe('false');
    // 6 h 45 min: leaves at a quarter past eleven, arrives at six.
    expect(screen.getByText(/^Departs at 23:15/)).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Travel overnight' })).toBeTruthy();
  });
});
