import { AJAXError, type AddProtocolAction } from 'maplibre-gl';
import type { Protocol } from 'pmtiles';

/**
 * PMTiles protocol with one fix: a tile missing in the archive fails with 404, and the source is declared sparse, so
 * that MapLibre overzooms the parent tile. The original protocol returns an empty tile, and land outside our countries
 * turns into sea when zoomed in.
 *
 * Needs `new Protocol({ metadata: true, errorOnMissingTile: true })`.
 */
export function tileProtocol(protocol: Protocol): AddProtocolAction {
  return async (request, controller) => {
    try {
      const { data } = await protocol.tilev4(request, controller);
      if (typeof data !== 'object' || data === null) return { data: new ArrayBuffer() };
      // The archive is immutable while the page is open: responses need no expiry.
      return { data: request.type === 'json' ? { ...data, sparse: true } : data };
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'Tile not found.') throw error;
      throw new AJAXError(404, 'Not Found', request.url, new Blob());
    }
  };
}
