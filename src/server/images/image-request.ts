import { DEFAULT_SIZE, DETAIL_POINTS, DETAIL_ZOOM, PICTURE_PRESETS } from '../../model/pictures/picture.ts';

export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Parsed image URL. */
export interface ImageRequest {
  width: number;
  height: number;
  /** Defaults to the picture's own focal point. */
  focus: readonly [x: number, y: number] | undefined;
  zoom: number;
  /** Defaults to content negotiation (Accept). */
  format: ImageFormat | undefined;
  version: string | undefined;
}

const KNOWN = new Set(['w', 'h', 'fit', 'crop', 'fp-x', 'fp-y', 'fp-z', 'fm', 'v']);
/** Of the pages of earlier releases, which installed apps go on asking for. */
const FORMER_SIZES = ['2560x800', '600x800', '3440x360', '1920x360', '1264x360'];
const SIZES = new Set([
  ...Object.values(PICTURE_PRESETS).flatMap((sizes) => sizes.map(([width, height]) => `${width}x${height}`)),
  ...FORMER_SIZES,
]);
const DETAIL_SIZES = new Set(PICTURE_PRESETS.highlight.map(([width, height]) => `${width}x${height}`));
const FRACTION = /^(0(\.\d{1,3})?|1(\.0{1,3})?)$/;

/** Parses the query, or returns the errors by parameter name. */
export function readImageQuery(query: URLSearchParams): ImageRequest | { invalid: string } {
  const names = [...query.keys()];
  const strange = names.find((name, index) => !KNOWN.has(name) || names.indexOf(name) !== index);
  if (strange !== undefined) return { invalid: strange };
  const of = (name: string) => query.get(name) ?? undefined;
  const size = `${of('w') ?? DEFAULT_SIZE[0]}x${of('h') ?? DEFAULT_SIZE[1]}`;
  if ((of('w') === undefined) !== (of('h') === undefined))
    return { invalid: of('w') === undefined ? 'w' : 'h' };
  if (!SIZES.has(size)) return { invalid: 'w' };
  if ((of('fit') ?? 'crop') !== 'crop') return { invalid: 'fit' };
  if ((of('crop') ?? 'focalpoint') !== 'focalpoint') return { invalid: 'crop' };
  const [x, y] = [of('fp-x'), of('fp-y')];
  if (x !== undefined && !FRACTION.test(x)) return { invalid: 'fp-x' };
  if (y !== undefined && !FRACTION.test(y)) return { invalid: 'fp-y' };
  if ((x === undefined) !== (y === undefined)) return { invalid: x === undefined ? 'fp-x' : 'fp-y' };
  const zoom = Number(of('fp-z') ?? 1);
  if (zoom !== 1 && zoom !== DETAIL_ZOOM) return { invalid: 'fp-z' };
  const format = of('fm');
  if (format !== undefined && !isFormat(format)) return { invalid: 'fm' };
  const version = of('v');
  if (version !== undefined && !/^[0-9a-f]{1,64}$/.test(version)) return { invalid: 'v' };
  const [width = 0, height = 0] = size.split('x').map(Number);
  return {
    width,
    height,
    focus: x === undefined ? undefined : [Number(x), Number(y)],
    zoom,
    format,
    version,
  };
}

/** Default focal point of a URL without one. */
const MIDDLE: Point = [0.5, 0.5];
type Point = readonly [x: number, y: number];

/**
 * The crop of a URL, if it is one that pages use: around the picture's own focal point or its center, or zoomed in on a
 * detail. Undefined otherwise, so that clients cannot cause unlimited renderings.
 */
export function canonicalCrop(
  { width, height, focus, zoom }: ImageRequest,
  own: Point,
): { width: number; height: number; focus: Point; zoom: number } | undefined {
  const wanted = focus ?? own;
  const isDetail = zoom !== 1;
  if (isDetail && !DETAIL_SIZES.has(`${width}x${height}`)) return undefined;
  const points = isDetail ? DETAIL_POINTS : [own, MIDDLE];
  const known = points.find(([x, y]) => x === wanted[0] && y === wanted[1]);
  return known && { width, height, focus: known, zoom };
}

/** Canonical URL (path and query) of the same size around the picture's own focal point. */
export function canonicalAddress(pathname: string, query: URLSearchParams, own: Point): string {
  const params = new URLSearchParams(query);
  params.delete('fp-z');
  params.set('fp-x', String(own[0]));
  params.set('fp-y', String(own[1]));
  return `${pathname}?${params.toString()}`;
}

function isFormat(text: string): text is ImageFormat {
  return IMAGE_FORMATS.some((format) => format === text);
}
