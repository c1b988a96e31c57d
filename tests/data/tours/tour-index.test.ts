import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteSavedList } from '../../../src/data/saved-lists/saved-lists.ts';
import { saveSearch } from '../../../src/data/saved-lists/saved-searches.ts';
import { discardUnsent } from '../../../src/data/sync/rejected-documents.ts';
import { readTourIndex, TOUR_INDEX_KEY } from '../../../src/data/tours/tour-index.ts';
import { addTour } from '../../../src/data/tours/tours.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { writeTourIndex } from '../../../src/data/tours/write-tour-index.ts';
import { stopId, tourOf } from '../../builders/edited-tours.ts';

let db: UserDb;
let stored: Map<string, string>;
const LATER = {
  ...tourOf(2),
  id: stopId(91),
  version: null,
  name: 'later',
  updatedAt: '2027-02-01T00:00:00Z',
};
const EARLIER = { ...LATER, id: stopId(90), name: 'earlier', updatedAt: '2027-01-01T00:00:00Z' };

beforeEach(() => {
  db = new UserDb('user-tour-index');
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await db.delete();
});

describe('tour index', () => {
  it('lists tours by id and title, last edited first', async () => {
    await addTour(db, EARLIER, 7);
    await addTour(db, LATER, 7);
    stored.clear();
    await writeTourIndex(db);
    expect(readTourIndex()).toEqual([
      { id: LATER.id, title: 'later' },
      { id: EARLIER.id, title: 'earlier' },
    ]);
  });

  it('omits an untouched tour', async () => {
    await addTour(db, EARLIER, 7);
    await addTour(db, LATER, 7);
    await db.cards.update(LATER.id, { touched: false });
    await writeTourIndex(db);
    expect(readTourIndex()).toEqual([{ id: EARLIER.id, title: 'earlier' }]);
  });

  it('names saved searches and lists as such, from saving to deleting', async () => {
    await addTour(db, EARLIER, 7);
    const saved = await saveSearch({ list: 'experiences', query: 'month=3' }, 'March', undefined, db);
    const id = saved.ok ? saved.value.id : '';
    expect(readTourIndex()).toEqual([
      { id: EARLIER.id, title: 'earlier' },
      { id, title: 'March', isList: true },
    ]);
    await deleteSavedList(id, db);
    expect(readTourIndex()).toEqual([{ id: EARLIER.id, title: 'earlier' }]);
  });

  it('is updated when changes are discarded', async () => {
    await addTour(db, EARLIER, 7);
    await addTour(db, LATER, 7);
    await db.tours.update(LATER.id, { rev: 3, base: { ...LATER, name: 'as sent' } });
    await discardUnsent('tours', LATER.id, db);
    expect(readTourIndex().map(({ title }) => title)).toEqual(['as sent', 'earlier']);
    await discardUnsent('tours', EARLIER.id, db);
    expect(readTourIndex().map(({ title }) => title)).toEqual(['as sent']);
  });

  it('does not prevent storing a tour when it cannot be written', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    await addTour(db, EARLIER, 7);
    expect(await db.tours.count()).toBe(1);
  });

  it.each(['{', '7', '[null, 7, {"id": "a"}, {"title": "b"}]'])('reads %s as empty', (text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    stored.set(TOUR_INDEX_KEY, text);
    expect(readTourIndex()).toEqual([]);
  });
});
