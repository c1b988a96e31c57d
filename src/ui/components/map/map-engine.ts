import 'maplibre-gl/dist/maplibre-gl.css';
import { addProtocol, Map as MapLibre, setWorkerUrl, type MapOptions } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Protocol } from 'pmtiles';
import { tileProtocol } from './tile-protocol.ts';

/** The whole archive of tiles lies under one address; a new archive has another one. */
export const TILES = `pmtiles:///basemap/base.pmtiles?v=${import.meta.env.VITE_BASEMAP_VERSION}`;

// MapLibre looks for its worker beside its own module, where the build does not put it.
setWorkerUrl(workerUrl);
addProtocol('pmtiles', tileProtocol(new Protocol({ metadata: true, errorOnMissingTile: true })));

/** A map that lies flat with north at the top. `onFailed`: the tiles cannot be read, so nothing can be drawn. */
export function makeMap(options: MapOptions, title: string, onFailed: () => void): MapLibre {
  const made = new MapLibre({
    maxZoom: 12,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: { compact: false },
    locale: { 'Map.Title': title },
    ...options,
  });
  made.touchZoomRotate.disableRotation();
  made.keyboard.disableRotation();
  made.on('error', ({ error }) => {
    console.warn('The map could not read its tiles', error.message);
    if (!made.isStyleLoaded()) onFailed();
  });
  return made;
}
