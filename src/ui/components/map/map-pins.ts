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
    layers: [...style.layers.map((layer) => besidePins(layer, numbered)), placeholder],
  };
}

function besidePins(layer: LayerSpecification, numbered: boolean): LayerSpecification {
  if (layer.id !== 'town-name' || layer.type !== 'symbol') return layer;
  const offset = numbered ? NUMBERED_OFFSET : PLAIN_OFFSET;
  return { ...layer, layout: { ...layer.layout, 'text-radial-offset': offset } };
}

function featuresOf(places: readonly MapPlace[]): FeatureCollection<Point> {
  const features = places.map(({ at }): Feature<Point> => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Point', coordinates: [at[0], at[1]] },
  }));
  return { type: 'FeatureCollection', features };
}
