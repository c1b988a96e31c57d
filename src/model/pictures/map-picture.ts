import type { LonLat } from '../place/geo.ts';
import type { Locale } from '../base/locale.ts';
import type { MapTheme } from './map-colors.ts';

/** What a picture of the map is about. A place lies in the folder of its country. */
export interface MapPictureItem {
  folder: string;
  key: string;
  points: readonly LonLat[];
}

/**
 * Address of a picture of the base map, `/images/namibia/deadvlei/deadvlei-map.png?…&v=8bfdd96c`: what lies there
 * never changes.
 * @param drawing hash of the tiles and of what draws them, as the build knows it
 */
export function mapPictureAddress(
  item: MapPictureItem,
  { locale, theme, drawing }: { locale: Locale; theme: MapTheme; drawing: string },
): string {
  return mapPicturePath(item, { locale, theme, version: mapPictureVersion(drawing, item.points) });
}

/** As above, where the version is known. */
export function mapPicturePath(
  { folder, key }: Pick<MapPictureItem, 'folder' | 'key'>,
  { locale, theme, version }: { locale: Locale; theme: MapTheme; version: string },
): string {
  return `/images/${folder}/${key}/${key}-map.png?l=${locale}&theme=${theme}&v=${version}`;
}

/** Changes with the drawing and with a point that moves: the page and the server work it out alike. */
export function mapPictureVersion(drawing: string, points: readonly LonLat[]): string {
  let hash = FNV_OFFSET;
  for (const character of `${drawing} ${points.join(' ')}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

/** FNV-1a with 32 bits. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
