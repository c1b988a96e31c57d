/** G-buffer: surface attributes per pixel, before lighting. */
export interface Pixels {
  width: number;
  height: number;
  depth: Float32Array;
  normalX: Float32Array;
  normalY: Float32Array;
  normalZ: Float32Array;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  kind: Uint8Array;
}

export function pixelsOf(width: number, height: number): Pixels {
  const size = width * height;
  return {
    width,
    height,
    depth: new Float32Array(size).fill(Number.POSITIVE_INFINITY),
    normalX: new Float32Array(size),
    normalY: new Float32Array(size),
    normalZ: new Float32Array(size),
    red: new Float32Array(size),
    green: new Float32Array(size),
    blue: new Float32Array(size),
    kind: new Uint8Array(size),
  };
}

/** A camera that looks along z with a shifted horizon, so that verticals stay vertical. */
export interface Camera {
  /** Columns of the picture. */
  width: number;
  height: number;
  /** Focal length in pixels. */
  focal: number;
  /** Column of the optical axis. */
  center: number;
  /** Row of the horizon. */
  horizon: number;
}

/** The picture in linear RGB, three numbers per pixel. */
export interface Picture {
  width: number;
  height: number;
  light: Float32Array;
}
