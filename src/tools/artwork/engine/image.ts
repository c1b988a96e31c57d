import sharp, { type Sharp } from 'sharp';
import { brushed } from './brush.ts';
import type { Palette } from './color.ts';
import { finish, GRADE, type Grade } from './finish.ts';
import { render } from './render.ts';
import type { Scene } from './scene.ts';

export interface Drawn {
  /** 8-bit RGB. */
  bytes: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Renders a scene `oversize` times larger, downsamples it, then applies the brush filter. */
export async function draw(
  scene: Scene,
  width: number,
  height: number,
  seed: number,
  oversize: number,
  grade: Grade = GRADE,
): Promise<Drawn> {
  const wide = Math.round(width * oversize);
  const tall = Math.round(height * oversize);
  const bytes = finished(scene, wide, tall, seed, scene.palette, grade);
  const raw = sharp(Buffer.from(bytes.buffer), { raw: { width: wide, height: tall, channels: 3 } });
  const small =
    oversize === 1
      ? Buffer.from(bytes.buffer)
      : await raw.resize(width, height, { kernel: 'lanczos3' }).raw().toBuffer();
  const radius = Math.round(width / 600);
  return {
    bytes: width >= 1000 ? brushed(small, width, height, radius) : new Uint8ClampedArray(small),
    width,
    height,
  };
}

function finished(
  scene: Scene,
  width: number,
  height: number,
  seed: number,
  palette: Palette,
  grade: Grade,
): Uint8ClampedArray<ArrayBuffer> {
  return finish(render(scene, width, height, seed), palette, grade);
}

/** Blur in pixels for pictures whose fine detail does not fit its bytes at the lowest quality. */
const SOFTENED = [0, 0.7, 1.1, 1.6] as const;

/** Encodes WebP at the best quality that fits `most` bytes; the smallest file where none does. */
export async function webpOf({ width, height, bytes }: Drawn, most: number): Promise<Buffer> {
  const image = sharp(Buffer.from(bytes), { raw: { width, height, channels: 3 } });
  let smallest: Buffer = Buffer.alloc(0);
  for (const sigma of SOFTENED) {
    const { fits, file } = await bestWebp(sigma === 0 ? image : image.clone().blur(sigma), most);
    if (fits) return file;
    smallest = file;
  }
  return smallest;
}

async function bestWebp(image: Sharp, most: number): Promise<{ fits: boolean; file: Buffer }> {
  const at = (quality: number): Promise<Buffer> => image.clone().webp({ quality, effort: 4 }).toBuffer();
  let low = 20;
  let high = 86;
  let quality = 78;
  let best: Buffer | undefined;
  // File size grows roughly with the square of the quality, so three guesses are enough.
  for (let turn = 0; turn < 4 || (!best && low < high); turn += 1) {
    const next = await at(quality);
    if (next.length <= most) {
      best = next;
      low = quality;
      if (next.length > most * 0.93 || quality >= 84) break;
    } else high = quality - 1;
    const guess = Math.round(quality * Math.sqrt(most / next.length) * 0.985);
    quality = Math.min(high, Math.max(low + (best ? 1 : 0), guess));
    if (low >= high) break;
  }
  const file = best ?? (await at(low));
  return { fits: file.length <= most, file };
}

/** Mean color as `#rrggbb`. */
export function averageOf(drawn: Drawn): string {
  const sums = [0, 0, 0];
  for (let at = 0; at < drawn.bytes.length; at += 3) {
    sums[0]! += drawn.bytes[at]!;
    sums[1]! += drawn.bytes[at + 1]!;
    sums[2]! += drawn.bytes[at + 2]!;
  }
  const count = drawn.bytes.length / 3;
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
