/** Linear RGB. */
export type Color = readonly [number, number, number];

function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const known = new Map<string, Color>();

/** Converts `#rrggbb` to linear RGB; memoized, because the ground needs it at every pixel. */
export function hex(text: string): Color {
  const before = known.get(text);
  if (before) return before;
  const color = parsed(text);
  known.set(text, color);
  return color;
}

function parsed(text: string): Color {
  const value = Number.parseInt(text.slice(1), 16);
  return [toLinear((value >> 16) & 255), toLinear((value >> 8) & 255), toLinear(value & 255)];
}

export function blend(from: Color, to: Color, share: number): Color {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

export function scaled(color: Color, factor: number): Color {
  return [color[0] * factor, color[1] * factor, color[2] * factor];
}

export function times(one: Color, other: Color): Color {
  return [one[0] * other[0], one[1] * other[1], one[2] * other[2]];
}

export function brightness(color: Color): number {
  return color[0] * 0.2126 + color[1] * 0.7152 + color[2] * 0.0722;
}

/** The color's hue at another brightness. */
export function atBrightness(color: Color, wanted: number): Color {
  return scaled(color, wanted / Math.max(0.001, brightness(color)));
}

/** Blends in `share` of another color's hue at the same brightness. */
export function tinted(color: Color, hue: Color, share: number): Color {
  return blend(color, atBrightness(hue, brightness(color)), share);
}

/** Palette of a country: light, middle, dark, accent. */
export interface Palette {
  light: Color;
  middle: Color;
  dark: Color;
  accent: Color;
}

export function paletteOf(colors: readonly string[]): Palette {
  const [light = '#f0d0a0', middle = '#808060', dark = '#303020', accent = '#e08040'] = colors;
  return { light: hex(light), middle: hex(middle), dark: hex(dark), accent: hex(accent) };
}
