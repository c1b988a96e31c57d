import fs from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../../model/base/locale.ts';
import type { MapTheme } from '../../model/pictures/map-colors.ts';
import { mapPictureVersion } from '../../model/pictures/map-picture.ts';
import { WORLD_MAP, WORLD_RATIO, WORLD_TOP } from '../../model/pictures/world-map.ts';
import type { Catalogue } from '../memory/catalogue-memory.ts';
import { type MapView, drawMapSvg } from './draw-map.ts';
import { type TileReader, openTiles } from './read-tiles.ts';
import { loadSharp } from '../images/load-sharp.ts';
import { largest, smallest } from '../../model/place/extremes.ts';
import { mercatorY } from '../../model/place/geo.ts';

export const MAP_IMAGE = { width: 1200, height: 600 } as const;
/** Approximate display size: labels are drawn to be legible at it; the picture is larger for dense screens. */
const SHOWN = { width: 480, height: 240 } as const;
const SVG_DPI = 72;
const TILE = 512;
/** Shows about 60 km in each direction. */
const PLACE_ZOOM = 6.9;
const CLOSEST_ZOOM = 7.3;
const MARGIN_PX = 30;

type Point = readonly [lng: number, lat: number];

export interface MapParts {
  tilesFile: string;
  /** Fonts of the labels, because the machine may have none installed. */
  fontFolder: string;
  /** Version hash of the tiles and the code that draws them, from the build. */
  drawing: string;
}

export interface MapImages {
  /** The picture at the path `<folder>/<key>/<key>-map.png`; undefined for an unknown item. */
  find(folder: string, key: string, catalogue: Catalogue): MapImage | undefined;
  close(): Promise<void>;
}

export interface MapImage {
  /** Version hash, computed the same way by the page for the URL. */
  version: string;
  /** PNG bytes. */
  draw(choice: { locale: Locale; theme: MapTheme }): Promise<Buffer>;
}

/**
 * Static pictures of the base map for experiences, countries, tours and posts: for print, link previews and pages
 * without an interactive map.
 */
export async function openMapImages({
  tilesFile,
  fontFolder,
  workFolder,
  drawing,
}: MapParts & { workFolder: string }): Promise<MapImages> {
  await configureFonts(fontFolder, workFolder);
  let tiles: Promise<TileReader> | undefined;
  /** Opens the tiles once; after a failure the next call retries. */
  function opened(): Promise<TileReader> {
    tiles ??= openTiles(tilesFile).catch((error: unknown) => {
      tiles = undefined;
      throw error;
    });
    return tiles;
  }
  return {
    find(folder, key, catalogue) {
      const isWorld = folder === WORLD_MAP.folder && key === WORLD_MAP.key;
      const shown = isWorld ? { points: [] } : shownAt(folder, key, catalogue);
      if (!shown) return undefined;
      return {
        version: mapPictureVersion(drawing, shown.points),
        async draw(choice) {
          const view = isWorld ? WORLD_VIEW : viewOf(shown);
          const svg = await drawMapSvg(await opened(), { ...view, ...choice });
          const sharp = await loadSharp();
          const density = (SVG_DPI * MAP_IMAGE.width) / SHOWN.width;
          return sharp(Buffer.from(svg), { density })
            .png({ palette: true, colours: isWorld ? 32 : 128 })
            .toBuffer();
        },
      };
    },
    async close() {
      await (await tiles)?.close();
    },
  };
}

/** The whole world from the west to the east, for the home page. */
const WORLD_VIEW = {
  width: SHOWN.width,
  height: SHOWN.width * WORLD_RATIO,
  center: [0, latOf(WORLD_TOP + WORLD_RATIO / 2)] as const,
  zoom: Math.log2(SHOWN.width / TILE),
  plain: true,
};

/** Points to show and the marked one. */
interface Shown {
  points: readonly Point[];
  marker?: Point;
}

function shownAt(folder: string, key: string, { collections }: Catalogue): Shown | undefined {
  const { experiences, countries, tours, blogpostDetails } = collections;
  const place = experiences.rows.get(key);
  if (place?.country_key === folder) {
    return { points: [place.location.coordinates], marker: place.location.coordinates };
  }
  if (folder === key && countries.rows.has(key)) {
    const own = experiences.list.filter(({ country_key }) => country_key === key);
    return { points: own.map(({ location }) => location.coordinates) };
  }
  const tour = folder === 'tours' ? tours.rows.get(key) : undefined;
  const stops = tour?.experiences.flatMap((stop) => experiences.rows.get(stop.key) ?? []);
  if (stops) return { points: stops.map(({ location }) => location.coordinates) };
  const post = folder === 'blog' ? blogpostDetails.rows.get(key) : undefined;
  return post && { points: pointsOfPost(post, experiences) };
}

/**
 * Points of the experiences that a post links to, else of its countries, else of the whole catalogue (general travel
 * topics).
 */
function pointsOfPost(
  post: { experiences: readonly string[]; countries: readonly string[] },
  { rows, list }: Catalogue['collections']['experiences'],
): Point[] {
  const named = post.experiences.flatMap((key) => rows.get(key) ?? []);
  const around = list.filter(({ country_key }) => post.countries.includes(country_key));
  const places = [named, around].find(({ length }) => length > 0) ?? list;
  return places.map(({ location }) => location.coordinates);
}

/** Centers the points and zooms in as far as all of them fit. */
function viewOf({ points, marker }: Shown): Omit<MapView, 'locale' | 'theme'> {
  const { width, height } = SHOWN;
  const xs = points.map(([lng]) => worldX(lng));
  const ys = points.map(([, lat]) => mercatorY(lat));
  const [left, right, top, bottom] = [smallest(xs), largest(xs), smallest(ys), largest(ys)];
  const zoom = Math.min(
    marker ? PLACE_ZOOM : CLOSEST_ZOOM,
    zoomToFit(width, right - left),
    zoomToFit(height, bottom - top),
  );
  const center: Point = [((left + right) / 2) * 360 - 180, latOf((top + bottom) / 2)];
  return { width, height, center, zoom, ...(marker ? { marker } : {}) };
}

/** Zoom level at which a span of the world fits the pixels. */
function zoomToFit(pixels: number, span: number): number {
  return span === 0 ? Number.POSITIVE_INFINITY : Math.log2((pixels - 2 * MARGIN_PX) / (span * TILE));
}

function worldX(lng: number): number {
  return (lng + 180) / 360;
}

function latOf(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}

/**
 * Configures fontconfig, which the SVG renderer uses; it reads the environment variable when it renders its first text.
 */
async function configureFonts(fontFolder: string, workFolder: string): Promise<void> {
  const file = path.join(workFolder, 'fonts.conf');
  await fs.mkdir(workFolder, { recursive: true });
  await fs.writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${escaped(fontFolder)}</dir><cachedir>${escaped(path.join(workFolder, 'fonts'))}</cachedir></fontconfig>\n`,
  );
  process.env['FONTCONFIG_FILE'] ??= file;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
