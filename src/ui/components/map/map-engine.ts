import 'maplibre-gl/dist/maplibre-gl.css';
import { addProtocol, Map as MapLibre, setWorkerUrl, type MapOptions } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Protocol } from 'pmtiles';
import { warnOfFailedLoad } from '../../../data/offline/page-stays.ts';
import { tileProtocol } from './tile-protocol.ts';

/** URL of the tile archive; a new archive has a new version. */
export const TILES = `pmtiles:///basemap/base.pmtiles?v=${import.meta.env.VITE_BASEMAP_VERSION}`;

// MapLibre looks for its worker next to its own module, but the build puts it elsewhere.
setWorkerUrl(workerUrl);
addProtocol('pmtiles', tileProtocol(new Protocol({ metadata: true, errorOnMissingTile: true })));

/** A flat map with north up. `onFailed`: the tiles cannot be loaded, so nothing can be rendered. */
export function makeMap(options: MapOptions, title: string, onFailed: () => void): MapLibre {
  const map = new MapLibre({
    maxZoom: 12,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: { compact: false },
    locale: { 'Map.Title': title },
    ...options,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.on('error', ({ error }) => {
    warnOfFailedLoad('The map could not read its tiles', error.message);
    if (!map.isStyleLoaded()) onFailed();
  });
  return map;
}
