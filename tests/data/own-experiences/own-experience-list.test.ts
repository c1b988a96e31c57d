import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openConflicts } from '../../../src/data/sync/conflict-rows.ts';
import {
  deleteOwnExperience,
  readOwnExperience,
  saveOwnExperience,
} from '../../../src/data/own-experiences/own-experiences.ts';
import {
  type DeletedOwnExperience,
  readDeletableOwnExperience,
  listOwnExperienceItems,
  restoreOwnExperience,
} from '../../../src/data/own-experiences/own-experience-list.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { ownExperienceSchema } from '../../../src/model/schemas/own-experience.ts';
import { ownExperienceFields } from '../../builders/own-experience-fields.ts';

let user: UserDb;

beforeEach(() => {
  user = new UserDb('user-own');
});

afterEach(() => user.delete());

const FIELDS = ownExperienceFields({ title: 'Cousin’s farm' });
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute));

async function save(title: string, minute: number, id?: string): Promise<string> {
  const written = await saveOwnExperience({ ...FIELDS, title, ...(id ? { id } : {}) }, at(minute), user);
  if (!written.ok) throw new Error(written.code);
  return written.value;
}

async function deleteExperience(id: string): Promise<DeletedOwnExperience> {
  const restorable = await readDeletableOwnExperience(id, user);
  if (restorable === null) throw new Error('nothing to restore');
  await deleteOwnExperience(id, user);
  return restorable;
}

it('a new own experience is valid, pending and unpublished', async () => {
  const id = await save('Farm', 0);
  const [place] = await listOwnExperienceItems(user);
  expect(ownExperienceSchema.parse(place?.own)).toMatchObject({ id, title: 'Farm', published: false });
  expect(place).toMatchObject({ waiting: true, sent: false, rejected: null });
});

it('lists the last changed own experience first', async () => {
  const first = await save('Farm', 0);
  await save('Bay', 1);
  await save('Farm again', 2, first);
  expect((await listOwnExperienceItems(user)).map(({ own }) => own.title)).toEqual(['Farm again', 'Bay']);
});

it('deleting an unsent own experience removes its row, and restoring brings it back', async () => {
  const restorable = await deleteExperience(await save('Farm', 0));
  expect(await user.ownExperiences.count()).toBe(0);
  await restoreOwnExperience(restorable, user);
  expect((await listOwnExperienceItems(user)).map(({ own }) => own.title)).toEqual(['Farm']);
});

it('restoring after an unsent deletion keeps the revision', async () => {
  const id = await save('Farm', 0);
  await user.ownExperiences.update(id, { rev: 3, dirty: false });
  const restorable = await deleteExperience(id);
  expect(await listOwnExperienceItems(user)).toEqual([]);
  await restoreOwnExperience(restorable, user);
  expect(await user.ownExperiences.get(id)).toMatchObject({ rev: 3, dirty: true, local: { title: 'Farm' } });
});

it('restoring after the account deleted it too creates a new document', async () => {
  const id = await save('Farm', 0);
  await user.ownExperiences.update(id, { rev: 3, dirty: false });
  const restorable = await deleteExperience(id);
  await user.ownExperiences.delete(id);
  await restoreOwnExperience(restorable, user);
  expect(await user.ownExperiences.get(id)).toMatchObject({ rev: null, base: null, dirty: true });
});

it('restoring merges unsent changes into the version pulled from another device, and records conflicts', async () => {
  const id = await save('Farm', 0);
  const base = await readOwnExperience(id, user);
  if (!base) throw new Error('nothing was saved');
  await user.ownExperiences.update(id, { rev: 3, dirty: false, base });
  await saveOwnExperience({ ...FIELDS, title: 'Farm here', price: 5, id }, at(1), user);
  const restorable = await deleteExperience(id);
  // As after a pull: the other device changed title and region.
  const remote = { ...base, title: 'Farm there', region: 'Khomas' };
  await user.ownExperiences.update(id, { rev: 4, base: remote, local: remote, dirty: false });
  await restoreOwnExperience(restorable, user);
  expect(await user.ownExperiences.get(id)).toMatchObject({
    rev: 4,
    dirty: true,
    local: { title: 'Farm there', region: 'Khomas', price: 5 },
  });
  expect(await openConflicts(user)).toMatchObject([
    { collection: 'experiences', documentId: id, path: 'title', value: 'Farm here', by: 'mine' },
  ]);
});

it('lists the rejected fields of an own experience until it is edited', async () => {
  const id = await save('Farm', 0);
  const { stamp } = (await user.ownExperiences.get(id)) ?? { stamp: '' };
  await user.ownExperiences.update(id, {
    parked: { status: 422, code: 'invalid', fields: ['title'], stamp },
  });
  expect((await listOwnExperienceItems(user))[0]?.rejected).toEqual(['title']);
  await save('Farm again', 1, id);
  expect((await listOwnExperienceItems(user))[0]?.rejected).toBeNull();
});
