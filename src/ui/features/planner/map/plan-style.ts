import type { FeatureCollection, Geometry } from 'geojson';
import type { FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { MAP_COLORS, type MapTheme } from '../../../../model/pictures/map-colors.ts';
import { MAP_FONT } from '../../../components/map/map-names.ts';
import type { LngLat } from '../../../components/map/map-types.ts';
import { lineParts, type ModeLine } from '../mode-line.ts';
import type { MapDot, MapGate, MapConnection } from './map-parts.ts';
import type { Chip, PinGroup } from './place-marks.ts';

/** Values of src/ui/theme/tokens.css: a canvas cannot read custom properties. */
const COLORS: Record<MapTheme, { route: string; casing: string; pin: string }> = {
  light: { route: '#15847f', casing: '#ffffff', pin: '#0f6b67' },
  dark: { route: '#4fc3bc', casing: '#182626', pin: '#4fc3bc' },
};
const SHAPES: Record<ModeLine, { width: number; dashes?: number[]; cap: 'butt' | 'round' }> = {
  road: { width: 4, cap: 'round' },
  estimate: { width: 3, dashes: [1.5, 1.5], cap: 'butt' },
  // In multiples of the line width: rail 10 px on and 6 off, ferry dots every 9 px, walk dots every 6 px.
  rail: { width: 4, dashes: [2.5, 1.5], cap: 'butt' },
  ferry: { width: 4, dashes: [0.01, 2.25], cap: 'round' },
  walk: { width: 3, dashes: [0.01, 2], cap: 'round' },
  flight: { width: 1.75, cap: 'round' },
};
/** Same as in the legend. */
const ESTIMATE_OPACITY = 0.6;
const MODES: readonly ModeLine[] = ['flight', 'road', 'estimate', 'rail', 'ferry', 'walk'];
const NOTHING: FilterSpecification = ['==', ['get', 'id'], ''];

export const DOT_LAYER = 'add-dots';
export const LEG_LAYERS = MODES.map((mode) => `connection-${mode}`);

export interface PlanStyleParts {
  theme: MapTheme;
  connections: readonly MapConnection[];
  gates: readonly MapGate[];
  dots: readonly MapDot[];
  pins: readonly PinGroup[];
  chips: readonly Chip[];
  /** Id of the selected connection. */
  selectedConnection: string | null;
  /** Key of the highlighted experience. */
  highlighted: string | null;
}

/** Adds the plan to the base map's style: lines below all labels, names of stops take precedence over towns. */
export function withPlan(base: StyleSpecification, parts: PlanStyleParts): StyleSpecification {
  const { theme, connections, gates, dots, pins, chips } = parts;
  const colors = COLORS[theme];
  const firstName = base.layers.findIndex(({ type }) => type === 'symbol');
  const at = firstName < 0 ? base.layers.length : firstName;
  const sources = {
    ...base.sources,
    connections: geojson(
      connections.flatMap(({ id, line, estimated, points, crossed = [] }) =>
        lineParts(line, estimated, points, crossed).map((part) => ({
          properties: { id, line: part.mode, state: estimated ? 'estimate' : 'known' },
          geometry: { type: 'LineString' as const, coordinates: part.points.map(flat) },
        })),
      ),
    ),
    gates: geojson(gates.map(({ code, at: spot }) => pointOf({ code }, spot))),
    dots: geojson(dots.map(({ key, at: spot }) => pointOf({ id: key }, spot))),
    pins: geojson(pins.map((pin) => pointOf({ name: pin.stops[0]?.name ?? '' }, pin.at))),
    chips: geojson(chips.map((chip) => pointOf({ room: `${chip.connection.time}OO` }, chip.at))),
  } satisfies StyleSpecification['sources'];
  return {
    ...base,
    sources,
    layers: [
      ...base.layers.slice(0, at),
      ...lineLayers(parts.selectedConnection, colors),
      ...dotLayers(parts.highlighted, colors),
      ...base.layers.slice(at).map((layer) => besidePins(layer, pins)),
      ...nameLayers(theme),
    ],
  };
}

function lineLayers(selectedConnection: string | null, { route, casing }: { route: string; casing: string }) {
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const layers: LayerSpecification[] = [
    {
      id: 'connection-halo',
      type: 'line',
      source: 'connections',
      filter: selectedConnection === null ? NOTHING : ['==', ['get', 'id'], selectedConnection],
      layout,
      paint: { 'line-color': route, 'line-width': 18, 'line-opacity': 0.2 },
    },
    {
      id: 'connection-casing',
      type: 'line',
      source: 'connections',
      filter: ['!=', ['get', 'line'], 'flight'],
      layout,
      paint: { 'line-color': casing, 'line-width': 8 },
    },
  ];
  for (const mode of MODES) {
    const { width, dashes, cap } = SHAPES[mode];
    layers.push({
      id: `connection-${mode}`,
      type: 'line',
      source: 'connections',
      filter: ['==', ['get', 'line'], mode],
      layout: { 'line-cap': cap, 'line-join': 'round' },
      paint: {
        'line-color': route,
        'line-width': width,
        // Estimated roads have their own dash pattern; other estimated modes are paler.
        'line-opacity':
          mode === 'estimate' ? 1 : ['case', ['==', ['get', 'state'], 'estimate'], ESTIMATE_OPACITY, 1],
        ...(dashes === undefined ? {} : { 'line-dasharray': dashes }),
      },
    });
  }
  return layers;
}

function dotLayers(
  highlighted: string | null,
  { casing, pin }: { casing: string; pin: string },
): LayerSpecification[] {
  const isHighlighted: FilterSpecification = ['==', ['get', 'id'], highlighted ?? ''];
  const ring = { 'circle-stroke-color': pin, 'circle-stroke-width': 2 };
  return [
    {
      id: 'gates',
      type: 'circle',
      source: 'gates',
      paint: { ...ring, 'circle-radius': 5, 'circle-color': casing, 'circle-stroke-width': 2.5 },
    },
    {
      id: DOT_LAYER,
      type: 'circle',
      source: 'dots',
      paint: { ...ring, 'circle-radius': 6, 'circle-color': casing },
    },
    {
      id: 'pointed-dot',
      type: 'circle',
      source: 'dots',
      filter: isHighlighted,
      paint: { ...ring, 'circle-radius': 8, 'circle-color': pin },
    },
  ];
}

/** Layers placed later take precedence for label collisions: pins, chips, names of stops, then towns. */
function nameLayers(theme: MapTheme): LayerSpecification[] {
  const colors = MAP_COLORS[theme];
  const paint = { 'text-color': colors.text, 'text-halo-color': colors.halo, 'text-halo-width': 1.6 };
  const room = { 'text-font': MAP_FONT, 'text-allow-overlap': true, 'text-padding': 0 };
  return [
    {
      id: 'gate-name',
      type: 'symbol',
      source: 'gates',
      layout: {
        'text-field': ['get', 'code'],
        'text-font': MAP_FONT,
        'text-size': 12,
        'text-variable-anchor': ['right', 'left', 'top', 'bottom'],
        'text-radial-offset': 0.9,
      },
      paint,
    },
    {
      id: 'stop-name',
      type: 'symbol',
      source: 'pins',
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['Roboto Semibold', ...MAP_FONT],
        'text-size': 14,
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 1.55,
        'text-justify': 'auto',
        'text-max-width': 9,
      },
      paint,
    },
    {
      id: 'chip-room',
      type: 'symbol',
      source: 'chips',
      layout: { ...room, 'text-field': ['get', 'room'], 'text-size': 16 },
      paint: { 'text-opacity': 0 },
    },
    {
      id: 'pin-room',
      type: 'symbol',
      source: 'pins',
      layout: { ...room, 'text-field': 'O', 'text-size': 30 },
      paint: { 'text-opacity': 0 },
    },
  ];
}

/** Moves a town's label beside a pin on the town, and hides it if the stop has the same name. */
function besidePins(layer: LayerSpecification, pins: readonly PinGroup[]): LayerSpecification {
  if (layer.id !== 'town-name' || layer.type !== 'symbol') return layer;
  const names = pins.flatMap(({ stops }) => stops.map(({ name }) => name));
  const text = layer.layout?.['text-field'];
  return {
    ...layer,
    layout: {
      ...layer.layout,
      'text-radial-offset': 1.35,
      ...(Array.isArray(text) ? { 'text-field': ['case', ['in', text, ['literal', names]], '', text] } : {}),
    },
  };
}

function geojson(features: readonly { properties: Record<string, string>; geometry: Geometry }[]) {
  const data: FeatureCollection = {
    type: 'FeatureCollection',
    features: features.map((feature) => ({ type: 'Feature', ...feature })),
  };
  return { type: 'geojson', data } as const;
}

function pointOf(
  properties: Record<string, string>,
  at: LngLat,
): { properties: Record<string, string>; geometry: Geometry } {
  return { properties, geometry: { type: 'Point', coordinates: flat(at) } };
}

function flat([lng, lat]: LngLat): [number, number] {
  return [lng, lat];
}
