import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nameForCopy, nameForDuplicate } from '../../../src/data/tours/copy-name.ts';
import { emptyTour } from '../../../src/data/tours/tour-document.ts';
import { addTour } from '../../../src/data/tours/tours.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';

let db: UserDb;

beforeEach(() => {
  db = new UserDb('user-copy-name');
});

afterEach(() => db.delete());

async function keep(name: string): Promise<void> {
  const written = await addTour(db, { ...emptyTour(['namibia'], new Date(0)), name }, 9);
  if (!written.ok) throw new Error(written.code);
}

const marked = (name: string, count: number) => `${name} (${count})`;

function copyOf(name: string) {
  return nameForCopy(name, marked, db);
}

it('a copy keeps the name of its original, which is not among the person’s tours', async () => {
  await keep('Dunes');
  expect(await copyOf('Coast')).toBe('Coast');
});

it('is marked only where that name is taken, and each once', async () => {
  await keep('Dunes');
  expect(await copyOf('Dunes')).toBe('Dunes (1)');
  await keep('Dunes (1)');
  await keep('Dunes (3)');
  expect(await copyOf('Dunes')).toBe('Dunes (2)');
});

it('a tour without a name has none as a copy either', async () => {
  await keep('');
  expect(await copyOf('')).toBe('');
});

it('a double is marked in any case, and each once', async () => {
  expect(await nameForDuplicate('Tour of Namibia', marked, db)).toBe('Tour of Namibia (1)');
  await keep('Tour of Namibia (1)');
  expect(await nameForDuplicate('Tour of Namibia', marked, db)).toBe('Tour of Namibia (2)');
});

it('the mark of a long name stays within what a tour may be called', async () => {
  const long = '🏜'.repeat(100);
  await keep(long);
  const first = await copyOf(long);
  expect(first.length).toBeLessThanOrEqual(200);
  expect(first).toMatch(/^🏜+… \(1\)$/u);
  await keep(first);
  expect(await copyOf(long)).toMatch(/… \(2\)$/);
});
