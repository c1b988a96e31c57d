import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveOwnExperience } from '../../../src/data/own-experiences/own-experiences.ts';
import {
  dropOwnPicture,
  queueOwnPicture,
  retryOwnPicture,
  sendPictures,
} from '../../../src/data/own-experiences/own-pictures.ts';
import type { Fetch } from '../../../src/data/api/call-api.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { acknowledged, problemAnswer } from '../../builders/answers.ts';
import { ownExperienceFields } from '../../builders/own-experience-fields.ts';

let db: UserDb;
let place: string;

beforeEach(async () => {
  db = new UserDb('user-own-pictures');
  const written = await saveOwnExperience(
    ownExperienceFields({ title: 'Cousin’s farm', description: '', months: [], price_per_night: 0 }),
    new Date('2026-11-20T09:30:00Z'),
    db,
  );
  if (!written.ok) throw new Error(written.code);
  place = written.value;
  const picture = new Blob(['picture'], { type: 'image/png' });
  await queueOwnPicture({ id: place, picture, focal: { x: 0.25, y: 0.5 } }, db);
});
afterEach(() => db.delete());

/** A server that accepts the picture and returns version 2 of the experience. */
function server(status = 200) {
  return vi.fn<Fetch>((_address, init) =>
    Promise.resolve(
      status === 200
        ? acknowledged(init, { experience: { id: place, version: 2 } })
        : problemAnswer(status === 422 ? 'invalid' : 'unavailable'),
    ),
  );
}

/** Each sync cycle pulls the next of these revisions; null is a cycle that started before the change. */
function cycles(...revs: (number | null)[]) {
  return vi.fn<() => Promise<void>>(async () => {
    const rev = revs.shift() ?? null;
    if (rev !== null) await db.ownExperiences.update(place, { rev });
  });
}

it('sends a picture after its experience is synced, then pulls the new revision', async () => {
  const send = server();
  const sync = cycles(1, 2);
  expect(await sendPictures(db, { fetch: send, sync })).toEqual(new Map([[place, 'sent']]));
  expect(send).toHaveBeenCalledWith(
    expect.stringMatching(/\/image\?fp-x=0\.25&fp-y=0\.5$/),
    expect.objectContaining({ method: 'PUT' }),
  );
  expect(await db.waitingPictures.count()).toBe(0);
  expect(sync).toHaveBeenCalledTimes(2);
});

it('syncs again if the cycle started before the change', async () => {
  const sync = cycles(null, 1, null, 2);
  expect(await sendPictures(db, { fetch: server(), sync })).toEqual(new Map([[place, 'sent']]));
  expect(sync).toHaveBeenCalledTimes(4);
  expect((await db.ownExperiences.get(place))?.rev).toBe(2);
});

it('sends no picture while its experience is not synced', async () => {
  const send = server();
  expect(await sendPictures(db, { fetch: send, sync: cycles() })).toEqual(new Map([[place, 'later']]));
  expect(send).not.toHaveBeenCalled();
  expect(await db.waitingPictures.count()).toBe(1);
});

it.each([
  [422, 'rejected'],
  [503, 'later'],
])('a %i answer yields "%s" and keeps the picture', async (status, outcome) => {
  await db.ownExperiences.update(place, { rev: 1 });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sync = cycles();
  expect(await sendPictures(db, { fetch: server(status), sync })).toEqual(new Map([[place, outcome]]));
  expect(await db.waitingPictures.count()).toBe(1);
  expect(sync).not.toHaveBeenCalled();

  const nextSend = server();
  await sendPictures(db, { fetch: nextSend, sync: cycles() });
  expect(nextSend).toHaveBeenCalledTimes(outcome === 'later' ? 1 : 0);
  await retryOwnPicture(place, db);
  await sendPictures(db, { fetch: nextSend, sync: cycles(2, 2) });
  expect(nextSend).toHaveBeenCalledTimes(1);
  expect(await db.waitingPictures.count()).toBe(0);
});

it.each([200, 422])(
  'keeps a picture that was chosen during the upload, after a %i answer',
  async (status) => {
    await db.ownExperiences.update(place, { rev: 1 });
    const newer = new Blob(['newer'], { type: 'image/png' });
    const answer = server(status);
    const send = vi.fn<Fetch>(async (...sent) => {
      await queueOwnPicture({ id: place, picture: newer, focal: { x: 0.5, y: 0.5 } }, db);
      return answer(...sent);
    });
    await sendPictures(db, { fetch: send, sync: cycles(2) });
    expect(await db.waitingPictures.get(place)).toMatchObject({ focal: { x: 0.5, y: 0.5 } });
    await sendPictures(db, { fetch: answer, sync: cycles(2) });
    expect(answer).toHaveBeenCalledTimes(2);
    expect(await db.waitingPictures.count()).toBe(status === 200 ? 0 : 1);
  },
);

it('does not send a removed picture', async () => {
  await dropOwnPicture(place, db);
  const send = server();
  expect(await sendPictures(db, { fetch: send, sync: cycles(1, 2) })).toEqual(new Map());
  expect(send).not.toHaveBeenCalled();
  expect(await db.waitingPictures.count()).toBe(0);
});

it.each([404, 413, 422])(
  'a %i that is not from the API does not reject the picture; it is retried',
  async (status) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const send = vi.fn<Fetch>(() => Promise.resolve(new Response('<p>no</p>', { status })));
    expect(await sendPictures(db, { fetch: send, sync: cycles(1) })).toEqual(new Map([[place, 'later']]));
    expect((await db.waitingPictures.get(place))?.parked ?? null).toBeNull();
  },
);
