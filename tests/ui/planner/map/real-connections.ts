import type { ConnectionType } from '../../../../src/model/connection-type.ts';
import type { LonLat } from '../../../../src/model/place/geo.ts';
import type { RouteLine } from '../../../../src/model/place/route-line.ts';
import { airports, experiences, freshRouter } from '../../../worker/engine/transport/real-facts.ts';

export const router = freshRouter();

const places = new Map([...experiences, ...airports].map(({ key, location }) => [key, location.coordinates]));

export function at(key: string): LonLat {
  const found = places.get(key);
  if (!found) throw new Error(`${key} is no place of the catalogue`);
  return found;
}

export interface RealConnection extends RouteLine {
  id: string;
  type: ConnectionType;
  estimated: boolean;
}

/** An option of the catalogue and its line, as planner, tour page and print get them. */
export function realConnection(from: string, to: string, type: ConnectionType): RealConnection {
  const option = router.options(from, to).find((one) => one.type === type);
  const path = router.path(from, to);
  if (!option || !path) throw new Error(`no ${type} from ${from} to ${to}`);
  const { line, crossed } = path;
  return { id: `${from}_${to}`, type, estimated: option.estimated === true, line, crossed };
}
