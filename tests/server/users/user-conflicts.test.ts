import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CONFLICT_PATH_MAX,
  CONFLICT_VALUE_MAX,
  CONFLICTS_MAX,
} from '../../../src/contract/account-limits.ts';
import { headsSchema } from '../../../src/contract/sync.ts';
import {
  currentSchema,
  storedConflictAnswerSchema,
  userConflictsPageSchema,
} from '../../../src/contract/user-things.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { createAccountStore } from '../../../src/server/stores/accounts/account-store.ts';
import { userItems } from '../../../src/server/stores/schema.ts';
import { problemSchema } from '../../../src/contract/problem.ts';
import { changes, isNew, openUserApp, type Sent, type UserApp } from './user-calls.ts';

const PATH = '/users/current/conflicts';
let app: UserApp;
let ada: string;
let ben: string;
let userCount = 0;

beforeAll(async () => {
  app = await openUserApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  userCount += 1;
  ada = await app.addUser(`ada-${userCount}`);
  ben = await app.addUser(`ben-${userCount}`);
});

const send = (method: string, path: string, sent?: Sent) => app.send(method, path, { by: ada, ...sent });
const conflict = (fields: Record<string, unknown> = {}) => ({
  id: uuidV7(),
  collection: 'tours',
  documentId: uuidV7(),
  path: 'itinerary/0190f5a0-0000-7000-8000-000000000001/nights',
  kind: 'value',
  value: 3,
  by: 'mine',
  ...fields,
});
const put = (body: { id: string }, sent: Sent = { headers: isNew }) =>
  send('PUT', `${PATH}/${body.id}`, { body, ...sent });
const page = async (since = '', by = ada) =>
  userConflictsPageSchema.parse(await (await app.send('GET', `${PATH}?since=${since}`, { by })).json());

async function invalidFields(response: Response) {
  expect(response.status).toBe(422);
  return problemSchema.parse(await response.json()).errors?.map(({ path }) => path);
}

describe('conflicts', () => {
  it('are created once, listed for their owner only, and deleted when they are resolved', async () => {
    const body = conflict({ value: { any: ['JSON', null, 1.5] } });
    const created = await put(body);
    expect([created.status, created.headers.get('ETag')]).toEqual([201, '"1"']);
    expect(storedConflictAnswerSchema.parse(await created.json()).conflict).toEqual({ ...body, version: 1 });
    const again = await put(body);
    expect(again.status).toBe(412);
    expect(currentSchema.parse(await again.json())).toMatchObject({ current: { id: body.id, version: 1 } });
    expect((await put(body, {})).status).toBe(428);

    const listed = await page();
    expect(listed.conflicts).toEqual([{ ...body, version: 1 }]);
    expect((await page('', ben)).conflicts).toEqual([]);
    const remove = (by: string) => app.send('DELETE', `${PATH}/${body.id}`, { by, headers: changes(1) });
    // Another user cannot delete them.
    expect((await remove(ben)).status).toBe(204);
    expect((await page()).conflicts).toHaveLength(1);
    expect((await remove(ada)).status).toBe(204);
    expect((await remove(ada)).status).toBe(204);
    const since = await page(listed.cursor);
    expect([since.conflicts, since.deleted]).toEqual([[], [body.id]]);
    expect((await app.send('GET', PATH)).status).toBe(401);
  });

  it('have their own head, which no other collection moves', async () => {
    const heads = async () => headsSchema.parse(await (await send('GET', '/sync/heads')).json()).user ?? {};
    const before = await heads();
    await put(conflict());
    const after = await heads();
    expect(after['conflicts']).not.toBe(before['conflicts']);
    expect(after['tours']).toBe(before['tours']);
    const asked = await send('GET', '/sync/heads');
    const unmoved = await send('GET', '/sync/heads', {
      headers: { 'If-None-Match': asked.headers.get('ETag') ?? '' },
    });
    expect(unmoved.status).toBe(304);
  });

  it('are pulled in pages, and an unknown cursor is reset', async () => {
    const all = [conflict(), conflict(), conflict()];
    for (const one of all) expect((await put(one)).status).toBe(201);
    const first = userConflictsPageSchema.parse(await (await send('GET', `${PATH}?since=&limit=2`)).json());
    expect([first.conflicts.length, first.more]).toEqual([2, true]);
    const second = await page(first.cursor);
    const ids = [...first.conflicts, ...second.conflicts].map(({ id }) => id);
    expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    expect(await (await send('GET', `${PATH}?since=i.999`)).json()).toEqual({ reset: true });
  });

  it(`are ${CONFLICTS_MAX} at most: one more is 413 until one is resolved; those of other users do not count`, async () => {
    const last = conflict();
    await app.app.database.queries.insert(userItems).values(
      Array.from({ length: CONFLICTS_MAX - 1 }, (_, index) => ({
        userId: ada,
        collection: 'conflicts' as const,
        id: `conflict-${index}`,
        seq: 0,
        body: {},
      })),
    );
    expect((await put(last)).status).toBe(201);
    const more = conflict();
    const refused = await put(more);
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
    expect(problemSchema.parse(await refused.json())).toMatchObject({ status: 413 });
    const byBen = await app.send('PUT', `${PATH}/${more.id}`, { by: ben, body: more, headers: isNew });
    expect(byBen.status).toBe(201);
    const resolved = await send('DELETE', `${PATH}/${last.id}`, { headers: changes(1) });
    expect(resolved.status).toBe(204);
    expect((await put(more)).status).toBe(201);
  });

  it('are deleted with the account, without those of other users', async () => {
    for (const by of [ada, ben]) {
      const body = conflict();
      const answer = await app.send('PUT', `${PATH}/${body.id}`, { by, body, headers: isNew });
      expect(answer.status).toBe(201);
    }
    const { queries } = app.app.database;
    const owners = async () => {
      const rows = await queries.select({ userId: userItems.userId }).from(userItems);
      return [ada, ben].filter((id) => rows.some(({ userId }) => userId === id));
    };
    expect(await owners()).toEqual([ada, ben]);
    await createAccountStore({ queries }).remove(ada);
    expect(await owners()).toEqual([ben]);
  });

  it('are limited in size, and invalid ones are 422 with the field', async () => {
    const wrong: [Record<string, unknown>, string][] = [
      [{ collection: 'favorites' }, 'collection'],
      [{ collection: 'conflicts' }, 'collection'],
      [{ documentId: '' }, 'documentId'],
      [{ path: 'x'.repeat(CONFLICT_PATH_MAX + 1) }, 'path'],
      [{ kind: 'other' }, 'kind'],
      [{ value: 'x'.repeat(CONFLICT_VALUE_MAX) }, 'value'],
      [{ by: 'anybody' }, 'by'],
    ];
    for (const [fields, field] of wrong)
      expect([field, await invalidFields(await put(conflict(fields)))]).toEqual([field, [field]]);
    expect(
      (
        await put(
          conflict({ value: 'x'.repeat(CONFLICT_VALUE_MAX - 2), path: 'x'.repeat(CONFLICT_PATH_MAX) }),
        )
      ).status,
    ).toBe(201);
    expect((await put(conflict({ value: 'x'.repeat(300_000) }))).status).toBe(413);
    const body = conflict();
    expect(await invalidFields(await send('PUT', `${PATH}/${uuidV7()}`, { body, headers: isNew }))).toEqual([
      'id',
    ]);
    expect((await send('PUT', `${PATH}/none`, { body, headers: isNew })).status).toBe(404);
  });
});
