import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { Locale } from '../../../model/base/locale.ts';
import { MAP_COLORS, type MapColors, type MapTheme } from '../../../model/pictures/map-colors.ts';
import { BASE_SOURCE, byZoom, layer } from './map-layer.ts';
import { nameLayers } from './map-names.ts';

export interface MapStyleChoice {
  theme: MapTheme;
  locale: Locale;
  /** URL of the tile archive: `pmtiles:///basemap/base.pmtiles`. */
  tilesUrl: string;
}

const ATTRIBUTION = 'Natural Earth · GeoNames · Rucksack';

/**
 * Style of the base map for MapLibre 6: muted land below routes and pins, localized labels, one tile archive of our own
 * origin. `tilesUrl` needs the protocol of `tile-protocol.ts`; otherwise land outside our countries turns into sea when
 * zoomed in.
 */
export function mapStyle({ theme, locale, tilesUrl }: MapStyleChoice): StyleSpecification {
  const colors = MAP_COLORS[theme];
  return {
    version: 8,
    name: `rucksack-${theme}`,
    sources: {
      [BASE_SOURCE]: { type: 'vector', url: tilesUrl, attribution: ATTRIBUTION },
    },
    layers: [...grounds(colors), ...lines(colors), ...nameLayers(colors, locale)],
  };
}

function grounds(colors: MapColors): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colors.sea } },
    { ...layer('land', 'fill'), paint: { 'fill-color': colors.land } },
    {
      ...layer('country', 'fill'),
      id: 'our-countries',
      maxzoom: 6,
      filter: ['==', ['get', 'is_ours'], true],
      paint: { 'fill-color': colors.ours, 'fill-opacity': byZoom(3.5, 1, 5.8, 0) },
    },
    {
      ...layer('park', 'fill'),
      minzoom: 4,
      paint: { 'fill-color': colors.park, 'fill-opacity': byZoom(4, 0, 5, 1) },
    },
    { ...layer('pan', 'fill'), minzoom: 4, paint: { 'fill-color': colors.pan } },
    {
      ...layer('park', 'line'),
      id: 'park-outline',
      minzoom: 5,
      paint: { 'line-color': colors.parkLine, 'line-width': byZoom(5, 0.5, 9, 1.2) },
    },
    {
      ...layer('river', 'line'),
      minzoom: 2,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colors.river,
        'line-width': [
          'interpolate',
          ['linear'],
          ['zoom'],
          2,
          ['-', 0.6, ['*', 0.04, ['get', 'rank']]],
          9,
          ['-', 2.4, ['*', 0.14, ['get', 'rank']]],
        ],
      },
    },
    // Above the rivers, whose lines continue through lakes.
    { ...layer('lake', 'fill'), minzoom: 2, paint: { 'fill-color': colors.sea } },
  ];
}

function lines(colors: MapColors): LayerSpecification[] {
  return [
    {
      ...layer('province', 'line'),
      minzoom: 5,
      paint: { 'line-color': colors.province, 'line-width': 0.7, 'line-dasharray': [4, 3] },
    },
    {
      ...layer('boundary', 'line'),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colors.boundary, 'line-width': byZoom(1, 0.4, 8, 1.4) },
    },
    {
      ...layer('rail', 'line'),
      minzoom: 6,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colors.rail, 'line-width': byZoom(6, 0.8, 10, 1.6), 'line-dasharray': [5, 2] },
    },
    {
      ...roads('road-casing', ['==', ['get', 'class'], 'tar']),
      paint: { 'line-color': colors.roadCasing, 'line-width': roadWidth(1.4) },
    },
    {
      ...roads('road-tar', ['==', ['get', 'class'], 'tar']),
      paint: { 'line-color': colors.road, 'line-width': roadWidth(0) },
    },
    {
      ...roads('road-gravel', ['in', ['get', 'class'], ['literal', ['gravel', 'salt']]]),
      layout: { 'line-cap': 'butt', 'line-join': 'round' },
      paint: {
        'line-color': colors.gravel,
        'line-width': byZoom(5, 0.6, 10, 2),
        'line-dasharray': [4, 1.6],
      },
    },
    {
      ...roads('road-track', ['==', ['get', 'class'], 'track']),
      minzoom: 8,
      layout: { 'line-cap': 'butt', 'line-join': 'round' },
      paint: { 'line-color': colors.gravel, 'line-width': 1, 'line-dasharray': [1.5, 2] },
    },
    {
      ...roads('ferry', ['==', ['get', 'class'], 'ferry']),
      minzoom: 8,
      layout: { 'line-cap': 'butt' },
      paint: { 'line-color': colors.rail, 'line-width': 1, 'line-dasharray': [1, 3] },
    },
  ];
}

function roads(id: string, filter: FilterSpecification) {
  return {
    ...layer('road', 'line'),
    id,
    minzoom: 4,
    filter,
    layout: { 'line-cap': 'round' as const, 'line-join': 'round' as const },
  };
}

/** Main roads are wider; `casing` is added on both sides. */
function roadWidth(casing: number): ExpressionSpecification {
  const byRank = (main: number, second: number, rest: number): ExpressionSpecification => [
    'match',
    ['get', 'rank'],
    1,
    main + casing,
    2,
    second + casing,
    rest + casing,
  ];
  return [
    'interpolate',
    ['linear'],
    ['zoom'],
    5,
    byRank(0.8, 0.5, 0.3),
    8,
    byRank(2, 1.4, 1),
    12,
    byRank(5, 3.6, 2.6),
  ];
}
