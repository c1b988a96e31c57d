import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { CLIENT_SCHEMA, TRANSPORT_CLIENT_SCHEMA } from '../../src/contract/api-base.ts';
import { SYNC_COLLECTIONS } from '../../src/contract/sync.ts';
import { transportFactsSchema } from '../../src/model/schemas/transport.ts';
import { factsOf } from '../worker/engine/transport/real-facts.ts';

const { known } = transportFactsSchema.shape;
const { areas, barriers, corridors, guided, ...older } = known.def.innerType.shape;

/** The schema of clients before client schema 4: without the later fields, and strict about unknown ones. */
const olderRow = z.strictObject({
  ...transportFactsSchema.shape,
  known: z.optional(z.strictObject(older)),
});

describe('transport facts and older clients', () => {
  it('rejects current rows with the strict schema of older clients, which get 426 instead', () => {
    expect([areas, barriers, corridors, guided].every(Boolean)).toBe(true);
    const read = olderRow.safeParse(factsOf('peru'));
    expect(read.success).toBe(false);
    expect(read.error?.issues.map(({ code }) => code)).toContain('unrecognized_keys');
    expect(TRANSPORT_CLIENT_SCHEMA).toBe(4);
    expect(CLIENT_SCHEMA).toBeGreaterThanOrEqual(TRANSPORT_CLIENT_SCHEMA);
  });

  it('ignores unknown fields at any depth with the current schema', () => {
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
