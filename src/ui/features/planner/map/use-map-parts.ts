import { useEffect, useMemo, useRef, useState } from 'react';
import type { RouteLine } from '../../../../model/place/route-line.ts';
import { isStop, type TimelineConnection } from '../../../../model/plan.ts';
import { markEstimate } from '../../../format/option-labels.ts';
import { useFormat } from '../../../format/use-format.ts';
import { arcBetween } from '../../../components/map/map-lines.ts';
import type { LngLat } from '../../../components/map/map-types.ts';
import { groupItinerary } from '../itinerary/group-itinerary.ts';
import { modeLine } from '../mode-line.ts';
import { usePlanner } from '../planner-context.tsx';
import { shareStructure } from '../../../../model/base/share-structure.ts';
import { useOptionLabels } from '../use-option-labels.ts';
import type { MapDot, MapGate, MapConnection, MapItem, MapStop, PlanMapParts } from './map-parts.ts';

type Paths = Readonly<Record<string, RouteLine>>;

/** Stops, connections and airports of the plan, or of the preview during a drag. */
export function useMapParts(dots: readonly MapDot[]): PlanMapParts {
  const { state, preview, places, airports, placeName, connectionName, connectionEnds } = usePlanner();
  const { duration } = useFormat();
  const { modeName } = useOptionLabels();
  const { options } = state;
  const plan = preview ?? state.plan;
  const rows = useMemo(
    () => (plan === null ? [] : groupItinerary(plan, plan.itinerary).flatMap((day) => day.rows)),
    [plan],
  );
  const ids = [...new Set(rows.flatMap((row) => (row.kind === 'connection' ? [row.entry.key] : [])))].join();
  const paths = usePaths(ids);

  const fresh = useMemo((): PlanMapParts => {
    const coordinatesOf = (key: string): LngLat | null =>
      (places.get(key) ?? airports.get(key))?.location.coordinates ?? null;
    const stops: MapStop[] = [];
    const items: MapItem[] = [];
    const connections: MapConnection[] = [];
    const gates = new Map<string, MapGate>();
    const connectionOf = (id: string, entry: TimelineConnection): MapConnection | null => {
      const [from, to] = connectionEnds(entry.key);
      const [start, end] = [coordinatesOf(from), coordinatesOf(to)];
      if (start === null || end === null) return null;
      for (const [key, at] of [
        [from, start],
        [to, end],
      ] as const) {
        if (airports.has(key)) gates.set(key, { code: key, at });
      }
      const option = options[entry.key]?.[entry.selected];
      // Nothing is rendered if no connection is known.
      if (option === undefined && options[entry.key]?.length === 0) return null;
      const type = option?.type ?? 'other';
      const estimated = option === undefined || option.estimated === true;
      const line = modeLine(type, estimated);
      const time = option === undefined ? '' : markEstimate(option, duration(option.duration));
      const mode = option === undefined ? '' : modeName(option);
      return {
        id,
        line,
        estimated,
        type,
        // The arc starts at the end nearer to the stops, where its chip is placed.
        points:
          line === 'flight'
            ? arcBetween(places.size > 0 && isHome(to) ? [start, end] : [end, start])
            : (paths[entry.key]?.line ?? [start, end]),
        crossed: paths[entry.key]?.crossed ?? [],
        time,
        label: `${connectionName(entry.key)}: ${[mode, time].filter((part) => part !== '').join(', ')}`,
      };
    };
    const isHome = (key: string) => key === state.tour?.homeAirport;
    for (const row of rows) {
      if (row.kind === 'stop') {
        const at = coordinatesOf(row.entry.key);
        if (at !== null) {
          stops.push({ id: row.id, number: row.position + 1, name: placeName(row.entry.key), at });
        }
        const entry = plan?.itinerary[row.entry.itinIndex];
        for (const { id, title, location } of (entry && isStop(entry) && entry.items) || []) {
          if (location) items.push({ id, stop: row.id, name: title, at: location.coordinates });
        }
      } else {
        const connection = connectionOf(row.id, row.entry);
        if (connection !== null) connections.push(connection);
      }
    }
    return { stops, connections, gates: [...gates.values()], items, dots };
  }, [
    plan,
    rows,
    options,
    paths,
    dots,
    places,
    airports,
    placeName,
    connectionName,
    connectionEnds,
    duration,
    modeName,
    state.tour?.homeAirport,
  ]);

  // Unchanged parts keep their identity: a change of nights, for example, changes nothing on the map.
  const [shared, setShared] = useState({ fresh, parts: fresh });
  if (shared.fresh !== fresh) setShared({ fresh, parts: shareStructure(shared.parts, fresh) });
  return shared.parts;
}

const NO_PATHS: Paths = {};

/** Road geometry by connection id, requested once each; straight lines until it is loaded. `ids`: comma-separated. */
function usePaths(ids: string): Paths {
  const { session } = usePlanner();
  const [paths, setPaths] = useState(NO_PATHS);
  const requested = useRef(new Set<string>());

  // Requests missing paths from the engine's worker.
  useEffect(() => {
    const missing = ids === '' ? [] : ids.split(',').filter((id) => !requested.current.has(id));
    if (missing.length === 0) return;
    for (const id of missing) requested.current.add(id);
    session.paths(missing).then(
      (found) => setPaths((before) => ({ ...before, ...found })),
      (error: unknown) => {
        for (const id of missing) requested.current.delete(id);
        console.warn('The road geometry could not be loaded', error);
      },
    );
  }, [session, ids]);

  return paths;
}
