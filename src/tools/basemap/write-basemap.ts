import { mercatorY } from '../../model/place/geo.ts';
import fs from 'node:fs';
import path from 'node:path';
import { GeoJSONVT, type GeoJSONVTFeature } from '@maplibre/geojson-vt';
import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf';
import { mapLayers, type MapLayer } from './map-layers.ts';
import { type TileBytes, writeArchive } from './pmtiles-writer.ts';
import { boxesAt, PLANNER_ZOOM } from './regions.ts';

export const BASEMAP_FILE = 'public/basemap/base.pmtiles';
const EXTENT = 4096;
/** Attribution shown by MapLibre, required by the license of GeoNames. */
const ATTRIBUTION = 'Natural Earth · GeoNames · Rucksack';
/** Used only to filter by zoom, so not written to the tiles. */
const ONLY_FOR_TILES = new Set(['from_zoom', 'to_zoom']);

/** Rebuilds the base map in public/. */
export function writeBasemap(root: string, say: (line: string) => void): void {
  const startedAt = performance.now();
  const { bytes, tiles } = buildBasemap(root);
  const file = path.join(root, BASEMAP_FILE);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, bytes);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`${BASEMAP_FILE}: ${tiles} tiles, ${(bytes.length / 1e6).toFixed(2)} MB, in ${seconds} s`);
}

/** The archive's bytes; reproducible from the same sources. */
export function buildBasemap(root: string): { bytes: Uint8Array; tiles: number } {
  const layers = mapLayers(root).map((layer) => ({ layer, index: indexOf(layer) }));
  const tiles: TileBytes[] = [];
  for (let zoom = 0; zoom <= PLANNER_ZOOM; zoom += 1) {
    for (const [x, y] of tilesAt(zoom)) {
      tiles.push({ zoom, x, y, bytes: tileBytes(layers, zoom, x, y) });
    }
  }
  const bytes = writeArchive(tiles, {
    minZoom: 0,
    maxZoom: PLANNER_ZOOM,
    metadata: {
      name: 'Rucksack base map',
      attribution: ATTRIBUTION,
      vector_layers: layers.map(({ layer }) => ({
        id: layer.name,
        fields: fieldsOf(layer),
        minzoom: layer.zooms[0],
        maxzoom: layer.zooms[1],
      })),
    },
  });
  return { bytes, tiles: tiles.length };
}

interface IndexedLayer {
  layer: MapLayer;
  index: GeoJSONVT;
}

function indexOf({ features, buffer, tolerance }: MapLayer): GeoJSONVT {
  const collection = { type: 'FeatureCollection' as const, features };
  // One more zoom level, because geojson-vt does not simplify the last one.
  return new GeoJSONVT(collection, { maxZoom: PLANNER_ZOOM + 1, extent: EXTENT, buffer, tolerance });
}

/** Tiles that intersect the drawn areas at this zoom, deduplicated. */
function tilesAt(zoom: number): [x: number, y: number][] {
  const count = 2 ** zoom;
  const boxes = boxesAt(zoom) ?? [[-180, -85.05, 180, 85.05]];
  const tiles = new Map<number, [number, number]>();
  for (const [west, south, east, north] of boxes) {
    const [left, right] = [columnOf(west, count), columnOf(east, count)];
    const [top, bottom] = [rowOf(north, count), rowOf(south, count)];
    for (let x = left; x <= right; x += 1) {
      for (let y = top; y <= bottom; y += 1) tiles.set(y * count + x, [x, y]);
    }
  }
  return [...tiles.values()];
}

function columnOf(longitude: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((longitude / 360 + 0.5) * count)));
}

function rowOf(latitude: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(mercatorY(latitude) * count)));
}

function tileBytes(layers: readonly IndexedLayer[], zoom: number, x: number, y: number): Uint8Array {
  const drawn: Record<string, GeoJSONWrapper> = {};
  for (const { layer, index } of layers) {
    if (zoom < layer.zooms[0] || zoom > layer.zooms[1]) continue;
    const found: readonly GeoJSONVTFeature[] = index.getTile(zoom, x, y)?.features ?? [];
    const features = found
      .filter(
        ({ tags }) => zoom >= Number(tags?.['from_zoom'] ?? 0) && zoom <= Number(tags?.['to_zoom'] ?? 99),
      )
      .map((feature) => Object.assign({}, feature, { tags: shownTags(feature.tags) }));
    if (features.length === 0) continue;
    const wrapped = new GeoJSONWrapper(features, { version: 2, extent: EXTENT });
    wrapped.name = layer.name;
    drawn[layer.name] = wrapped;
  }
  return fromVectorTileJs({ layers: drawn });
}

function shownTags(tags: Readonly<Record<string, unknown>> | null): Record<string, unknown> {
  return Object.fromEntries(Object.entries(tags ?? {}).filter(([name]) => !ONLY_FOR_TILES.has(name)));
}

function fieldsOf({ features }: MapLayer): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { properties } of features) {
    for (const [name, value] of Object.entries(properties)) {
      if (!ONLY_FOR_TILES.has(name))
        fields[name] ??=
          typeof value === 'number' ? 'Number' : typeof value === 'boolean' ? 'Boolean' : 'String';
    }
  }
  return fields;
}
