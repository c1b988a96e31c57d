import { Hono } from 'hono';
import { causeText } from '../cause-text.ts';
import { etagMatches } from '../http/encoded-body.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { DEFAULT_LOCALE, isLocale } from '../../model/base/locale.ts';
import type { MapImages } from '../maps/map-images.ts';
import type { Catalogue } from '../memory/catalogue-memory.ts';
import {
  canonicalAddress,
  canonicalCrop,
  type ImageFormat,
  type ImageRequest,
  readImageQuery,
} from '../images/image-request.ts';
import type { ImageStore } from '../images/image-store.ts';
import { type Master, type Masters, versionOf } from '../images/masters.ts';
import type { Crop } from '../images/render-image.ts';
import type { Settings } from '../settings.ts';
import type { Bindings } from './api-context.ts';
import { addressOf } from './limit-calls.ts';

export const IMAGES_BASE = '/images';
/** Key prefix of hero pictures. */
export const HERO_PREFIX = 'hero-';
/** Folder and key of an experience, a hero or a country; the key is repeated as the file name. */
const PICTURE = /^\/([a-z0-9-]+)\/([a-z0-9-]+)\/([a-z0-9-]+)\.(webp|avif|jpg)$/;

const TYPES: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const IMMUTABLE = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

const MAP = /^\/([a-z0-9-]+)\/([a-z0-9-]+)\/([a-z0-9-]+)-map\.png$/;
const MAP_QUERY = new Set(['l', 'theme', 'v']);

export interface ImageDeps {
  masters: Masters;
  images: ImageStore;
  /** Folder of a picture's key: its country, or `site`. Undefined if unknown. */
  folderOf: (key: string) => string | undefined;
  /** Missing without a base map. */
  maps?: Pick<MapImages, 'find'> | undefined;
  catalogue: () => Catalogue;
  settings: Pick<Settings, 'trustedProxies'>;
}

/** `GET /images/<folder>/<key>/<key>.webp?w=&h=&fit=crop&crop=focalpoint&fp-x=&fp-y=&fm=`, presets only. */
export function imageRoutes({
  masters,
  images,
  folderOf,
  maps,
  catalogue,
  settings,
}: ImageDeps): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>();
  app.get('*', async (context) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const caller = addressOf(context, settings);
    const map = MAP.exec(pathname.slice(IMAGES_BASE.length));
    if (map) return mapImage(map, searchParams, context.req.header('If-None-Match') ?? null, caller);
    const [, folder, key, name] = PICTURE.exec(pathname.slice(IMAGES_BASE.length)) ?? [];
    const master = key === undefined || key !== name ? undefined : masters.find(key);
    if (!master || key === undefined || folderOf(key) !== folder) throw new HttpProblem('not-found');
    const requested = readImageQuery(searchParams);
    if ('invalid' in requested) {
      throw badRequest(requested.invalid);
    }
    const crop = canonicalCrop(requested, [master.fp_x, master.fp_y]);
    if (crop === undefined) {
      // URL of an older page, from before the picture's focal point changed.
      const Location = canonicalAddress(pathname, searchParams, [master.fp_x, master.fp_y]);
      return new Response(null, { status: 302, headers: { Location, 'Cache-Control': A_DAY } });
    }
    const isCurrent = requested.version === versionOf(master);
    const tag = `${master.hash}-${requested.width}-${requested.height}`;
    const headers = {
      'Cache-Control': isCurrent ? IMMUTABLE : A_DAY,
      ...(requested.format === undefined ? { Vary: 'Accept' } : {}),
    };
    const { format, bytes } = await inFormat(
      context.req.header('Accept') ?? '',
      requested,
      master,
      crop,
      caller,
    );
    const etag = `"${tag}-${format}"`;
    if (etagMatches(context.req.header('If-None-Match') ?? null, `${tag}-${format}`)) {
      return new Response(null, { status: 304, headers: { ...headers, ETag: etag } });
    }
    return new Response(bytes, {
      headers: {
        ...headers,
        ETag: etag,
        'Content-Type': TYPES[format],
        'Content-Length': String(bytes.byteLength),
      },
    });
  });
  return app;

  /** `GET /images/<folder>/<key>/<key>-map.png?l=de&theme=dark`: the base map around a place. */
  async function mapImage(
    [, folder = '', key = '', name]: RegExpExecArray,
    query: URLSearchParams,
    ifNoneMatch: string | null,
    caller: string,
  ) {
    const strange = [...query.keys()].find((field) => !MAP_QUERY.has(field));
    const locale = query.get('l') ?? DEFAULT_LOCALE;
    const theme = query.get('theme') ?? 'light';
    const invalid = strange ?? (isLocale(locale) ? undefined : 'l');
    if (invalid !== undefined || !isLocale(locale)) throw badRequest(invalid ?? 'l');
    if (theme !== 'light' && theme !== 'dark') throw badRequest('theme');
    const image = key === name ? maps?.find(folder, key, catalogue()) : undefined;
    if (!image) throw new HttpProblem('not-found');
    const tag = [image.version, locale, theme].join('-');
    const headers = {
      'Cache-Control': query.get('v') === image.version ? IMMUTABLE : A_DAY,
      ETag: `"${tag}"`,
    };
    if (etagMatches(ifNoneMatch, tag)) return new Response(null, { status: 304, headers });
    const id = mapImageId({ version: image.version, folder, key, locale, theme });
    const bytes = await images.made(id, 'png', () => image.draw({ locale, theme }), caller);
    return new Response(bytes, {
      headers: {
        ...headers,
        'Content-Type': 'image/png',
        'Content-Length': String(bytes.byteLength),
      },
    });
  }

  async function inFormat(
    accept: string,
    requested: ImageRequest,
    master: Master,
    crop: Crop,
    caller: string,
  ) {
    const source = { file: masters.fileOf(master), hash: master.hash };
    try {
      if (requested.format !== undefined) {
        return { format: requested.format, bytes: await images.get(source, crop, requested.format, caller) };
      }
      // AVIF is smaller but slow to encode: the first visitor gets WebP as a fallback.
      const avif = accept.includes('image/avif') ? await images.peek(source, crop, 'avif') : undefined;
      if (avif) return { format: 'avif' as const, bytes: avif };
      return { format: 'webp' as const, bytes: await images.get(source, crop, 'webp', caller) };
    } catch (error) {
      if (error instanceof HttpProblem) throw error;
      console.error(`The picture ${source.file} could not be rendered: ${causeText(error)}`);
      throw new HttpProblem('unavailable');
    }
  }
}

/** Cache id of a map image. */
export function mapImageId(of: Record<'version' | 'folder' | 'key' | 'locale' | 'theme', string>): string {
  return ['map', of.version, of.folder, of.key, of.locale, of.theme].join(' ');
}

function badRequest(path: string): HttpProblem {
  return new HttpProblem('bad-request', { errors: [{ path, message: 'no preset has this value' }] });
}
