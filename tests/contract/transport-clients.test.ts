import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { CLIENT_SCHEMA, TRANSPORT_CLIENT_SCHEMA } from '../../src/contract/api-base.ts';
import { SYNC_COLLECTIONS } from '../../src/contract/sync.ts';
import { transportFactsSchema } from '../../src/model/schemas/transport.ts';
import { factsOf } from '../worker/engine/transport/real-facts.ts';

const { known } = transportFactsSchema.shape;
const { areas, barriers, corridors, guided, ...older } = known.def.innerType.shape;

/** As apps before client schema 4 read the rows: without the later fields, and refusing what they do not know. */
const olderRow = z.strictObject({
  ...transportFactsSchema.shape,
  known: z.optional(z.strictObject(older)),
});

describe('an app older than the fields of the transport facts', () => {
  it('refuses the rows where its schema is strict: so they are not served to it', () => {
    expect([areas, barriers, corridors, guided].every(Boolean)).toBe(true);
    const read = olderRow.safeParse(factsOf('peru'));
    expect(read.success).toBe(false);
    expect(read.error?.issues.map(({ code }) => code)).toContain('unrecognized_keys');
    expect(TRANSPORT_CLIENT_SCHEMA).toBe(4);
    expect(CLIENT_SCHEMA).toBeGreaterThanOrEqual(TRANSPORT_CLIENT_SCHEMA);
  });

  it('from now on passes over what it does not know, at any depth', () => {
    const row = factsOf('peru');
    const [first] = row.known?.crossings ?? [];
    const later = {
      ...row,
      tides: 1,
      known: { ...row.known, crossings: [{ ...first, months: [5, 6] }], tolls: ['a'] },
    };
    const read = SYNC_COLLECTIONS.transport.row.parse(later);
    expect(read).toEqual({ ...row, known: { ...row.known, crossings: [first] } });
  });
});
