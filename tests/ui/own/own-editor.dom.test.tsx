import 'fake-indexeddb/auto';
import { openConflicts } from '../../../src/data/sync/conflict-rows.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlaceNearQuery } from '../../../src/contract/data-api.ts';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import {
  deleteOwnExperience,
  listOwnExperiences,
  readOwnExperience,
  saveOwnExperience,
} from '../../../src/data/own-experiences/own-experiences.ts';
import { userDb } from '../../../src/data/storage/user-db.ts';
import { OwnEditor } from '../../../src/ui/pages/own-experience/own-editor.tsx';
import { buildCountry } from '../support/catalogue-builder.ts';
import { renderIn } from '../support/with-translations.tsx';
import { ownExperienceFields } from '../../builders/own-experience-fields.ts';

// Page layout, map and picture upload have their own tests.
vi.mock('../../../src/ui/shell/layout/site-layout.tsx', () => ({
  SiteLayout: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));
vi.mock('../../../src/ui/components/map/place-map.tsx', () => ({ PlaceMap: () => null }));
vi.mock('../../../src/ui/features/account/picture/picture-upload.tsx', () => ({
  PictureUpload: ({ onSave }: { onSave: (picture: Blob, focal: object) => Promise<unknown> }) => (
    <button type="button" onClick={() => void onSave(new Blob(['picture']), { x: 0.5, y: 0.5 })}>
      a picture
    </button>
  ),
}));
// Whether the device has space for a picture.
let hasSpaceForPictures = true;
vi.mock('../../../src/data/own-experiences/own-pictures.ts', () => ({
  queueOwnPicture: () => Promise.resolve(hasSpaceForPictures ? { ok: true } : { ok: false, code: 'full' }),
  sendWaitingPictures: () => Promise.resolve(new Map()),
  waitingPictures: () => Promise.resolve(new Map()),
}));

// jsdom has no workers.
let zoneThere = '';
vi.mock('../../../src/data/catalogue/data-client.ts', () => ({
  startDataClient: () => ({
    placeNear: ({ countries: [country] }: PlaceNearQuery) => Promise.resolve({ country, zone: zoneThere }),
  }),
}));

beforeEach(async () => {
  zoneThere = '';
  await catalogueDb.countries.put(buildCountry({ key: 'namibia' }));
});
afterEach(async () => {
  cleanup();
  for (const table of [...catalogueDb.tables, ...userDb.tables]) await table.clear();
});

it('saves nothing when the picture does not fit on the device, and one place on retry', async () => {
  hasSpaceForPictures = false;
  const close = vi.fn();
  await renderIn('en', <OwnEditor id={null} onClose={close} />);
  const write = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByRole('option', { name: /namibia/i });
  write(/^Name/, 'A camp by the river');
  write(/^Country/, 'namibia');
  write(/^Latitude, longitude/, '-24.727, 15.342');
  fireEvent.click(screen.getByRole('button', { name: 'a picture' }));
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save place' }));
  save();
  await screen.findByText(/Nothing has changed/);
  expect(await listOwnExperiences()).toEqual([]);
  hasSpaceForPictures = true;
  save();
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect((await listOwnExperiences()).map(({ title }) => title)).toEqual(['A camp by the river']);
});

const FARM = ownExperienceFields({ price: 10.01 });

async function openFarm() {
  hasSpaceForPictures = true;
  const saved = await saveOwnExperience(FARM);
  if (!saved.ok) throw new Error(saved.code);
  const close = vi.fn<() => void>();
  await renderIn('en', <OwnEditor id={saved.value} onClose={close} />);
  const name = await screen.findByLabelText(/^Name/);
  fireEvent.change(name, { target: { value: 'Camp' } });
  return { id: saved.value, close };
}

it('keeps other fields saved by another device, and records a conflict for the same field', async () => {
  const { id, close } = await openFarm();
  await saveOwnExperience({ ...FARM, id, title: 'Lodge', description: 'Goats and a pool.', price: 12 });
  fireEvent.click(screen.getByRole('button', { name: 'Save place' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(await readOwnExperience(id)).toMatchObject({
    title: 'Camp',
    description: 'Goats and a pool.',
    price: 12,
    months: [5],
  });
  expect(await openConflicts(userDb)).toMatchObject([{ path: 'title', value: 'Lodge', by: 'theirs' }]);
});

it('offers to save a place deleted meanwhile as a copy with the edits', { timeout: 40_000 }, async () => {
  const { id, close } = await openFarm();
  await deleteOwnExperience(id);
  const copy = await screen.findByRole('button', { name: 'Save as a copy' }, { timeout: 20_000 });
  expect(screen.queryByRole('button', { name: 'Save place' })).toBeNull();
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Camp');
  fireEvent.click(copy);
  await waitFor(() => expect(close).toHaveBeenCalled());
  const [place, ...others] = await listOwnExperiences();
  expect(others).toEqual([]);
  expect(place).toMatchObject({ title: 'Camp', description: 'Goats.' });
  expect(place?.id).not.toBe(id);
});

it('sets the clock of a place that was moved to where it is now, and of no other', async () => {
  const { id, close } = await openFarm();
  zoneThere = 'Africa/Gaborone';
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save place' }));
  save();
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  const before = (await readOwnExperience(id))?.timezone;
  expect(before).not.toBe('Africa/Gaborone');
  fireEvent.change(screen.getByLabelText(/^Latitude, longitude/), { target: { value: '-21.7, 21.6' } });
  save();
  await waitFor(() => expect(close).toHaveBeenCalledTimes(2));
  expect((await readOwnExperience(id))?.timezone).toBe('Africa/Gaborone');
  // Nothing is known around: the clock of the country.
  zoneThere = '';
  fireEvent.change(screen.getByLabelText(/^Latitude, longitude/), { target: { value: '-22, 17' } });
  save();
  await waitFor(() => expect(close).toHaveBeenCalledTimes(3));
  expect((await readOwnExperience(id))?.timezone).toBe('Africa/Windhoek');
});
