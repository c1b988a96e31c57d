import 'fake-indexeddb/auto';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { ACCOUNT_QUOTAS } from '../../../src/contract/account-limits.ts';
import { saveOwnExperience } from '../../../src/data/own-experiences/own-experiences.ts';
import { queueOwnPicture, sendPictures } from '../../../src/data/own-experiences/own-pictures.ts';
import type { Fetch } from '../../../src/data/api/call-api.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { pendingList } from '../../../src/data/sync/pending-list.ts';
import { createUserStore } from '../../../src/server/stores/users/create-user-store.ts';
import { createUserTables } from '../../../src/server/stores/users/user-tables-sql.ts';
import { openBrowser, ORIGIN, signUp } from '../../server/accounts/account-client.ts';
import { openTestApp } from '../../server/open-test-app.ts';

it('a picture over the account’s quota stays on the device and is listed as rejected, without retries', async () => {
  const app = await openTestApp();
  const db = new UserDb('user-full-of-pictures');
  const users = createUserStore(createUserTables(app.database), { ...ACCOUNT_QUOTAS, pictureBytes: 10 });
  const call = app.withSettings({}, { users });
  const { browser } = await signUp(call);
  const written = await saveOwnExperience(
    {
      title: 'Cousin’s farm',
      description: '',
      country_key: 'namibia',
      region: '',
      location: { coordinates: [15.342, -24.727] },
      duration: 24,
      categories: [],
      months: [],
      price: 0,
      price_per_night: 0,
    },
    new Date('2026-11-20T09:30:00Z'),
    db,
  );
  if (!written.ok) throw new Error(written.code);
  const id = written.value;
  const { local } = (await db.ownExperiences.get(id)) ?? {};
  const sent = await openBrowserAs(call, browser.cookie).call('PUT', `/experiences/user/${id}`, local, {
    'If-None-Match': '*',
    'Idempotency-Key': 'the-place',
  });
  expect(sent.status).toBe(201);
  await db.ownExperiences.update(id, { rev: 1, dirty: false });
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c81e1e' } })
    .png()
    .toBuffer();
  const picture = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
  await queueOwnPicture({ id, picture, focal: { x: 0.5, y: 0.5 } }, db);
  const statuses: number[] = [];
  const send: Fetch = async (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Cookie', browser.cookie);
    headers.set('Origin', ORIGIN);
    const answer = await call(address, { ...init, headers });
    statuses.push(answer.status);
    return answer;
  };
  const sync = vi.fn<() => Promise<void>>(() => Promise.resolve());
  expect(await sendPictures(db, { fetch: send, sync })).toEqual(new Map([[id, 'rejected']]));
  // It is not sent again automatically.
  await sendPictures(db, { fetch: send, sync });
  expect(statuses).toEqual([413]);
  expect(await db.waitingPictures.get(id)).toMatchObject({ picture: expect.anything() });
  const { things } = await pendingList(db);
  expect(things).toMatchObject([{ kind: 'picture', id, rejected: { status: 413, fields: ['pictures'] } }]);
  await db.delete();
  await app.close();
});

function openBrowserAs(call: Parameters<typeof openBrowser>[0], cookie: string) {
  const browser = openBrowser(call);
  browser.cookie = cookie;
  return browser;
}
