import type { SketchedLine } from '../../../components/map/sketch/sketch-map.ts';
import { lineParts } from '../mode-line.ts';
import type { MapConnection } from './map-parts.ts';

/** Connections as lines of the sketch for paper; the sketch has no style of its own for walks. */
export function sketchedLines(
  connections: readonly Pick<MapConnection, 'id' | 'line' | 'estimated' | 'points' | 'crossed'>[],
): SketchedLine[] {
  return connections
    .filter(({ points }) => points.length > 1)
    .map(({ id, line, estimated, points, crossed = [] }) => ({
      id,
      parts: lineParts(line, estimated, [...points], crossed).map((part) => ({
        style: part.mode !== 'walk' ? part.mode : estimated ? 'estimate' : 'road',
        points: part.points,
      })),
    }));
}
