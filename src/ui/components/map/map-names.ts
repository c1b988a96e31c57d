import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { Locale } from '../../../model/base/locale.ts';
import type { MapColors } from '../../../model/pictures/map-colors.ts';
import { byZoom, layer } from './map-layer.ts';

/** Rendered with the page's fonts: the style needs no glyphs to be fetched. */
export const MAP_FONT = ['Roboto', 'sans-serif'];
/** An area's label goes to its center, or close to it if there is a collision. */
const MOVABLE = {
  'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
  'text-radial-offset': 0.8,
} satisfies SymbolLayerSpecification['layout'];

/** All label layers; later layers take precedence. */
export function nameLayers(colors: MapColors, locale: Locale): LayerSpecification[] {
  const name: ['get', string] = ['get', `name_${locale}`];
  const halo = { 'text-halo-color': colors.halo, 'text-halo-width': 1.4 };
  return [
    {
      ...layer('river', 'symbol'),
      id: 'river-name',
      minzoom: 6,
      filter: ['has', `name_${locale}`],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 400,
        'text-field': name,
        'text-font': MAP_FONT,
        'text-size': 11,
        'text-max-angle': 30,
      },
      paint: { 'text-color': colors.waterText, ...halo },
    },
    {
      ...layer('road', 'symbol'),
      id: 'road-number',
      minzoom: 7,
      filter: [
        'all',
        ['!=', ['get', 'ref'], ''],
        ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 8, 2, 9.5, 3]],
      ],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 260,
        'text-field': ['get', 'ref'],
        'text-font': MAP_FONT,
        'text-size': 10,
        'text-rotation-alignment': 'viewport',
        'text-padding': 6,
      },
      paint: { 'text-color': colors.mutedText, ...halo, 'text-halo-width': 2 },
    },
    {
      ...layer('water_label', 'symbol'),
      minzoom: 6,
      layout: { 'text-field': name, 'text-font': MAP_FONT, 'text-size': 11, 'text-max-width': 6 },
      paint: { 'text-color': colors.waterText, ...halo },
    },
    {
      ...layer('province_label', 'symbol'),
      minzoom: 6,
      maxzoom: 9,
      layout: {
        'text-field': name,
        'text-font': MAP_FONT,
        'text-size': 10.5,
        'text-letter-spacing': 0.12,
        'text-transform': 'uppercase',
        'text-max-width': 7,
        'text-padding': 8,
      },
      paint: { 'text-color': colors.mutedText, ...halo, 'text-opacity': byZoom(6, 0.6, 7, 0.85) },
    },
    {
      ...layer('park_label', 'symbol'),
      minzoom: 6,
      layout: {
        'text-field': name,
        'text-font': MAP_FONT,
        'text-size': 11,
        'text-max-width': 7,
        'text-padding': 4,
        ...MOVABLE,
      },
      paint: { 'text-color': colors.parkText, ...halo },
    },
    {
      ...layer('town', 'circle'),
      minzoom: 5,
      paint: {
        'circle-color': ['case', ['get', 'capital'], colors.text, colors.mutedText],
        'circle-radius': [
          'interpolate',
          ['linear'],
          ['zoom'],
          5,
          1.3,
          9,
          ['case', ['get', 'capital'], 3.4, 2.2],
        ],
        'circle-stroke-color': colors.halo,
        'circle-stroke-width': 1,
      },
    },
    {
      ...layer('town', 'symbol'),
      id: 'town-name',
      minzoom: 3,
      layout: {
        'text-field': name,
        'text-font': MAP_FONT,
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          3,
          ['case', ['get', 'capital'], 11, 10],
          9,
          [
            'case',
            ['get', 'capital'],
            16,
            ['<=', ['get', 'rank'], 6],
            14,
            ['<=', ['get', 'rank'], 7],
            12.5,
            11.5,
          ],
        ],
        'text-variable-anchor': [
          'left',
          'right',
          'top',
          'bottom',
          'top-left',
          'top-right',
          'bottom-left',
          'bottom-right',
        ],
        'text-radial-offset': 0.5,
        'text-max-width': 8,
        'text-padding': 3,
        'symbol-sort-key': ['case', ['get', 'capital'], 0, ['get', 'rank']],
      },
      paint: {
        'text-color': [
          'case',
          ['get', 'capital'],
          colors.text,
          ['<=', ['get', 'rank'], 6],
          colors.text,
          colors.mutedText,
        ],
        ...halo,
      },
    },
    {
      ...layer('country_label', 'symbol'),
      minzoom: 1,
      maxzoom: 6.7,
      layout: {
        'text-field': name,
        'text-font': MAP_FONT,
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          2,
          ['case', ['get', 'is_ours'], 12, 10],
          6,
          ['case', ['get', 'is_ours'], 18, 13],
        ],
        'text-letter-spacing': 0.06,
        'text-max-width': 7,
        ...MOVABLE,
        'text-padding': 6,
        'symbol-sort-key': ['case', ['get', 'is_ours'], 0, 1],
      },
      paint: {
        'text-color': ['case', ['get', 'is_ours'], colors.text, colors.mutedText],
        ...halo,
      },
    },
  ];
}
