import type { LonLat } from '../place/geo.ts';
import type { Locale } from '../base/locale.ts';
import type { MapTheme } from './map-colors.ts';

/** Subject of a map picture. An experience is in the folder of its country. */
export interface MapPictureItem {
  folder: string;
  key: string;
  points: readonly LonLat[];
}

/**
 * URL of a picture of the base map, `/images/namibia/deadvlei/deadvlei-map.png?…&v=8bfdd96c`; its content never
 * changes.
 * @param drawing build-time hash of the tiles and of the code that draws them
 */
export function mapPictureAddress(
  item: MapPictureItem,
  { locale, theme, drawing }: { locale: Locale; theme: MapTheme; drawing: string },
): string {
  return mapPicturePath(item, { locale, theme, version: mapPictureVersion(drawing, item.points) });
}

/** As `mapPictureAddress`, with a given version. */
export function mapPicturePath(
  { folder, key }: Pick<MapPictureItem, 'folder' | 'key'>,
  { locale, theme, version }: { locale: Locale; theme: MapTheme; version: string },
): string {
  return `/images/${folder}/${key}/${key}-map.png?l=${locale}&theme=${theme}&v=${version}`;
}

/** Version hash of the drawing and the points; page and server compute the same. */
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
