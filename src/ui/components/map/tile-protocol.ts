import { AJAXError, type AddProtocolAction } from 'maplibre-gl';
import type { Protocol } from 'pmtiles';

/**
 * The protocol of PMTiles with one thing mended: a tile that the archive lacks fails with 404, and the source
 * says that it is sparse, so that MapLibre cuts the tile from the one above it. As it comes the protocol answers
 * an empty tile, and land away from our countries turns into sea on zooming in.
 *
 * Needs `new Protocol({ metadata: true, errorOnMissingTile: true })`.
 */
export function tileProtocol(protocol: Protocol): AddProtocolAction {
  return async (request, controller) => {
    try {
      const { data } = await protocol.tilev4(request, controller);
      if (typeof data !== 'object' || data === null) return { data: new ArrayBuffer() };
      // The archive does not change under a running page: its answers need no date of expiry.
      return { data: request.type === 'json' ? { ...data, sparse: true } : data };
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'Tile not found.') throw error;
      throw new AJAXError(404, 'Not Found', request.url, new Blob());
    }
  };
}
