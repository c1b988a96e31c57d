import crypto from 'node:crypto';
import { z } from 'zod';
import { expect, it } from 'vitest';
import { ENDPOINTS, type Endpoint } from '../../src/contract/endpoints.ts';
import { problemSchema } from '../../src/contract/problem.ts';
import { SCHEMA_HISTORY } from '../../src/contract/schema-history.ts';
import {
  CLIENT_SCHEMA,
  SYNC_COLLECTIONS,
  headsSchema,
  isListing,
  syncPageSchema,
} from '../../src/contract/sync.ts';
import { currentSchema } from '../../src/contract/user-things.ts';
import { USER_ENDPOINTS } from '../../src/contract/user-endpoints.ts';

/** A deterministic description of a schema. */
function describeSchema(schema: z.core.$ZodType | undefined): unknown {
  return schema === undefined ? null : z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' });
}

function contractHash(): string {
  const endpoints = Object.entries<Endpoint>(ENDPOINTS).map(([name, endpoint]) => [
    name,
    endpoint.method,
    endpoint.path,
    describeSchema(endpoint.query),
    describeSchema(endpoint.body),
    describeSchema(endpoint.answer),
  ]);
  const rows = Object.entries(SYNC_COLLECTIONS).map(([name, { path, row }]) => [
    name,
    path,
    describeSchema(row),
  ]);
  const ofUsers = Object.entries<Endpoint>(USER_ENDPOINTS).map(([name, endpoint]) => [
    name,
    endpoint.method,
    endpoint.path,
    endpoint.signedIn === true,
    endpoint.conditional === true,
    endpoint.picture === true,
    describeSchema(endpoint.query),
    describeSchema(endpoint.body),
    describeSchema(endpoint.answer),
  ]);
  const rest = [problemSchema, currentSchema, headsSchema, syncPageSchema('rows')].map(describeSchema);
  return crypto
    .createHash('sha256')
    .update(JSON.stringify([endpoints, ofUsers, rows, rest]))
    .digest('hex')
    .slice(0, 12);
}

it('the newest line of the schema history has the hash of the current schemas', () => {
  expect(
    SCHEMA_HISTORY[0],
    'a schema of the contract changed: add a line to src/contract/schema-history.ts',
  ).toMatchObject({ hash: contractHash(), clientSchema: CLIENT_SCHEMA });
});

it('every path is used once per method', () => {
  const all = [...Object.values<Endpoint>(ENDPOINTS), ...Object.values<Endpoint>(USER_ENDPOINTS)];
  const used = all.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(used).size).toBe(used.length);
});

it('every sync collection has an endpoint', () => {
  const paths = new Set(Object.values<Endpoint>(ENDPOINTS).map(({ path }) => path));
  expect(Object.values(SYNC_COLLECTIONS).filter(({ path }) => !paths.has(path))).toEqual([]);
});

it('isListing is true for an empty cursor and one of a listing, and false for an incremental one', () => {
  expect(['', 'f.kandy.12', 'i.12'].map(isListing)).toEqual([true, true, false]);
});

it('apps keep pages that they do not know', () => {
  const text = { title: 'A', body: 'B' };
  const page = { _id: 'later', key: 'later', as_of: '2026-11-28', en: text, de: text };
  expect(SYNC_COLLECTIONS.pages.row.parse(page)).toEqual(page);
});
