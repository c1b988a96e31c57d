import { Hono } from 'hono';
import { causeText } from '../../cause-text.ts';
import { etagMatches } from '../../http/encoded-body.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import {
  canonicalAddress,
  canonicalCrop,
  type ImageFormat,
  readImageQuery,
} from '../../images/image-request.ts';
import type { UploadSizes } from '../../images/upload-sizes.ts';
import { userPictureId } from '../../images/user-picture-path.ts';
import type { Settings } from '../../settings.ts';
import type { UserStore } from '../../stores/users/user-store.ts';
import type { Bindings } from '../api-context.ts';
import { addressOf } from '../limit-calls.ts';

const TYPES: Partial<Record<ImageFormat, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };
/** Not longer, so that caches drop removed pictures. */
const A_DAY = 'public, max-age=86400';

/** `GET /images/user/<id>.webp?w=&h=&…`, presets only: users' uploads. Mounted at `USER_PICTURES`. */
export function userImageRoutes(
  store: Pick<UserStore, 'picture' | 'pictureBytes'>,
  sizes: UploadSizes,
  settings: Pick<Settings, 'trustedProxies'>,
): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>();
  app.get('*', async (context) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const id = userPictureId(pathname);
    if (id === undefined) throw new HttpProblem('not-found');
    const requested = readImageQuery(searchParams);
    const invalid = 'invalid' in requested ? requested.invalid : undefined;
    const format = 'invalid' in requested ? undefined : (requested.format ?? 'webp');
    const type = format && TYPES[format];
    if ('invalid' in requested || format === undefined || type === undefined) {
      throw new HttpProblem('bad-request', {
        errors: [{ path: invalid ?? 'fm', message: 'no preset has this value' }],
      });
    }
    const picture = await store.picture(id);
    if (!picture) throw new HttpProblem('not-found');
    const own = [picture.focalX, picture.focalY] as const;
    const crop = requested.zoom === 1 ? canonicalCrop(requested, own) : undefined;
    if (crop === undefined) {
      const Location = canonicalAddress(pathname, searchParams, own);
      return new Response(null, { status: 302, headers: { Location, 'Cache-Control': A_DAY } });
    }
    const { width, height, zoom, focus } = crop;
    const tag = [picture.hash, width, height, ...focus, zoom, format].join('-');
    const headers = { 'Cache-Control': A_DAY, ETag: `"${tag}"` };
    if (etagMatches(context.req.header('If-None-Match') ?? null, tag)) {
      return new Response(null, { status: 304, headers });
    }
    // Load the bytes lazily: only if this size has to be rendered, and only in this caller's turn.
    const read = async () => {
      const bytes = await store.pictureBytes(id);
      if (!bytes) throw new HttpProblem('not-found');
      return bytes;
    };
    const bytes = await sizes
      .get(id, read, crop, format, addressOf(context, settings))
      .catch((error: unknown) => {
        if (error instanceof HttpProblem) throw error;
        console.error(`A user's picture could not be rendered: ${causeText(error)}`);
        throw new HttpProblem('unavailable');
      });
    return new Response(bytes, {
      headers: {
        ...headers,
        'Content-Type': type,
        'Content-Length': String(bytes.byteLength),
      },
    });
  });
  return app;
}
