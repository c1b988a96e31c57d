import type { ConnectionEntry } from '../../../src/model/plan.ts';
import { connectionId, fromOf, toOf } from '../input/connection-id.ts';
import { isRoundTrip, type JourneyShape } from './journey-shape.ts';
import { bareConnection } from './rebuild-connections.ts';

/**
 * Changes the start of the tour, and its end unless the tour ends at its first stop.
 * @param gateway airport with international flights through which a new opening transfer goes; null for none
 */
export function setAirport(shape: JourneyShape, airport: string, gateway: string | null): JourneyShape {
  const closing = [...shape.closing];
  const homeward = closing.at(-1);
  if (homeward && !isRoundTrip(shape)) {
    closing[closing.length - 1] = withConnectionId(
      homeward,
      connectionId(fromOf(homeward.connection_id), airport),
    );
  }
  return { ...shape, opening: openingFrom(shape, airport, gateway), closing };
}

function openingFrom(shape: JourneyShape, airport: string, gateway: string | null): ConnectionEntry[] {
  const [outward, ...rest] = shape.opening;
  if (outward)
    return [withConnectionId(outward, connectionId(airport, toOf(outward.connection_id))), ...rest];
  const firstStop = shape.stops[0]?.experience_id;
  if (firstStop === undefined) return [];
  if (gateway === null) return [bareConnection(airport, firstStop)];
  return [bareConnection(airport, gateway), bareConnection(gateway, firstStop)];
}

/** Drops the selected option: it was chosen for other places. */
function withConnectionId(entry: ConnectionEntry, id: string): ConnectionEntry {
  if (entry.connection_id === id) return entry;
  const changed = { ...entry, connection_id: id };
  delete changed.selected;
  return changed;
}
