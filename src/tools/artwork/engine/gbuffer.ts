/** What is seen at each pixel before the light falls on it. */
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

/** A camera that looks straight along z; the horizon lies where the picture wants it, uprights stay upright. */
export interface Camera {
  height: number;
  /** Focal length in pixels. */
  focal: number;
  /** The column straight ahead. */
  centre: number;
  /** The row of the horizon. */
  horizon: number;
}

/** The picture in linear light, three numbers a pixel. */
export interface Picture {
  width: number;
  height: number;
  light: Float32Array;
}
