import { type Sketch, sketchMap } from '../../components/map/sketch/sketch-map.ts';
import { connectionsOf, type Outline, stopsOf } from '../../features/export/outline.ts';
import { sketchedLines } from '../../features/planner/map/sketched-lines.ts';
import { modeLine } from '../../features/planner/mode-line.ts';

/** Sketch of a tour's route: numbered stops and connections by mode. Null for fewer than two places. */
export function sketchRoute(outline: Pick<Outline, 'days'>): Sketch | null {
  return sketchMap(
    stopsOf(outline).flatMap(({ at, number, name }) => (at === null ? [] : [{ at, number, name }])),
    sketchedLines(
      connectionsOf(outline).map(({ id, type, line, crossed, estimated }) => ({
        id,
        line: modeLine(type, estimated),
        estimated,
        points: line,
        crossed,
      })),
    ),
  );
}
