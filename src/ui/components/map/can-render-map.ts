let hasWebGl: boolean | undefined;

/** Whether WebGL 2 is available. Cached: each check creates a canvas. */
export function canRenderMap(): boolean {
  hasWebGl ??= document.createElement('canvas').getContext('webgl2') !== null;
  return hasWebGl;
}
