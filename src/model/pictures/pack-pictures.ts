import { PICTURE_PRESETS } from './picture.ts';

/** Kinds of pictures on a country's pages. Map markers of experiences are scaled from their cards. */
export const PACK_USES = ['hero', 'exp-card', 'wide', 'highlight', 'footer', 'map'] as const;
export type PackUse = (typeof PACK_USES)[number];

export interface PackImage {
  url: string;
  use: PackUse;
  width: number;
  bytes: number;
  locale?: 'en' | 'de' | undefined;
  theme?: 'light' | 'dark' | undefined;
}

/** The screen that a pack's pictures are downloaded for. */
export interface PackScreen {
  /** In CSS pixels: the wider side on a computer, the portrait width on a phone. */
  widthCss: number;
  density: number;
  theme: 'light' | 'dark';
}

/** Maximum display width by use, in CSS pixels. */
const MAX_WIDTH_CSS: Record<PackUse, number> = {
  hero: Number.POSITIVE_INFINITY,
  'exp-card': 720,
  wide: 960,
  highlight: Number.POSITIVE_INFINITY,
  footer: Number.POSITIVE_INFINITY,
  map: Number.POSITIVE_INFINITY,
};
/** Narrower pages have no footer picture. */
const FOOTER_FROM_CSS = 600;

/**
 * Selects the sizes for this screen: of each picture the smallest one that is wide enough for its widest use, else the
 * widest; map pictures in both languages and in the screen's theme.
 */
export function imagesFor(images: readonly PackImage[], screen: PackScreen): PackImage[] {
  const chosen = new Map<string, PackImage>();
  for (const image of images) {
    if (image.use === 'footer' && screen.widthCss < FOOTER_FROM_CSS) continue;
    if (image.theme !== undefined && image.theme !== screen.theme) continue;
    const id = `${image.use} ${withoutSize(image.url)}`;
    const other = chosen.get(id);
    if (other === undefined || isBetter(image, other, neededPx(image.use, screen))) chosen.set(id, image);
  }
  return [...chosen.values()];
}

function neededPx(use: PackUse, { widthCss, density }: PackScreen): number {
  return Math.min(widthCss, MAX_WIDTH_CSS[use]) * density;
}

function isBetter(image: PackImage, other: PackImage, needed: number): boolean {
  const [enough, otherEnough] = [image.width >= needed, other.width >= needed];
  if (enough !== otherEnough) return enough;
  return enough ? image.width < other.width : image.width > other.width;
}

/** Identifies a picture with its focal point, independent of its size. */
function withoutSize(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  params.delete('w');
  params.delete('h');
  return `${path}?${params.toString()}`;
}

interface Size {
  width: number;
  height: number;
}

/**
 * Fallback for a size that is not cached: the smallest cached size that covers it, sizes of the same preset first.
 * Undefined if none is large enough.
 * @param there URLs of the cached sizes of the same picture
 */
export function findCachedSize(wanted: string, there: readonly string[]): string | undefined {
  const size = sizeOf(wanted);
  const crop = cropOf(wanted);
  if (size === null) return undefined;
  const kind = kindOf(size);
  const covering = there.flatMap((url) => {
    const other = sizeOf(url);
    if (other === null || cropOf(url) !== crop) return [];
    const covers =
      kindOf(other) === kind
        ? other.width >= size.width
        : other.width >= size.width && other.height >= size.height;
    return covers ? [{ url, other, far: kindOf(other) === kind ? 0 : 1 }] : [];
  });
  covering.sort((a, b) => a.far - b.far || a.other.width - b.other.width);
  return covering[0]?.url;
}

/** Zoom and center of a part of the picture; null for the whole. */
function cropOf(url: string): string | null {
  const params = paramsOf(url);
  const zoom = params.get('fp-z');
  return zoom && [zoom, params.get('fp-x'), params.get('fp-y')].join();
}

function paramsOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split('?')[1]);
}

function sizeOf(url: string): Size | null {
  const params = paramsOf(url);
  const [width, height] = [Number(params.get('w')), Number(params.get('h'))];
  return width > 0 && height > 0 ? { width, height } : null;
}

function kindOf({ width, height }: Size): string | undefined {
  return Object.entries(PICTURE_PRESETS).find(([, sizes]) =>
    sizes.some(([w, h]) => w === width && h === height),
  )?.[0];
}
