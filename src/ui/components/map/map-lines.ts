import { wrapDegrees } from '../../../model/place/geo.ts';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Feature, FeatureCollection, LineString } from 'geojson';
import type { MapTheme } from '../../../model/pictures/map-colors.ts';
import { LINE_STYLES, type LineStyle, type LngLat, type MapLine } from './map-types.ts';

const SOURCE = 'lines';
const COLOR: Record<MapTheme, string> = { light: '#0f6b67', dark: '#4fc3bc' };
const WIDTH: Record<LineStyle, number> = { road: 3.2, estimate: 2.6, rail: 3, ferry: 3, flight: 1.6 };
/** In multiples of the line width. */
const DASHES: Record<LineStyle, number[] | null> = {
  road: null,
  estimate: [1.2, 1.8],
  rail: [2.4, 1.4],
  ferry: [0.1, 2],
  flight: [4, 2],
};
const ARC_STEPS = 32;
/** Height of a flight's arc above the straight line, as a share of its length. */
const ARC_RISE = 0.16;

/** Adds the lines to the style, below all labels. */
export function withLines(
  style: StyleSpecification,
  lines: readonly MapLine[],
  theme: MapTheme,
): StyleSpecification {
  const layers = LINE_STYLES.map((name): LayerSpecification => {
    const dashes = DASHES[name];
    return {
      id: `line-${name}`,
      type: 'line',
      source: SOURCE,
      filter: ['==', ['get', 'style'], name],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': COLOR[theme],
        'line-width': WIDTH[name],
        ...(dashes === null ? {} : { 'line-dasharray': dashes }),
      },
    };
  });
  const firstName = style.layers.findIndex(({ type }) => type === 'symbol');
  const at = firstName < 0 ? style.layers.length : firstName;
  return {
    ...style,
    sources: { ...style.sources, [SOURCE]: { type: 'geojson', data: featuresOf(lines) } },
    layers: [...style.layers.slice(0, at), ...layers, ...style.layers.slice(at)],
  };
}

function featuresOf(lines: readonly MapLine[]): FeatureCollection<LineString> {
  const features = lines
    .filter(({ points }) => points.length >= 2)
    .map(({ style, points }): Feature<LineString> => {
      const along = style === 'flight' ? arcBetween(points) : points;
      return {
        type: 'Feature',
        properties: { style },
        geometry: { type: 'LineString', coordinates: along.map(([lng, lat]) => [lng, lat]) },
      };
    });
  return { type: 'FeatureCollection', features };
}

/** Arc from the first point to the last, across the antimeridian if that is shorter. */
export function arcBetween(points: readonly LngLat[]): LngLat[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  const dx = wrapDegrees(last[0] - first[0]);
  const dy = last[1] - first[1];
  // A quadratic curve rises half as far as its control point.
  const [cx, cy] = [first[0] + dx / 2 - dy * 2 * ARC_RISE, first[1] + dy / 2 + dx * 2 * ARC_RISE];
  return Array.from({ length: ARC_STEPS + 1 }, (_, step): LngLat => {
    const t = step / ARC_STEPS;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [
      a * first[0] + b * cx + c * (first[0] + dx),
      Math.max(-85, Math.min(85, a * first[1] + b * cy + c * last[1])),
    ];
  });
}

/** South-west and north-east corner; null without points. */
export function boundsOf(points: readonly LngLat[]): [LngLat, LngLat] | null {
  if (points.length === 0) return null;
  const lngs = points.map(([lng]) => lng);
  const lats = points.map(([, lat]) => lat);
  return [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs), Math.max(...lats)],
  ];
}

/** Bounds as MapLibre takes them. */
export function flatBounds([southWest, northEast]: [LngLat, LngLat]): [number, number, number, number] {
  return [southWest[0], southWest[1], northEast[0], northEast[1]];
}
