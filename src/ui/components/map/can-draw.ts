let drawable: boolean | undefined;

/** Whether this device can draw the map. Asked once: each question makes a canvas. */
export function canDraw(): boolean {
  drawable ??= document.createElement('canvas').getContext('webgl2') !== null;
  return drawable;
}
