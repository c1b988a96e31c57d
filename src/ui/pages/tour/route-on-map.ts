import type { ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import type { ConnectionOption } from '../../../model/schemas/connection-option.ts';
import { joinLines, type RouteLine } from '../../../model/place/route-line.ts';
import type { Locale } from '../../../model/base/locale.ts';
import { isConnection, isStop, type Plan } from '../../../model/plan.ts';
import type { LineStyle, LngLat, MapLine, MapPlace } from '../../components/map/map-types.ts';
import { lineParts, type ModeLine, modeLine } from '../../features/planner/mode-line.ts';

const STYLES: Record<ModeLine, LineStyle> = {
  road: 'road',
  estimate: 'estimate',
  rail: 'rail',
  ferry: 'ferry',
  walk: 'ferry',
  flight: 'flight',
};

/** Follows its path; an estimated road too, as a straight line may cross the sea. */
const ALONG: ReadonlySet<ModeLine> = new Set(['road', 'estimate', 'ferry']);

/** Pins by stop number. A place that is visited twice has two pins. */
export function stopsOnMap(
  keys: readonly string[],
  places: ReadonlyMap<string, Pick<ExperienceSummary, 'location' | Locale>>,
  locale: Locale,
): MapPlace[] {
  return keys.flatMap((key, position) => {
    const place = places.get(key);
    if (place === undefined) return [];
    const name = place[locale].short_title;
    return [{ id: stopId(position), name, at: place.location.coordinates, number: position + 1 }];
  });
}

/** Shared id of a stop's card and pin. */
export function stopId(position: number): string {
  return `stop-${position + 1}`;
}

/**
 * A line for each connection, or for each of its parts by road and boat: along its roads from pin to pin; straight for
 * trains and on foot, whose geometry is unknown, and for flights, which the map renders as arcs.
 * @param paths geometry of roads and ferries, by connection id
 */
export function connectionsOnMap(
  { itinerary }: Pick<Plan, 'itinerary'>,
  options: Record<string, readonly ConnectionOption[]>,
  places: ReadonlyMap<string, Pick<ExperienceSummary, 'location'>>,
  paths: Readonly<Record<string, RouteLine>>,
): MapLine[] {
  const stops = itinerary
    .filter(isStop)
    .map(({ experience_id: key }) => places.get(key)?.location.coordinates);
  let before = -1;
  return itinerary.flatMap((entry, index) => {
    if (!isConnection(entry)) {
      before += 1;
      return [];
    }
    const { connection_id: id, selected } = entry;
    const [from, to] = [stops[before], stops[before + 1]];
    const option = options[id]?.[selected ?? 0];
    if (from === undefined || to === undefined || option === undefined) return [];
    const mode = modeLine(option.type, option.estimated);
    const path = paths[id];
    const isDrawn =
      path !== undefined &&
      (ALONG.has(mode) || (mode === 'rail' && path.crossed.some(({ by }) => by === 'train')));
    const { line, crossed } = joinLines(endAt(from), ...(isDrawn ? [path] : []), endAt(to));
    return lineParts(mode, option.estimated === true, line, crossed).flatMap((part, at) => {
      const points = withoutDuplicates(part.points);
      const name = at === 0 ? `${id}-${index}` : `${id}-${index}-${at}`;
      return points.length > 1 ? [{ id: name, style: STYLES[part.mode], points }] : [];
    });
  });
}

const endAt = (at: LngLat): RouteLine => ({ line: [at], crossed: [] });

/** Removes consecutive duplicates: a path that starts at its pin contains the point twice. */
function withoutDuplicates(points: readonly LngLat[]): LngLat[] {
  return points.filter(([lng, lat], index) => {
    const before = points[index - 1];
    return index === 0 || before === undefined || before[0] !== lng || before[1] !== lat;
  });
}
