import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { lastTourId, readTour } from '../../../src/data/tours/tours.ts';
import { isStop } from '../../../src/model/plan.ts';
import { experience } from '../../worker/sync/catalogue-items.ts';
import { wholeEngine } from './engine-on-channel.ts';
import { devicePerTest, ready, stops, until } from './planner-device.ts';

const device = devicePerTest();

describe('planner session', () => {
  it('plans an empty tour as one day without entries', async () => {
    const { session } = await device().openNew();
    expect(session.getState()).toMatchObject({ status: 'ready', saving: 'saved', plan: { days: 1 } });
  });

  it('reports a missing tour as not found', async () => {
    const session = device().open('01930000-0000-7000-8000-000000000000');
    expect(await until(session, ({ status }) => status === 'not-found')).toMatchObject({ tour: null });
  });

  it('plans a change, shows it as saving, and as saved once it is stored', async () => {
    const { id, session } = await device().openNew();
    const saving: string[] = [];
    session.subscribe(() => saving.push(session.getState().saving));
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added', 'kandy');
    expect(saving[0]).toBe('saving');
    expect(session.getState().saving).toBe('saved');
    const stored = await readTour(id, device().user);
    expect(stored?.itinerary).toEqual(session.getState().tour?.itinerary);
    const [stop] = stored?.itinerary.filter(isStop) ?? [];
    expect(stop?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(stored?.bookings?.accommodation).toHaveLength(1);
    expect(session.getState().lastChange).toMatchObject({ name: 'stop-added', subject: 'kandy' });
  });

  it('a new session shows what a closed one saved', async () => {
    const { id, session } = await device().openNew();
    await session.apply(
      [
        { op: 'add', experience_id: 'kandy' },
        { op: 'add', experience_id: 'ella' },
      ],
      'stop-added',
    );
    session.close();
    const reopened = device().open(id);
    expect(stops(await ready(reopened))).toEqual(['kandy', 'ella']);
    expect(await lastTourId(device().user)).toBe(id);
  });

  it('applies concurrent changes one after another without losing any', async () => {
    const { id, session } = await device().openNew();
    await Promise.all(
      ['kandy', 'ella', 'galle'].map((key) =>
        session.apply([{ op: 'add', experience_id: key }], 'stop-added', key),
      ),
    );
    expect(
      (await readTour(id, device().user))?.itinerary.filter(isStop).map((stop) => stop.experience_id),
    ).toEqual(['kandy', 'ella', 'galle']);
  });

  it('stores requested changes although the session is closed', async () => {
    const { id, session } = await device().openNew();
    const changes = ['kandy', 'ella', 'galle'].map((key) =>
      session.apply([{ op: 'add', experience_id: key }], 'stop-added', key),
    );
    session.close();
    await Promise.all(changes);
    expect((await readTour(id, device().user))?.itinerary.filter(isStop)).toHaveLength(3);
  });

  it('applies a change requested during loading once the tour is loaded', async () => {
    const session = device().open(await device().newTour());
    expect(session.getState().status).toBe('loading');
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added');
    expect(stops(session.getState())).toEqual(['kandy']);
  });

  it('a stop in another country adds it to the tour’s countries', async () => {
    const { session } = await device().openNew();
    await session.apply([{ op: 'add', experience_id: 'etosha' }], 'stop-added', 'etosha');
    expect(session.getState().tour?.countries).toEqual(['sri-lanka', 'namibia']);
  });

  it('undo and redo restore and store documents', async () => {
    const { id, session } = await device().openNew();
    expect(session.getState()).toMatchObject({ canUndo: false, canRedo: false });
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added');
    await session.apply([{ op: 'add', experience_id: 'ella' }], 'stop-added');
    const both = session.getState().tour?.itinerary;
    await session.undo();
    expect(stops(session.getState())).toEqual(['kandy']);
    await session.undo();
    expect(stops(session.getState())).toEqual([]);
    expect(session.getState()).toMatchObject({ canUndo: false, canRedo: true, lastChange: null });
    expect((await readTour(id, device().user))?.itinerary).toEqual([]);
    await session.redo();
    await session.redo();
    expect(session.getState().tour?.itinerary).toEqual(both);
    expect(session.getState()).toMatchObject({ canUndo: true, canRedo: false });
    await session.undo();
    await session.edit({ name: 'Tea' }, 'renamed');
    expect(session.getState().canRedo).toBe(false);
  });

  it('keeps 100 undo steps', async () => {
    const { session } = await device().openNew();
    for (let index = 0; index < 103; index += 1) await session.edit({ name: `Name ${index}` }, 'renamed');
    let steps = 0;
    while (session.getState().canUndo) {
      await session.undo();
      steps += 1;
    }
    expect(steps).toBe(100);
    expect(session.getState().tour?.name).toBe('Name 2');
  });

  it('shows a change that the engine rejects and stores nothing', async () => {
    const { id, session } = await device().openNew();
    await session.apply([{ op: 'remove', stop: 4 }], 'stop-removed');
    expect(session.getState()).toMatchObject({ failure: { code: 'invalid' }, canUndo: false });
    expect((await readTour(id, device().user))?.itinerary).toEqual([]);
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added');
    expect(session.getState().failure).toBeNull();
  });

  it('lists a stop missing in the catalogue, plans the rest, and can remove and restore it', async () => {
    const { id, session } = await device().openNew(wholeEngine());
    const add = (experience_id: string) => ({ op: 'add' as const, experience_id });
    await session.apply([add('kandy'), add('ella'), add('galle')], 'stop-added');
    await session.apply([{ op: 'setNights', entry: 2, nights: 3 }], 'nights-changed');
    const before = session.getState();
    session.close();
    await device().catalogue.experiences.delete('ella');
    await device().markPulled('2');

    const reopened = device().open(id, wholeEngine());
    const shown = await ready(reopened);
    expect(shown).toMatchObject({ failure: null, lostStops: ['ella'] });
    expect(stops(shown)).toEqual(['kandy', 'ella', 'galle']);
    expect(shown.tour?.itinerary[2]).toMatchObject({ duration: 72 });
    expect(shown.tour?.countries).toEqual(['sri-lanka']);
    expect(shown.plan?.warnings.map(({ code }) => code)).toEqual([
      'connection-missing',
      'connection-missing',
    ]);
    expect(shown.options).toEqual({ kandy_ella: [], ella_galle: [] });

    await reopened.apply([{ op: 'remove', stop: 1 }], 'stop-removed', 'ella');
    expect(reopened.getState()).toMatchObject({ failure: null, lostStops: [] });
    expect(Object.keys(reopened.getState().options)).toEqual(['kandy_galle']);
    expect(stops(reopened.getState())).toEqual(['kandy', 'galle']);
    await reopened.undo();
    expect(reopened.getState().lostStops).toEqual(['ella']);
    expect(reopened.getState().tour?.itinerary).toEqual(before.tour?.itinerary);
  });

  it('rejects an unknown stop', async () => {
    const { session } = await device().openNew(wholeEngine());
    await session.apply([{ op: 'add', experience_id: 'atlantis' }], 'stop-added');
    expect(session.getState()).toMatchObject({ failure: { code: 'invalid' }, canUndo: false });
    expect(stops(session.getState())).toEqual([]);
  });

  it('adjusts the days to a chosen end date and keeps them when the start date moves', async () => {
    const { session } = await device().openNew();
    await session.apply(
      [
        { op: 'add', experience_id: 'kandy' },
        { op: 'add', experience_id: 'ella' },
      ],
      'stop-added',
    );
    await session.edit({ startDate: '2027-01-10', endDate: '2027-01-20' }, 'dates-changed');
    // From the 10th to the 20th are eleven days.
    expect(session.getState().plan).toMatchObject({ start: '2027-01-10T08:00', days: 11 });
    await session.edit({ startDate: '2027-02-01' }, 'dates-changed');
    expect(session.getState().plan?.days).toBe(11);
    expect(session.getState().tour?.endDate).toBe('2027-02-11');
    await session.apply([{ op: 'adjustDays', days: 9 }], 'days-adjusted');
    expect(session.getState().tour?.endDate).toBe('2027-02-09');
  });

  it('a booking keeps edited fields across replanning until bookings are reset', async () => {
    const { id, session } = await device().openNew();
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added');
    const uid = session.getState().plan?.bookings.accommodation[0]?.uid ?? '';
    expect(uid).toBe('stay:kandy#1');
    const paid = {
      booked: true,
      notes: 'late arrival',
      reference: 'ABC',
      currency: 'EUR',
      amount: 45,
      rate: 0.9,
    };
    await session.editBooking(uid, paid);
    await session.apply([{ op: 'increase', entry: 0 }], 'duration-changed');
    const stay = session.getState().plan?.bookings.accommodation[0];
    // 45 EUR at 0.9 EUR for one USD are 50 USD.
    expect(stay).toMatchObject({
      ...paid,
      price: 50,
      priceEdited: true,
      plannedDeparture: '2026-12-20T06:00',
    });
    expect(session.getState().plan?.warnings).toEqual([{ code: 'booking-date-mismatch', uid }]);
    expect((await readTour(id, device().user))?.bookings?.accommodation[0]).toMatchObject(paid);
    await session.editBooking(uid, { adoptPlannedDates: true });
    expect(session.getState().plan?.warnings).toEqual([]);
    await session.resetBookings();
    expect(session.getState().plan?.bookings.accommodation[0]).toMatchObject({ booked: false, price: 60 });
    expect(session.getState().lastChange?.name).toBe('bookings-reset');
  });

  it('removed booking notes stay empty although the stop has notes', async () => {
    const { session } = await device().openNew();
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added');
    const notes = () => session.getState().plan?.bookings.accommodation[0]?.notes;
    await session.editBooking('stay:kandy#1', { notes: null });
    await session.editEntry(0, { notes: 'Ask for the room above' }, 'notes-changed');
    expect(notes()).toBe('Ask for the room above');
    await session.editBooking('stay:kandy#1', { notes: null });
    await session.apply([{ op: 'increase', entry: 0 }], 'duration-changed');
    expect(notes()).toBe('');
  });

  it('setHomeAirport adds a flight to the nearest gateway', async () => {
    const { session } = await device().openNew();
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added');
    await session.setHomeAirport('FRA');
    const ids = session.getState().plan?.timeline.filter((entry) => entry.timelineType === 'connection');
    expect(ids?.map((entry) => entry.key)).toEqual(['FRA_CMB', 'CMB_kandy']);
    expect(session.getState().tour?.homeAirport).toBe('FRA');
  });

  it('the first stop of a tour with a home airport adds the outbound journey', async () => {
    const { session } = await device().openNew();
    await session.setHomeAirport('FRA');
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added');
    expect(
      session.getState().tour?.itinerary.map((entry) => entry['connection_id'] ?? entry['experience_id']),
    ).toEqual(['FRA_CMB', 'CMB_kandy', 'kandy']);
  });

  it('a preview returns a plan without storing it, and null when superseded', async () => {
    const { id, session } = await device().openNew();
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added');
    const before = session.getState();
    const [superseded, shown] = await Promise.all([
      session.preview([{ op: 'adjustDays', days: 5 }]),
      session.preview([{ op: 'adjustDays', days: 6 }]),
    ]);
    expect(superseded).toBeNull();
    expect(shown?.days).toBe(6);
    expect(session.getState()).toBe(before);
    expect((await readTour(id, device().user))?.itinerary).toEqual(before.tour?.itinerary);
  });

  it('replans with facts of a later pull', async () => {
    const { session } = await device().openNew();
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added');
    expect(session.getState().plan?.statistics.cost.activities).toBe(10);
    await device().catalogue.experiences.put(experience('kandy', 'sri-lanka', { price: 25 }));
    await device().markPulled('2');
    await until(session, ({ plan }) => plan?.statistics.cost.activities === 25);
  });

  it('stays loading until the first pull is complete', async () => {
    await device().catalogue.cursors.delete('transport');
    const session = device().open(await device().newTour());
    await until(session, ({ tour }) => tour !== null);
    expect(session.getState().status).toBe('loading');
    await device().markPulled('1');
    await ready(session);
  });
});
