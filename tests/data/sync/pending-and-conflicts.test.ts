import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoredConflict } from '../../../src/contract/user-things.ts';
import { newConflictRow } from '../../../src/data/sync/new-conflict-row.ts';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { changeItems, findItem } from '../../../src/model/items/change-items.ts';
import { describeConflicts, deleteReappeared, decideConflict } from '../../../src/data/sync/conflict-list.ts';
import { listConflicts, takeMine } from '../../../src/data/sync/conflicts.ts';
import { setFavorite } from '../../../src/data/account/favorites.ts';
import { emptyRow } from '../../../src/data/storage/empty-row.ts';
import { saveOwnExperience } from '../../../src/data/own-experiences/own-experiences.ts';
import { discardUnsent, exportUnsent } from '../../../src/data/sync/rejected-documents.ts';
import { syncSummary } from '../../../src/data/sync/sync-summary.ts';
import { addTour, deleteTour, readTour } from '../../../src/data/tours/tours.ts';
import { META, UserDb, type OutboxRow } from '../../../src/data/storage/user-db.ts';
import { saveUserSettings } from '../../../src/data/account/user-settings.ts';
import { discardPending, pendingList } from '../../../src/data/sync/pending-list.ts';
import { stopId, tourOf } from '../../builders/edited-tours.ts';
import { buildCountry, buildPlace, buildReadyMade } from '../../ui/support/catalogue-builder.ts';

let db: UserDb;
const OWN = stopId(77);
const TOUR = { ...tourOf(2), version: null };
const FIELDS = {
  title: 'Hidden bay',
  description: '',
  country_key: 'kenya',
  region: '',
  location: { coordinates: [40, -2] as [number, number] },
  duration: 24,
  categories: [],
  months: [],
  price: 0,
  price_per_night: 0,
};

beforeAll(async () => {
  await catalogueDb.countries.bulkPut([
    buildCountry({ key: 'kenya', en: { name: 'Kenya' }, de: { name: 'Kenia' } }),
    buildCountry({ key: 'laos', en: { name: 'Laos' }, de: { name: 'Laos' } }),
  ]);
  const texts = (title: string) => ({ title, short_title: `${title}.`, region: '', teaser: '' });
  await catalogueDb.experiences.bulkPut([
    { ...buildPlace('place0'), en: texts('Fort'), de: texts('Festung') },
    { ...buildPlace('place1'), en: texts('Lake'), de: texts('See') },
  ]);
  await catalogueDb.tours.put({
    ...buildReadyMade('ready', 1, 0),
    en: { slug: 'ready', title: 'Ready', teaser: '' },
    de: { slug: 'ready', title: 'Fertig', teaser: '' },
  });
});
afterAll(() => catalogueDb.delete());
beforeEach(() => {
  db = new UserDb('user-waiting-and-compared');
});
afterEach(() => db.delete());

async function conflict(path: string, value: unknown, fields: Partial<StoredConflict> = {}): Promise<string> {
  const { collection = 'tours', documentId = TOUR.id, kind = 'value' } = fields;
  const id = `c${await db.conflicts.count()}`;
  await db.conflicts.put(newConflictRow({ collection, documentId }, { id, path, value, kind, by: 'mine' }));
  return id;
}

const inBoth = (en: string, de = en) => ({ en, de });

describe('conflict list', () => {
  const between = `itinerary/${stopId(0)}>${stopId(1)}/place0_place1`;
  const bookings = {
    accommodation: [
      ...(TOUR.bookings?.accommodation ?? []).map((stay) =>
        Object.assign({}, stay, { exp_key: stay.uid.slice('stay:'.length) }),
      ),
      {
        ...TOUR.bookings?.accommodation[0],
        uid: 'night-train',
        exp_key: undefined,
        connection_id: 'place0_FRA',
      },
    ],
    flights: [{ uid: 'out', connection_id: 'FRA_place0', booked: false }],
    transport: [{ uid: 'bus', connection_id: 'place0_place1', booked: false }],
  };

  it.each([
    ['name', 'name', []],
    [`itinerary/${stopId(1)}/nights`, 'nights', [inBoth('Lake.', 'See.')]],
    ['itinerary/at:place0/notes', 'notes', [inBoth('Fort.', 'Festung.')]],
    [`itinerary/${stopId(404)}/notes`, 'notes', []],
    [`${between}/departureTime`, 'departureTime', [inBoth('Fort.', 'Festung.'), inBoth('Lake.', 'See.')]],
    [`${between}#1`, 'selectedKey', [inBoth('Fort.', 'Festung.'), inBoth('Lake.', 'See.')]],
    ['ownConnections/FRA_place1', 'ownConnections', [inBoth('FRA'), inBoth('Lake.', 'See.')]],
    [`ownConnections/${OWN}_a~1b~0c`, 'ownConnections', [inBoth('Hidden bay'), inBoth('a/b~c')]],
    ['bookings/accommodation/stay:place1/price', 'price', [inBoth('Lake.', 'See.')]],
    ['bookings/accommodation/night-train/price', 'price', [inBoth('Fort.', 'Festung.'), inBoth('FRA')]],
    ['bookings/accommodation/none/price', 'price', []],
    ['bookings/flights/out/notes', 'notes', [inBoth('FRA'), inBoth('Fort.', 'Festung.')]],
    ['bookings/transport/bus', '', [inBoth('Fort.', 'Festung.'), inBoth('Lake.', 'See.')]],
    ['bookings/transport/none/notes', 'notes', []],
  ])('path %s yields field %s and its places', async (path, field, places) => {
    await addTour(db, { ...TOUR, bookings } as typeof TOUR, 7);
    await saveOwnExperience({ ...FIELDS, id: OWN }, new Date(), db);
    await conflict(path, 'mine');
    expect(await describeConflicts(db)).toMatchObject([{ path, field, places, title: 'base', by: 'mine' }]);
  });

  it('groups conflicts by document; a deleted document has no title', async () => {
    await addTour(db, TOUR, 7);
    await conflict('title', 1, { documentId: 'z', collection: 'experiences' });
    await conflict('name', 2);
    await conflict('title', 3, { documentId: 'z', collection: 'experiences' });
    await conflict('notes', 4);
    expect((await describeConflicts(db)).map(({ value, title }) => [value, title])).toEqual([
      [2, 'base'],
      [4, 'base'],
      [1, null],
      [3, null],
    ]);
  });

  it('lists the stops of both orders, without removed stops', async () => {
    await addTour(db, TOUR, 7);
    await conflict('itinerary', [stopId(1), stopId(404), stopId(0), 7], { kind: 'order' });
    const [fort, lake] = [inBoth('Fort.', 'Festung.'), inBoth('Lake.', 'See.')];
    expect(await describeConflicts(db)).toMatchObject([
      { field: 'order', places: [], orders: { lost: [lake, fort], standing: [fort, lake] } },
    ]);
  });

  it('describes and resolves conflicts about items, wherever the item is by now', async () => {
    const [fortStop, lakeStop, item] = [stopId(0), stopId(1), stopId(500)];
    const about = (field: string) => `itinerary/${fortStop}/items/${item}/${field}`;
    const itinerary = changeItems(TOUR.itinerary, {
      add: { id: item, kind: 'note', title: 'Boat', day: 0, start: '09:00' },
      stop: lakeStop,
    });
    await addTour(db, { ...TOUR, itinerary: itinerary ?? [] }, 7);
    const time = await conflict(about('start'), '10:00');
    const position = await conflict(about('position'), { stop: fortStop, day: 1 });
    const kept = await conflict(`itinerary/${fortStop}/items/${item}`, null, { kind: 'kept' });
    const [fort, lake, boat] = [inBoth('Fort.', 'Festung.'), inBoth('Lake.', 'See.'), inBoth('Boat')];
    expect(await describeConflicts(db)).toMatchObject([
      { id: time, field: 'start', places: [boat], current: '09:00' },
      { id: position, field: 'position', places: [boat], orders: { lost: [fort], standing: [lake] } },
      { id: kept, field: '', places: [boat] },
    ]);
    const placed = async () => findItem((await readTour(TOUR.id, db))?.itinerary ?? [], item);
    await decideConflict({ id: time }, true, db);
    await decideConflict({ id: position }, true, db);
    expect(await placed()).toMatchObject({ stop: fortStop, item: { start: '10:00', day: 1 } });
    await decideConflict({ id: kept }, true, db);
    expect(await placed()).toBeNull();
    const gone = await conflict(about('start'), '11:00');
    expect(await decideConflict({ id: gone }, true, db)).toEqual({ ok: true, value: 'no-place' });
  });

  it('resolves a conflict with either value', async () => {
    await addTour(db, TOUR, 7);
    const theirs = await conflict('name', 'Mine');
    expect(await decideConflict({ id: theirs }, false, db)).toEqual({ ok: true, value: 'done' });
    expect([(await readTour(TOUR.id, db))?.name, await db.conflicts.count()]).toEqual(['base', 0]);
    const mine = await conflict('name', 'Mine');
    expect(await decideConflict({ id: mine }, true, db)).toEqual({ ok: true, value: 'done' });
    expect([(await readTour(TOUR.id, db))?.name, await db.conflicts.count()]).toEqual(['Mine', 0]);
    expect(await decideConflict({ id: 'gone' }, true, db)).toEqual({ ok: true, value: 'done' });
    const lost = await conflict('itinerary/at:nowhere/notes', 'Mine');
    expect(await decideConflict({ id: lost }, true, db)).toEqual({ ok: true, value: 'no-place' });
    expect(await db.conflicts.count()).toBe(1);
  });

  it('deletes a reappeared tour for good', async () => {
    await addTour(db, TOUR, 7);
    await conflict('', null, { kind: 'reappeared' });
    const [shown] = await describeConflicts(db);
    if (!shown) throw new Error('the conflict list is empty');
    expect(await deleteReappeared(shown, db)).toMatchObject({ ok: true });
    expect([await db.tours.count(), await db.conflicts.count()]).toEqual([0, 0]);
  });

  it('deletes a reappeared own experience for good', async () => {
    await saveOwnExperience({ ...FIELDS, id: OWN }, new Date(), db);
    await conflict('', null, { kind: 'reappeared', collection: 'experiences', documentId: OWN });
    const [shown] = await describeConflicts(db);
    expect(shown?.title).toBe('Hidden bay');
    expect(shown && (await deleteReappeared(shown, db))).toMatchObject({ ok: true });
    expect([await db.ownExperiences.count(), await db.conflicts.count()]).toEqual([0, 0]);
  });

  it('adopting my value edits own experiences and settings', async () => {
    await saveOwnExperience({ ...FIELDS, id: OWN }, new Date(), db);
    await saveUserSettings(
      { theme: 'dark', currency: null, distanceUnit: 'km', temperatureUnit: 'c' },
      new Date(),
      db,
    );
    await db.ownExperiences.update(OWN, { dirty: false, stamp: 'before' });
    const place = await conflict('title', 'Cove', { collection: 'experiences', documentId: OWN });
    const theme = await conflict('theme', 'light', { collection: 'settings', documentId: 'settings' });
    expect((await listConflicts(OWN, db)).map(({ current }) => current)).toEqual(['Hidden bay']);
    expect((await listConflicts('settings', db)).map(({ current, title }) => [current, title])).toEqual([
      ['dark', ''],
    ]);
    await takeMine(place, db);
    await takeMine(theme, db);
    expect(await db.ownExperiences.get(OWN)).toMatchObject({ local: { title: 'Cove' }, dirty: true });
    expect((await db.ownExperiences.get(OWN))?.stamp).not.toBe('before');
    expect((await db.settings.get('settings'))?.local?.theme).toBe('light');
    expect(await db.cards.count()).toBe(0);
  });

  it('a path without a target changes nothing', async () => {
    await addTour(db, TOUR, 7);
    for (const path of ['', 'name/deeper', 'itinerary/at:place0', 'bookings/nothing/x/price']) {
      const id = await conflict(path, 'text');
      expect([path, await takeMine(id, db)]).toEqual([path, { ok: true, value: 'no-place' }]);
    }
    expect(await readTour(TOUR.id, db)).toEqual(TOUR);
    const gone = await conflict('name', 'x', { documentId: stopId(5) });
    expect(await takeMine(gone, db)).toEqual({ ok: true, value: 'no-place' });
  });

  it('adopting a value keeps days and cost of the last plan', async () => {
    await addTour(db, TOUR, 7);
    await db.cards.update(TOUR.id, { costUsd: 900 });
    await takeMine(await conflict('name', 'Mine'), db);
    expect(await db.cards.get(TOUR.id)).toMatchObject({ name: 'Mine', days: 7, costUsd: 900 });
  });
});

describe('pending list', () => {
  const message = (id: string, state: OutboxRow['state'], createdAt: string): OutboxRow => ({
    id,
    kind: state === 'refused' ? 'contact' : 'feedback',
    body: {},
    locale: 'en',
    createdAt,
    state,
    fields: state === 'refused' ? ['email'] : [],
    trouble: null,
    attempts: 0,
    notBefore: 0,
  });

  it('lists kind, title, change, time and rejected fields', async () => {
    await addTour(db, { ...TOUR, name: '', countries: ['kenya', 'laos', 'nowhere'] }, 7);
    await saveOwnExperience({ ...FIELDS, id: OWN }, new Date('2026-02-03T00:00:00Z'), db);
    await setFavorite('tour', 'ready', true, db);
    await setFavorite('experience', 'place0', true, db);
    await setFavorite('experience', 'unknown', true, db);
    await db.waitingPictures.put({ id: OWN, picture: new Blob(['x']), focal: { x: 0.5, y: 0.5 } });
    await db.outgoing.bulkPut([message('b', 'refused', '2026-01-02'), message('a', 'waiting', '2026-01-01')]);
    const { things, summary } = await pendingList(db);
    expect(things.map(({ kind, title, what, since }) => [kind, title.en, title.de, what, since])).toEqual([
      ['tours', 'Kenya, Laos', 'Kenia, Laos', 'new', TOUR.updatedAt],
      ['experiences', 'Hidden bay', 'Hidden bay', 'new', '2026-02-03T00:00:00.000Z'],
      ['favorites', 'Fort', 'Festung', 'changed', null],
      ['favorites', '', '', 'changed', null],
      ['favorites', 'Ready', 'Fertig', 'changed', null],
      ['picture', 'Hidden bay', 'Hidden bay', 'new', null],
      ['feedback', '', '', 'new', '2026-01-01'],
      ['contact', '', '', 'new', '2026-01-02'],
    ]);
    expect(things.map(({ rejected }) => rejected?.fields ?? null)).toEqual([
      ...Array.from({ length: 7 }, () => null),
      ['email'],
    ]);
    expect(summary).toMatchObject({ waiting: 6, state: 'saving' });
  });

  it('distinguishes changes and deletions', async () => {
    await addTour(db, TOUR, 7);
    await db.tours.update(TOUR.id, { rev: 3, base: TOUR });
    expect((await pendingList(db)).things).toMatchObject([{ what: 'changed', title: inBoth('base') }]);
    await deleteTour(TOUR.id, db);
    expect((await pendingList(db)).things).toMatchObject([
      { what: 'deleted', title: inBoth('base'), since: null },
    ]);
    await db.settings.put({ ...emptyRow('settings'), rev: 2 });
    expect((await pendingList(db)).things[1]).toMatchObject({
      kind: 'settings',
      what: 'deleted',
      title: inBoth(''),
    });
  });

  it('an expired session is a problem at once; an unknown phase is ignored', async () => {
    expect((await syncSummary(db)).state).toBe('saved');
    await db.meta.put({ name: META.sync, value: JSON.stringify({ phase: 'signed-out' }) });
    expect((await syncSummary(db)).state).toBe('problem');
    await db.meta.put({ name: META.sync, value: JSON.stringify({ phase: 'storage-full' }) });
    expect((await syncSummary(db)).state).toBe('saved');
    await setFavorite('tour', 'ready', true, db);
    expect((await syncSummary(db)).state).toBe('problem');
    await db.meta.put({ name: META.sync, value: JSON.stringify({ phase: 'no such phase' }) });
    expect(await syncSummary(db)).toMatchObject({ state: 'saving', phase: null });
  });

  it('discards entries of each kind', async () => {
    await addTour(db, TOUR, 7);
    await setFavorite('tour', 'ready', true, db);
    await db.waitingPictures.put({ id: OWN, picture: new Blob(['x']), focal: { x: 0.5, y: 0.5 } });
    const done = { ok: true, value: 'done' };
    const { things } = await pendingList(db);
    for (const thing of things) expect(await discardPending(thing, db)).toEqual(done);
    expect((await pendingList(db)).things).toEqual([]);
    expect(await db.cards.count()).toBe(0);
  });

  it('discarding an own experience or settings restores the account’s version', async () => {
    await saveOwnExperience({ ...FIELDS, id: OWN }, new Date(), db);
    const row = await db.ownExperiences.get(OWN);
    await db.ownExperiences.put({ ...emptyRow(OWN), ...row, base: row?.local ?? null, rev: 1 });
    await saveOwnExperience({ ...FIELDS, title: 'Cove', id: OWN }, new Date(), db);
    const before = (await db.ownExperiences.get(OWN))?.stamp;
    expect(await discardUnsent('experiences', OWN, db)).toEqual({ ok: true, value: 'done' });
    const after = await db.ownExperiences.get(OWN);
    expect(after).toMatchObject({ local: { title: 'Hidden bay' }, dirty: false, parked: null, rev: 1 });
    expect(after?.stamp).not.toBe(before);
    expect(await discardUnsent('settings', 'settings', db)).toEqual({ ok: true, value: 'done' });
  });

  it('exports all kinds of unsent documents, and only unsent ones', async () => {
    await addTour(db, TOUR, 7);
    await saveOwnExperience({ ...FIELDS, id: OWN }, new Date(), db);
    await saveUserSettings(
      { theme: 'dark', currency: null, distanceUnit: 'km', temperatureUnit: 'c' },
      new Date(),
      db,
    );
    await conflict('name', 'Mine');
    const file = await exportUnsent(db);
    expect(file.type).toBe('application/json');
    expect(JSON.parse(await file.text())).toMatchObject({
      tours: [{ id: TOUR.id }],
      experiences: [{ id: OWN }],
      settings: [{ theme: 'dark' }],
      conflicts: [{ path: 'name', value: 'Mine' }],
    });
    await db.tours.update(TOUR.id, { dirty: false, inflight: { mid: 'm', baseRev: null, body: TOUR } });
    await db.ownExperiences.update(OWN, { dirty: false });
    const remaining: unknown = JSON.parse(await (await exportUnsent(db)).text());
    expect(remaining).toMatchObject({ tours: [{ id: TOUR.id }], experiences: [] });
  });
});
