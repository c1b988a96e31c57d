/** Linear light, red, green, blue. */
export type Colour = readonly [number, number, number];

function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const known = new Map<string, Colour>();

/** `#rrggbb` in linear light; remembered, since the ground asks at every pixel. */
export function hex(text: string): Colour {
  const before = known.get(text);
  if (before) return before;
  const colour = parsed(text);
  known.set(text, colour);
  return colour;
}

function parsed(text: string): Colour {
  const value = Number.parseInt(text.slice(1), 16);
  return [toLinear((value >> 16) & 255), toLinear((value >> 8) & 255), toLinear(value & 255)];
}

export function blend(from: Colour, to: Colour, share: number): Colour {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

export function scaled(colour: Colour, factor: number): Colour {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

export function times(one: Colour, other: Colour): Colour {
  return [one[0] * other[0], one[1] * other[1], one[2] * other[2]];
}

export function brightness(colour: Colour): number {
  return colour[0] * 0.2126 + colour[1] * 0.7152 + colour[2] * 0.0722;
}

/** The colour's hue at another brightness. */
export function atBrightness(colour: Colour, wanted: number): Colour {
  return scaled(colour, wanted / Math.max(0.001, brightness(colour)));
}

/** Takes `share` of another colour's hue and keeps the brightness. */
export function tinted(colour: Colour, hue: Colour, share: number): Colour {
  return blend(colour, atBrightness(hue, brightness(colour)), share);
}

/** The four colours of a country: light, middle, dark, accent. */
export interface Palette {
  light: Colour;
  middle: Colour;
  dark: Colour;
  accent: Colour;
}

export function paletteOf(colours: readonly string[]): Palette {
  const [light = '#f0d0a0', middle = '#808060', dark = '#303020', accent = '#e08040'] = colours;
  return { light: hex(light), middle: hex(middle), dark: hex(dark), accent: hex(accent) };
}
