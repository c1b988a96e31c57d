import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { lastTourId, readTour } from '../../../src/data/tours/tours.ts';
import { isStop } from '../../../src/model/plan.ts';
import { experience } from '../../worker/sync/catalogue-items.ts';
import { wholeEngine } from './engine-on-channel.ts';
import { devicePerTest, ready, stops, until } from './planner-device.ts';

const device = devicePerTest();

describe('a planner session', () => {
  it('an empty tour is planned as one day without entries', async () => {
    const { session } = await device().openNew();
    expect(session.getState()).toMatchObject({ status: 'ready', saving: 'saved', plan: { days: 1 } });
  });

  it('a tour that is not there is not found', async () => {
    const session = device().open('01930000-0000-7000-8000-000000000000');
    expect(await until(session, ({ status }) => status === 'not-found')).toMatchObject({ tour: null });
  });

  it('a change is planned, shown as saving, and saved once it is in the database', async () => {
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

  it('survives being closed: another session shows what the first one saved', async () => {
    const { id, session } = await device().openNew();
    await session.apply(
      [
        { op: 'add', experience_id: 'kandy' },
        { op: 'add', experience_id: 'ella' },
      ],
      'stop-added',
    );
    session.close();
    const again = device().open(id);
    expect(stops(await ready(again))).toEqual(['kandy', 'ella']);
    expect(await lastTourId(device().user)).toBe(id);
  });

  it('changes asked for at once are made one after another, none is lost', async () => {
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

  it('changes that were asked for are written although the session is closed', async () => {
    const { id, session } = await device().openNew();
    const asked = ['kandy', 'ella', 'galle'].map((key) =>
      session.apply([{ op: 'add', experience_id: key }], 'stop-added', key),
    );
    session.close();
    await Promise.all(asked);
    expect((await readTour(id, device().user))?.itinerary.filter(isStop)).toHaveLength(3);
  });

  it('a change asked for while the tour is loading is made when it is there', async () => {
    const session = device().open(await device().newTour());
    expect(session.getState().status).toBe('loading');
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added');
    expect(stops(session.getState())).toEqual(['kandy']);
  });

  it('a stop of another country brings its facts and joins the tour’s countries', async () => {
    const { session } = await device().openNew();
    await session.apply([{ op: 'add', experience_id: 'etosha' }], 'stop-added', 'etosha');
    expect(session.getState().tour?.countries).toEqual(['sri-lanka', 'namibia']);
  });

  it('undo and redo bring documents back and save them', async () => {
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

  it('keeps 100 documents to go back to', async () => {
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

  it('what the engine refuses changes nothing and is shown', async () => {
    const { id, session } = await device().openNew();
    await session.apply([{ op: 'remove', stop: 4 }], 'stop-removed');
    expect(session.getState()).toMatchObject({ failure: { code: 'invalid' }, canUndo: false });
    expect((await readTour(id, device().user))?.itinerary).toEqual([]);
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added');
    expect(session.getState().failure).toBeNull();
  });

  it('a stop that left the catalogue is named, the rest is planned, and it can be taken out and brought back', async () => {
    const { id, session } = await device().openNew(wholeEngine());
    const add = (experience_id: string) => ({ op: 'add' as const, experience_id });
    await session.apply([add('kandy'), add('ella'), add('galle')], 'stop-added');
    await session.apply([{ op: 'setNights', entry: 2, nights: 3 }], 'nights-changed');
    const before = session.getState();
    session.close();
    await device().catalogue.experiences.delete('ella');
    await device().markPulled('2');

    const again = device().open(id, wholeEngine());
    const shown = await ready(again);
    expect(shown).toMatchObject({ failure: null, lostStops: ['ella'] });
    expect(stops(shown)).toEqual(['kandy', 'ella', 'galle']);
    expect(shown.tour?.itinerary[2]).toMatchObject({ duration: 72 });
    expect(shown.tour?.countries).toEqual(['sri-lanka']);
    expect(shown.plan?.warnings.map(({ code }) => code)).toEqual([
      'connection-missing',
      'connection-missing',
    ]);
    expect(shown.options).toEqual({ kandy_ella: [], ella_galle: [] });

    await again.apply([{ op: 'remove', stop: 1 }], 'stop-removed', 'ella');
    expect(again.getState()).toMatchObject({ failure: null, lostStops: [] });
    expect(Object.keys(again.getState().options)).toEqual(['kandy_galle']);
    expect(stops(again.getState())).toEqual(['kandy', 'galle']);
    await again.undo();
    expect(again.getState().lostStops).toEqual(['ella']);
    expect(again.getState().tour?.itinerary).toEqual(before.tour?.itinerary);
  });

  it('a stop that nobody knows cannot be added', async () => {
    const { session } = await device().openNew(wholeEngine());
    await session.apply([{ op: 'add', experience_id: 'atlantis' }], 'stop-added');
    expect(session.getState()).toMatchObject({ failure: { code: 'invalid' }, canUndo: false });
    expect(stops(session.getState())).toEqual([]);
  });

  it('a chosen end is adjustDays to that day', async () => {
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

  it('a booking keeps what was paid over the next plan, and a reset takes it away', async () => {
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

  it('notes that were taken away stay away, also where the stop itself has some', async () => {
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

  it('the home airport comes with the gateway that is reached soonest', async () => {
    const { session } = await device().openNew();
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added');
    await session.setHomeAirport('FRA');
    const ids = session.getState().plan?.timeline.filter((entry) => entry.timelineType === 'connection');
    expect(ids?.map((entry) => entry.key)).toEqual(['FRA_CMB', 'CMB_kandy']);
    expect(session.getState().tour?.homeAirport).toBe('FRA');
  });

  it('a tour whose home is known sets out from there with its first stop', async () => {
    const { session } = await device().openNew();
    await session.setHomeAirport('FRA');
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added');
    expect(
      session.getState().tour?.itinerary.map((entry) => entry['connection_id'] ?? entry['experience_id']),
    ).toEqual(['FRA_CMB', 'CMB_kandy', 'kandy']);
  });

  it('a preview shows a plan and keeps nothing; an overtaken one is null', async () => {
    const { id, session } = await device().openNew();
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added');
    const before = session.getState();
    const [overtaken, shown] = await Promise.all([
      session.preview([{ op: 'adjustDays', days: 5 }]),
      session.preview([{ op: 'adjustDays', days: 6 }]),
    ]);
    expect(overtaken).toBeNull();
    expect(shown?.days).toBe(6);
    expect(session.getState()).toBe(before);
    expect((await readTour(id, device().user))?.itinerary).toEqual(before.tour?.itinerary);
  });

  it('the facts of a later pull are planned with at once', async () => {
    const { session } = await device().openNew();
    await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added');
    expect(session.getState().plan?.statistics.cost.activities).toBe(10);
    await device().catalogue.experiences.put(experience('kandy', 'sri-lanka', { price: 25 }));
    await device().markPulled('2');
    await until(session, ({ plan }) => plan?.statistics.cost.activities === 25);
  });

  it('before the first pull came to its end the tour is loading', async () => {
    await device().catalogue.cursors.delete('transport');
    const session = device().open(await device().newTour());
    await until(session, ({ tour }) => tour !== null);
    expect(session.getState().status).toBe('loading');
    await device().markPulled('1');
    await ready(session);
  });
});
