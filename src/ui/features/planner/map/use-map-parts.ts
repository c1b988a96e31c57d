import { useEffect, useMemo, useRef, useState } from 'react';
import type { RouteLine } from '../../../../model/place/route-line.ts';
import type { TimelineConnection } from '../../../../model/plan.ts';
import { markEstimate } from '../../../format/option-labels.ts';
import { useFormat } from '../../../format/use-format.ts';
import { arcBetween } from '../../../components/map/map-lines.ts';
import type { LngLat } from '../../../components/map/map-types.ts';
import { groupItinerary } from '../itinerary/group-itinerary.ts';
import { modeLine } from '../mode-line.ts';
import { usePlanner } from '../planner-context.tsx';
import { shareStructure } from '../share-structure.ts';
import { useOptionLabels } from '../use-option-labels.ts';
import type { MapDot, MapGate, MapLeg, MapStop, PlanMapParts } from './map-parts.ts';

type Paths = Readonly<Record<string, RouteLine>>;

/** Stops, ways and airports of the plan as it stands, or as it would be while something is held. */
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
    const spotOf = (key: string): LngLat | null =>
      (places.get(key) ?? airports.get(key))?.location.coordinates ?? null;
    const stops: MapStop[] = [];
    const legs: MapLeg[] = [];
    const gates = new Map<string, MapGate>();
    const legOf = (id: string, entry: TimelineConnection): MapLeg | null => {
      const [from, to] = connectionEnds(entry.key);
      const [start, end] = [spotOf(from), spotOf(to)];
      if (start === null || end === null) return null;
      for (const [key, at] of [
        [from, start],
        [to, end],
      ] as const) {
        if (airports.has(key)) gates.set(key, { code: key, at });
      }
      const option = options[entry.key]?.[entry.selected];
      // Nothing is drawn where no connection is known.
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
        // The arc begins at the end that is nearer to the stops, where its chip stands.
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
        const at = spotOf(row.entry.key);
        if (at !== null) {
          stops.push({ id: row.id, number: row.position + 1, name: placeName(row.entry.key), at });
        }
      } else {
        const leg = legOf(row.id, row.entry);
        if (leg !== null) legs.push(leg);
      }
    }
    return { stops, legs, gates: [...gates.values()], dots };
  }, [
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

  // Other nights move nothing on the map: parts that did not change stay the same objects.
  const [held, setHeld] = useState({ fresh, parts: fresh });
  if (held.fresh !== fresh) setHeld({ fresh, parts: shareStructure(held.parts, fresh) });
  return held.parts;
}

const NO_PATHS: Paths = {};

/** Lines along the roads, asked for once each; straight until they are here. `ids` are joined by commas. */
function usePaths(ids: string): Paths {
  const { session } = usePlanner();
  const [paths, setPaths] = useState(NO_PATHS);
  const asked = useRef(new Set<string>());

  // Follows the engine in its worker.
  useEffect(() => {
    const missing = ids === '' ? [] : ids.split(',').filter((id) => !asked.current.has(id));
    if (missing.length === 0) return;
    for (const id of missing) asked.current.add(id);
    session.paths(missing).then(
      (found) => {
        setPaths((before) => ({ ...before, ...found }));
      },
      (error: unknown) => {
        for (const id of missing) asked.current.delete(id);
        console.warn('The engine did not draw the ways', error);
      },
    );
  }, [session, ids]);

  return paths;
}
