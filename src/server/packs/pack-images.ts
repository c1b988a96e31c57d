import { LOCALES } from '../../model/base/locale.ts';
import { mapPicturePath } from '../../model/pictures/map-picture.ts';
import type { PackImage } from '../../model/pictures/pack-pictures.ts';
import { PICTURE_PRESETS, type PictureSource, pictureUrl } from '../../model/pictures/picture.ts';
import type { MapImages } from '../maps/map-images.ts';
import type { Catalogue } from '../memory/catalogue-memory.ts';
import { type PackFlags, packGlimpses, type PackKeys } from './country-pack.ts';

type Listed = Omit<PackImage, 'bytes'>;

/** Bands that pages about a country end with. */
const FOOTERS = ['hero-home', 'hero-destinations', 'hero-tours', 'hero-blog', 'hero-my-tours'];
const THEMES = ['light', 'dark'] as const;
const IMAGE = /<img [^>]*srcset="([^"]+)"/g;
const CANDIDATE = /(\/images\/\S+) (\d+)w/g;

/** Every picture of a country's screens in every size that is made of it, each address once. */
export function packImages(
  country: string,
  keys: PackKeys,
  catalogue: Catalogue,
  {
    maps,
    isDrawn,
    flags,
  }: { maps: Pick<MapImages, 'find'> | undefined; isDrawn: (name: string) => boolean; flags: PackFlags },
): Listed[] {
  const { collections } = catalogue;
  const found = new Map<string, Listed>();
  const add = (image: Listed) => {
    if (image.url.startsWith('/images/')) found.set(image.url, image);
  };
  const sizes = (source: PictureSource | undefined, use: Exclude<Listed['use'], 'map'>) => {
    if (source === undefined) return;
    for (const size of PICTURE_PRESETS[use]) {
      add({ url: pictureUrl(source, size), use, width: size[0] });
    }
  };

  for (const row of keys.countries.flatMap((key) => collections.countries.rows.get(key) ?? [])) {
    if (row.key === country) sizes(row.image_uris[0], 'hero');
    sizes(row.image_uris[0], 'exp-card');
  }
  for (const place of keys.experiences.flatMap((key) => collections.experiences.rows.get(key) ?? [])) {
    sizes(place.image_uris[0], 'exp-card');
    if (place.country_key !== country) continue;
    sizes(place.image_uris[0], 'hero');
    const { activities = [] } = collections.experienceDetails.rows.get(place.key) ?? {};
    for (const { image_uri } of activities) {
      if (image_uri !== undefined) add({ url: image_uri, use: 'highlight', width: widthOf(image_uri) });
    }
    const map = maps?.find(country, place.key, catalogue);
    if (map === undefined) continue;
    for (const locale of LOCALES) {
      for (const theme of THEMES) {
        const item = { folder: country, key: place.key };
        const url = mapPicturePath(item, { locale, theme, version: map.version });
        add({ url, use: 'map', width: 0, locale, theme });
      }
    }
  }
  for (const tour of keys.tours.flatMap((key) => collections.tours.rows.get(key) ?? [])) {
    sizes(tour.image_uris[0], 'hero');
    sizes(tour.image_uris[0], 'exp-card');
    const story = collections.tourVariants.rows.get(tour.key);
    for (const image of inText([story?.en.story, story?.de.story])) add(image);
  }
  for (const post of keys.blogposts.flatMap((key) => collections.blogposts.rows.get(key) ?? [])) {
    sizes(post.image_uris[0], 'wide');
    sizes(post.image_uris[0], 'exp-card');
    const text = collections.blogpostDetails.rows.get(post.key);
    for (const image of inText([text?.en.body, text?.de.body])) add(image);
  }
  for (const shown of packGlimpses(country, keys, catalogue, flags)) sizes(shown.image_uris[0], 'exp-card');
  for (const name of FOOTERS.filter(isDrawn)) sizes({ uri: `/images/site/${name}/${name}.webp` }, 'footer');
  return [...found.values()];
}

/** Pictures in HTML of our own making. */
function inText(texts: readonly (string | undefined)[]): Listed[] {
  return texts
    .filter((text) => text !== undefined)
    .flatMap((text) => Array.from(text.matchAll(IMAGE)))
    .flatMap(([, srcset = '']) => Array.from(srcset.replaceAll('&amp;', '&').matchAll(CANDIDATE)))
    .map(([, url = '', width]) => ({ url, use: 'wide', width: Number(width) }));
}

function widthOf(url: string): number {
  return Number(new URLSearchParams(url.split('?')[1]).get('w') ?? 0);
}
