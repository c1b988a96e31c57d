import type { ExpressionSpecification } from 'maplibre-gl';

/** Id of the base map's only source. */
export const BASE_SOURCE = 'base';

export function layer<Type extends 'circle' | 'fill' | 'line' | 'symbol'>(sourceLayer: string, type: Type) {
  return { id: `${sourceLayer}-${type}`, type, source: BASE_SOURCE, 'source-layer': sourceLayer };
}

export function byZoom(fromZoom: number, from: number, toZoom: number, to: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], fromZoom, from, toZoom, to];
}
