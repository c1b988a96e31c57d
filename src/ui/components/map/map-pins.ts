import type { Feature, FeatureCollection, Point } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { MAP_FONT } from './map-names.ts';
import type { MapPlace } from './map-types.ts';

const SOURCE = 'pins';
/** In the size of the letter whose box stands for a pin; somewhat less than the pin, as names keep a distance. */
const PLAIN_PX = 15;
const NUMBERED_PX = 25;
/** From the middle of a town to its name, in the size of its letters: past a pin that stands on the town. */
const PLAIN_OFFSET = 0.9;
const NUMBERED_OFFSET = 1.35;

/**
 * The style with room for the pins. They stand over the canvas, where the map knows nothing of them: a letter that
 * nobody sees keeps names off, and the names of towns move aside.
 */
export function withPins(style: StyleSpecification, places: readonly MapPlace[]): StyleSpecification {
  const numbered = places.some(({ number }) => number !== undefined);
  // The last layer is placed first: all names make way for it.
  const room: LayerSpecification = {
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
    layers: [...style.layers.map((layer) => pastPins(layer, numbered)), room],
  };
}

function pastPins(layer: LayerSpecification, numbered: boolean): LayerSpecification {
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
