/**
 * Allowed picture sizes, in CSS pixels times the screen's density; the server rejects any other. The query parameters
 * are those of image-delivery services, so that an operator can put one in front.
 */
export const PICTURE_PRESETS = {
  /** Page header, wide screens first, at most twice as wide as high. */
  hero: [
    [2560, 1280],
    [1920, 960],
    [1264, 640],
    [960, 640],
    [600, 450],
  ],
  'exp-card': [
    [960, 720],
    [640, 480],
    [480, 360],
    [320, 240],
  ],
  /** Posts and article headers. */
  wide: [
    [1200, 675],
    [800, 450],
    [480, 270],
  ],
  highlight: [
    [960, 640],
    [480, 320],
  ],
  /** Bands at the head and the foot of pages, which show a part of the whole picture. */
  footer: [
    [3440, 1000],
    [1920, 558],
    [1264, 367],
  ],
  marker: [
    [150, 150],
    [100, 100],
    [75, 75],
    [50, 50],
  ],
  /** The home page's header, as wide as its picture is drawn. */
  home: [
    [3440, 1000],
    [1920, 720],
    [1264, 640],
  ],
  /** Open Graph previews on other sites. */
  og: [[1200, 628]],
} as const satisfies Record<string, readonly (readonly [width: number, height: number])[]>;
export type PicturePreset = keyof typeof PICTURE_PRESETS;

/** Sections of the site with their own header picture, `hero-<section>`. */
export const HERO_SECTIONS = [
  'home',
  'tours',
  'my-tours',
  'my-experiences',
  'destinations',
  'experiences',
  'favorites',
  'account',
  'projects',
  'blog',
  'faqs',
  'contact',
  'privacy',
  'terms',
] as const;
export type HeroSection = (typeof HERO_SECTIONS)[number];

/** Size for URLs without one. */
export const DEFAULT_SIZE = [640, 480] as const;

/** Details of a picture for activities: the center of the crop, at twice the scale. */
export const DETAIL_POINTS = [
  [0.3, 0.7],
  [0.7, 0.65],
  [0.5, 0.4],
  [0.25, 0.35],
] as const;
export const DETAIL_ZOOM = 2;

export interface PictureSource {
  /** Path with the hash of the content: `/images/namibia/deadvlei/deadvlei.webp?v=8bfdd96c`. */
  uri: string;
  /** 0 to 1 from the left and the top. */
  fp_x?: number | undefined;
  fp_y?: number | undefined;
  /** Author and license of a photograph; missing for what is drawn. */
  credit?: string | undefined;
}

/** URL of one size, cropped around the focal point. @param base origin of an image-delivery service */
export function pictureUrl(
  { uri, fp_x = 0.5, fp_y = 0.5 }: PictureSource,
  [width, height]: readonly [number, number],
  base = '',
): string {
  const [path = '', query = ''] = uri.split('?');
  const params = new URLSearchParams(query);
  const crop = { w: width, h: height, fit: 'crop', crop: 'focalpoint', 'fp-x': fp_x, 'fp-y': fp_y };
  for (const [name, value] of Object.entries(crop)) params.set(name, String(value));
  return `${base}${path}?${params.toString()}`;
}

/** `srcset` with all sizes of a preset. */
export function pictureSrcset(source: PictureSource, preset: PicturePreset, base = ''): string {
  return PICTURE_PRESETS[preset].map((size) => `${pictureUrl(source, size, base)} ${size[0]}w`).join(', ');
}

/** A text of the catalogue whose pictures come from another origin. */
export function withPictureBase(html: string, base: string): string {
  if (base === '') return html;
  return html.replaceAll(/<img [^>]+>/g, (image) =>
    image.replaceAll(/(["\s])\/images\//g, `$1${base}/images/`),
  );
}
