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

async function addNamed(name: string): Promise<void> {
  const written = await addTour(db, { ...emptyTour(['namibia'], new Date(0)), name }, 9);
  if (!written.ok) throw new Error(written.code);
}

const numbered = (name: string, count: number) => `${name} (${count})`;

function copyOf(name: string) {
  return nameForCopy(name, numbered, db);
}

it('a copy keeps the original’s name when the user has no tour of that name', async () => {
  await addNamed('Dunes');
  expect(await copyOf('Coast')).toBe('Coast');
});

it('a copy of a taken name gets the lowest free number', async () => {
  await addNamed('Dunes');
  expect(await copyOf('Dunes')).toBe('Dunes (1)');
  await addNamed('Dunes (1)');
  await addNamed('Dunes (3)');
  expect(await copyOf('Dunes')).toBe('Dunes (2)');
});

it('a copy of a tour without a name has no name', async () => {
  await addNamed('');
  expect(await copyOf('')).toBe('');
});

it('a duplicate always gets a free number', async () => {
  expect(await nameForDuplicate('Tour of Namibia', numbered, db)).toBe('Tour of Namibia (1)');
  await addNamed('Tour of Namibia (1)');
  expect(await nameForDuplicate('Tour of Namibia', numbered, db)).toBe('Tour of Namibia (2)');
});

it('a long name is shortened so that the number fits the maximum length', async () => {
  const long = '🏜'.repeat(100);
  await addNamed(long);
  const first = await copyOf(long);
  expect(first.length).toBeLessThanOrEqual(200);
  expect(first).toMatch(/^🏜+… \(1\)$/u);
  await addNamed(first);
  expect(await copyOf(long)).toMatch(/… \(2\)$/);
});
