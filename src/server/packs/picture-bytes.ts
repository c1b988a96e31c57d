import fs from 'node:fs/promises';
import path from 'node:path';
import { readImageQuery } from '../images/image-request.ts';
import type { Master } from '../images/masters.ts';
import type { ServedPictures } from '../routes/api-context.ts';
import { mapImageId } from '../routes/image-routes.ts';

/**
 * Estimate of a size's bytes as a share of its master file: measured over the artwork at 960 × 720; grows with the
 * area. Zoomed details have less content.
 */
const SHARE_AT = { areaPx: 960 * 720, share: 0.55 };
const SMALLER_EXPONENT = 0.69;
const LARGER_EXPONENT = 0.5;
const ZOOMED_SHARE = 0.88;
const MAP_BYTES = 33_000;
/** For a picture without a file, which occurs only in tests. */
const DRAWING_BYTES = 42_000;

export interface PictureBytes {
  /** Bytes of a picture URL. `made` is false for an estimate. */
  of(url: string): Promise<{ bytes: number; made: boolean }>;
}

/** Sizes of pictures in bytes: measured on disk, estimated if that size has not been rendered. */
export function createPictureBytes({ masters, images }: ServedPictures): PictureBytes {
  /** Never changes once rendered, because the URL has the content hash. */
  const made = new Map<string, number>();
  const drawings = new Map<string, Promise<number>>();

  async function measure(url: string): Promise<{ bytes: number; made: boolean }> {
    const { pathname, searchParams } = new URL(url, 'http://here');
    const [, , folder = '', key = '', name = ''] = pathname.split('/');
    if (name.endsWith('-map.png')) {
      const [locale = '', theme = '', version = ''] = ['l', 'theme', 'v'].map(
        (field) => searchParams.get(field) ?? '',
      );
      const size = await images.sizeOfMade(mapImageId({ version, folder, key, locale, theme }), 'png');
      return { bytes: size ?? MAP_BYTES, made: size !== null };
    }
    const master = masters.find(key);
    const requested = readImageQuery(searchParams);
    if (master === undefined || 'invalid' in requested) return { bytes: 0, made: true };
    const { width, height, zoom, focus = [master.fp_x, master.fp_y] } = requested;
    const source = { file: masters.fileOf(master), hash: master.hash };
    const size = await images.sizeOf(source, { width, height, zoom, focus }, 'webp');
    if (size !== null) return { bytes: size, made: true };
    return { bytes: estimate(await drawingBytes(master), requested), made: false };
  }

  function drawingBytes(master: Master): Promise<number> {
    const file = masters.fileOf(master);
    const there = drawings.get(file);
    if (there) return there;
    const size = fs.stat(path.resolve(file)).then(
      (stat) => stat.size,
      () => DRAWING_BYTES,
    );
    drawings.set(file, size);
    return size;
  }

  return {
    async of(url) {
      const known = made.get(url);
      if (known !== undefined) return { bytes: known, made: true };
      const found = await measure(url);
      if (found.made) made.set(url, found.bytes);
      return found;
    },
  };
}

function estimate(drawing: number, size: { width: number; height: number; zoom: number }): number {
  const area = (size.width * size.height) / SHARE_AT.areaPx;
  const share = SHARE_AT.share * area ** (area > 1 ? LARGER_EXPONENT : SMALLER_EXPONENT);
  return Math.round(drawing * share * (size.zoom === 1 ? 1 : ZOOMED_SHARE));
}
