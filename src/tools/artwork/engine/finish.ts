import { brightness, type Palette } from './color.ts';
import { clamp } from './math.ts';
import type { Picture } from './gbuffer.ts';

export interface Grade {
  /** Bloom of bright pixels, 0 to 1. */
  bloom: number;
  exposure: number;
  saturation: number;
  /** Vignette strength. */
  vignette: number;
}

export const GRADE: Grade = { bloom: 0.5, exposure: 1.22, saturation: 1.2, vignette: 0.16 };

/** Converts linear light to 8 bits: bloom, tone curve, the country's tint in the shadows, vignette. */
export function finish(picture: Picture, palette: Palette, grade: Grade): Uint8ClampedArray<ArrayBuffer> {
  const { width, height, light } = picture;
  const result = new Uint8ClampedArray(width * height * 3);
  const shine = grade.bloom > 0 ? shineOf(picture) : undefined;
  const bloom = new Float64Array(3);
  const dark = palette.dark;
  const darkLevel = Math.max(0.01, brightness(dark));
  for (let row = 0; row < height; row += 1) {
    const fromMiddle = (row + 0.5) / height - 0.5;
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 3;
      const aside = (column + 0.5) / width - 0.5;
      const corner = 1 - grade.vignette * (aside * aside + fromMiddle * fromMiddle) * 1.9;
      let red = light[at]!;
      let green = light[at + 1]!;
      let blue = light[at + 2]!;
      if (shine) {
        shine(column, row, bloom);
        red += bloom[0]! * grade.bloom;
        green += bloom[1]! * grade.bloom;
        blue += bloom[2]! * grade.bloom;
      }
      const power = grade.exposure * corner;
      const gray = (red * 0.2126 + green * 0.7152 + blue * 0.0722) * power;
      const deep = Math.exp(-gray * 9) * 0.012;
      const saturation = grade.saturation;
      result[at] = curve(gray + (red * power - gray) * saturation + (deep * dark[0]) / darkLevel);
      result[at + 1] = curve(gray + (green * power - gray) * saturation + (deep * dark[1]) / darkLevel);
      result[at + 2] = curve(gray + (blue * power - gray) * saturation + (deep * dark[2]) / darkLevel);
    }
  }
  return result;
}

const STEPS = 2048;
const BRIGHTEST = 6;
const table = Float32Array.from({ length: STEPS + 2 }, (_, index) =>
  filmed((index / STEPS) ** 2 * BRIGHTEST),
);

function curve(value: number): number {
  const at = Math.sqrt(clamp(value, 0, BRIGHTEST) / BRIGHTEST) * STEPS;
  const index = Math.floor(at);
  const low = table[index]!;
  return low + (table[index + 1]! - low) * (at - index);
}

/** Soft-shoulder tone curve: keeps mid-tones, compresses highlights towards white. */
function filmed(value: number): number {
  if (value <= 0) return 0;
  const mapped = 1 - Math.exp(-1.45 * value);
  const tone = mapped + 0.16 * mapped * (1 - mapped) * (2 * mapped - 1);
  return 255 * (tone <= 0.0031308 ? tone * 12.92 : 1.055 * tone ** (1 / 2.4) - 0.055);
}

/** Writes the bloom at a pixel to `out`. */
type Shine = (column: number, row: number, out: Float64Array) => void;

function shineOf(picture: Picture): Shine {
  const cell = Math.max(4, Math.round(picture.width / 200));
  const wide = Math.ceil(picture.width / cell);
  const tall = Math.ceil(picture.height / cell);
  const sums = new Float32Array(wide * tall * 3);
  const area = cell * cell;
  for (let row = 0; row < picture.height; row += 1) {
    for (let column = 0; column < picture.width; column += 1) {
      const at = (row * picture.width + column) * 3;
      const to = (Math.floor(row / cell) * wide + Math.floor(column / cell)) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const over = Math.min(3, picture.light[at + channel]!) - 0.85;
        if (over > 0) sums[to + channel]! += over / area;
      }
    }
  }
  let field = sums;
  for (let turn = 0; turn < 3; turn += 1) field = softened(field, wide, tall, 4);
  return (column, row, out) => {
    const x = clamp((column + 0.5) / cell - 0.5, 0, wide - 1.001);
    const y = clamp((row + 0.5) / cell - 0.5, 0, tall - 1.001);
    const left = Math.floor(x);
    const up = Math.floor(y);
    const right = Math.min(wide - 1, left + 1);
    const down = Math.min(tall - 1, up + 1);
    for (let channel = 0; channel < 3; channel += 1) {
      const topLeft = field[(up * wide + left) * 3 + channel]!;
      const lowLeft = field[(down * wide + left) * 3 + channel]!;
      const top = topLeft + (field[(up * wide + right) * 3 + channel]! - topLeft) * (x - left);
      const low = lowLeft + (field[(down * wide + right) * 3 + channel]! - lowLeft) * (x - left);
      out[channel] = top + (low - top) * (y - up);
    }
  };
}

function softened(
  field: Float32Array<ArrayBuffer>,
  wide: number,
  tall: number,
  radius: number,
): Float32Array<ArrayBuffer> {
  const across = new Float32Array(field.length);
  const result = new Float32Array(field.length);
  const share = 1 / (radius * 2 + 1);
  for (let row = 0; row < tall; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      for (let offset = -radius; offset <= radius; offset += 1) {
        const from = (row * wide + clamp(column + offset, 0, wide - 1)) * 3;
        const to = (row * wide + column) * 3;
        for (let channel = 0; channel < 3; channel += 1)
          across[to + channel]! += field[from + channel]! * share;
      }
    }
  }
  for (let row = 0; row < tall; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      for (let offset = -radius; offset <= radius; offset += 1) {
        const from = (clamp(row + offset, 0, tall - 1) * wide + column) * 3;
        const to = (row * wide + column) * 3;
        for (let channel = 0; channel < 3; channel += 1)
          result[to + channel]! += across[from + channel]! * share;
      }
    }
  }
  return result;
}
