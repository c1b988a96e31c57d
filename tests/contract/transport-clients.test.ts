import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { CLIENT_SCHEMA, TRANSPORT_CLIENT_SCHEMA } from '../../src/contract/api-base.ts';
import { SYNC_COLLECTIONS } from '../../src/contract/sync.ts';
import { networkSchema } from '../../src/model/schemas/network.ts';
import { transportFactsSchema } from '../../src/model/schemas/transport.ts';
import { factsOf, networks } from '../worker/engine/transport/real-facts.ts';

const { borders, networkVersion, ...older } = transportFactsSchema.shape;

/** The schema of clients before client schema 4: without the later fields, and strict about unknown ones. */
const olderRow = z.strictObject(older);

const withMore = (row: object) => ({ ...row, later: 1 });

describe('transport facts and older clients', () => {
  it('rejects current rows with the strict schema of older clients, which get 426 instead', () => {
    expect([borders, networkVersion].every(Boolean)).toBe(true);
    for (const row of [factsOf('botswana'), { ...factsOf('peru'), networkVersion: 'abc' }]) {
      const read = olderRow.safeParse(row);
      expect(read.success).toBe(false);
      expect(read.error?.issues.map(({ code }) => code)).toContain('unrecognized_keys');
    }
    expect(TRANSPORT_CLIENT_SCHEMA).toBe(5);
    expect(CLIENT_SCHEMA).toBeGreaterThanOrEqual(TRANSPORT_CLIENT_SCHEMA);
  });

  it('ignores unknown fields at any depth with the current schema', () => {
    const row = factsOf('botswana');
    const [first, ...more] = row.borders ?? [];
    expect(first).toBeDefined();
    const later = { ...row, tides: 1, borders: [{ ...first, queueHours: 2 }, ...more] };
    expect(SYNC_COLLECTIONS.transport.row.parse(later)).toEqual(row);
  });

  it('ignores unknown fields of networks at any depth', () => {
    for (const network of networks) {
      const { nodes, edges, crossings, rail } = network;
      const later = {
        ...network,
        tolls: ['a'],
        nodes: nodes.map(withMore),
        edges: edges.map(withMore),
        ...(crossings && { crossings: crossings.map(withMore) }),
        ...(rail && { rail: { ...rail, lines: rail.lines.map(withMore) } }),
      };
      expect(networkSchema.parse(later), `network of ${network.key}`).toEqual(network);
    }
  });
});
