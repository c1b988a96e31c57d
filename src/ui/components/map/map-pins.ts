import type { Feature, FeatureCollection, Point } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { MAP_FONT } from './map-names.ts';
import type { MapPlace } from './map-types.ts';

const SOURCE = 'pins';
/** Text size of the invisible placeholder of a pin; slightly smaller than the pin, since labels keep a distance. */
const PLAIN_PX = 15;
const NUMBERED_PX = 25;
/** Label offset of a town in ems: beside a pin on the town. */
const PLAIN_OFFSET = 0.9;
const NUMBERED_OFFSET = 1.35;

/**
 * Reserves space for the pins in the style. Pins are DOM elements over the canvas, unknown to MapLibre's collision
 * detection: an invisible letter keeps labels off, and labels of towns are moved aside.
 */
export function withPins(style: StyleSpecification, places: readonly MapPlace[]): StyleSpecification {
  const numbered = places.some(({ number }) => number !== undefined);
  // The last layer takes precedence: all labels avoid it.
  const placeholder: LayerSpecification = {
    id: 'pin-room',
    type: 'symbol',
    source: SOURCE,
    layout: {
      'text-field': 'O',
      'text-font': MAP_FONT,
      'text-size': numbered ? NUMBERED_PX : PLAIN_PX,
      'text-allow-overlap': true,
      'text-padding': 0,
    },
    paint: { 'text-opacity': 0 },
  };
  return {
    ...style,
    sources: { ...style.sources, [SOURCE]: { type: 'geojson', data: featuresOf(places) } },
    layers: [...style.layers.flatMap((layer) => besidePins(layer, numbered)), placeholder],
  };
}

/** On the map of a tour its stops have names, in place of other towns. */
function besidePins(layer: LayerSpecification, numbered: boolean): LayerSpecification[] {
  if (!('source-layer' in layer) || layer['source-layer'] !== 'town') return [layer];
  if (layer.type !== 'symbol') return numbered ? [] : [layer];
  const { 'source-layer': _tiles, minzoom: _nearer, ...style } = layer;
  const offset = numbered ? NUMBERED_OFFSET : PLAIN_OFFSET;
  const layout = { ...layer.layout, 'text-radial-offset': offset };
  if (!numbered) return [{ ...layer, layout }];
  return [
    { ...style, id: 'stop-name', source: SOURCE, layout: { ...layout, 'text-field': ['get', 'name'] } },
  ];
}

function featuresOf(places: readonly MapPlace[]): FeatureCollection<Point> {
  const features = places.map(({ at, name }): Feature<Point> => ({
    type: 'Feature',
    // Named like capitals.
    properties: { name, capital: true },
    geometry: { type: 'Point', coordinates: [at[0], at[1]] },
  }));
  return { type: 'FeatureCollection', features };
}
