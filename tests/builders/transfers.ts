import { SCHEDULED_TYPES } from '../../src/model/connection-type.ts';
import type { Plan, PlanInput, TimelineConnection, TimelineGroup } from '../../src/model/plan.ts';
import type { ConnectionOption } from '../../src/model/schemas/connection-option.ts';
import { lookupInTable } from '../../worker/engine/option-lookup.ts';

/** A connection of a timeline with its option. */
export interface TransferConnection {
  entry: TimelineConnection;
  option: ConnectionOption | null;
  /** Whole minutes. */
  travel: number;
  isTimed: boolean;
}

export interface Transfer {
  kind: 'no travel' | 'runs through' | 'timed' | 'by day';
  header: TimelineGroup;
  connections: TransferConnection[];
}

/** The groups of a plan, classified by the README's rules G2, G3 and G16. */
export function transfersOf({ timeline }: Plan, { connections }: PlanInput): Transfer[] {
  const optionsOf = lookupInTable(connections);
  const transfers: Transfer[] = [];
  for (const entry of timeline) {
    if (entry.timelineType === 'connectionGroup') {
      transfers.push({ kind: 'no travel', header: entry, connections: [] });
    } else if (entry.timelineType === 'connection') {
      const option = optionsOf(entry.key)[entry.selected] ?? null;
      transfers.at(-1)?.connections.push(transferConnection(entry, option));
    }
  }
  for (const transfer of transfers) transfer.kind = kindOf(transfer.connections);
  return transfers;
}

function transferConnection(entry: TimelineConnection, option: ConnectionOption | null): TransferConnection {
  const travel = Math.round(entry.duration * 60);
  const hasTimes =
    option !== null &&
    (option.type === 'flight' ||
      Boolean(option.departures) ||
      (SCHEDULED_TYPES.has(option.type) && Boolean(entry.departureTime)));
  return { entry, option, travel, isTimed: travel > 0 && hasTimes };
}

function kindOf(connections: readonly TransferConnection[]): Transfer['kind'] {
  let [travel, scheduled] = [0, 0];
  for (const connection of connections) {
    travel += connection.travel;
    if (connection.option && SCHEDULED_TYPES.has(connection.option.type)) scheduled += connection.travel;
  }
  if (travel === 0) return 'no travel';
  if (connections[0]?.entry.departureTime && scheduled * 2 >= travel) return 'runs through';
  return connections.some(({ isTimed }) => isTimed) ? 'timed' : 'by day';
}

/**
 * Whether two rentals have a connection between the same two places. Their uids may then be swapped by the next plan,
 * because uids follow the number of common connections.
 */
export function hasRentalsOfOnePair({ bookings }: Plan): boolean {
  const pairs = bookings.rentals.flatMap(({ legs }) => [
    ...new Set(legs.map((id) => id.split('_').toSorted().join('_'))),
  ]);
  return new Set(pairs).size < pairs.length;
}
