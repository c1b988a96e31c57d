import type { Hono } from 'hono';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { type AnswerCache, jsonBody } from '../http/answer-cache.ts';
import { checkInput } from '../http/check-input.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { requestLocale } from '../http/request-locale.ts';
import { sendBody } from '../http/send-body.ts';
import type { Catalogue } from '../memory/catalogue-memory.ts';
import { packKeys, packRows } from '../packs/country-pack.ts';
import { packImages } from '../packs/pack-images.ts';
import { createPictureBytes } from '../packs/picture-bytes.ts';
import type { PackImage } from '../../model/pack-pictures.ts';
import type { ApiDeps, Bindings } from './api-context.ts';
import { DATA_HEADERS } from './catalogue-route.ts';

const CACHING = 'public, max-age=60, stale-while-revalidate=3600';
/** How soon sizes that had to be estimated are looked at again. */
const LOOK_AGAIN_MS = 20_000;

interface KnownImages {
  version: number;
  images: PackImage[];
  /** Milliseconds since 1970; null once every size is known as it was made. */
  estimatedAt: number | null;
  /** Counts up with each look, so that answers made of a former one are not sent again. */
  look: number;
}

/** `GET /countries/<key>/pack`: what a device takes along of a country. */
export function packRoutes(
  api: Hono<{ Bindings: Bindings }>,
  {
    memory,
    settings,
    pictures,
    cache,
  }: Pick<ApiDeps, 'memory' | 'settings' | 'pictures'> & { cache: AnswerCache },
): void {
  const sizes = pictures && createPictureBytes(pictures);
  const known = new Map<string, KnownImages>();
  const rowsBytes = new Map<string, { version: number; bytes: number }>();

  async function imagesOf(country: string, catalogue: Catalogue): Promise<KnownImages> {
    const there = known.get(country);
    const isFresh =
      there?.version === catalogue.version &&
      (there.estimatedAt === null || Date.now() - there.estimatedAt < LOOK_AGAIN_MS);
    if (there !== undefined && isFresh) return there;
    const listed =
      pictures === undefined
        ? []
        : packImages(country, packKeys(country, catalogue, settings.flags), catalogue, {
            maps: pictures.maps,
            isDrawn: (name) => pictures.masters.find(name) !== undefined,
            flags: settings.flags,
          });
    let allMade = true;
    const images: PackImage[] = [];
    for (const image of listed) {
      const { bytes, made } = (await sizes?.of(image.url)) ?? { bytes: 0, made: true };
      allMade &&= made;
      images.push({ ...image, bytes });
    }
    const found = {
      version: catalogue.version,
      images,
      estimatedAt: allMade ? null : Date.now(),
      look: (there?.look ?? 0) + 1,
    };
    known.set(country, found);
    return found;
  }

  async function bytesOfRows(country: string, catalogue: Catalogue): Promise<number> {
    const there = rowsBytes.get(country);
    if (there?.version === catalogue.version) return there.bytes;
    const keys = packKeys(country, catalogue, settings.flags);
    const { bytes } = await jsonBody(packRows(keys, catalogue, null)).encode('br');
    rowsBytes.set(country, { version: catalogue.version, bytes: bytes.byteLength });
    return bytes.byteLength;
  }

  api.get(ENDPOINTS.countryPack.path, async (context) => {
    const { raw } = context.req;
    const { since, parts } = checkInput(
      ENDPOINTS.countryPack.query,
      context.req.query(),
      requestLocale(raw.headers),
    );
    const country = context.req.param('key') ?? '';
    const catalogue = memory.current();
    if (!catalogue.collections.countries.rows.has(country)) throw new HttpProblem('not-found');
    const { images, look } = await imagesOf(country, catalogue);
    const rows_bytes = await bytesOfRows(country, catalogue);
    // A revision of another database says nothing about what the device has.
    const after = since === undefined || Number(since) > catalogue.version ? null : Number(since);
    const body = cache.get(
      catalogue.version,
      `pack ${country} ${after} ${parts} ${look}`,
      () => {
        const keys = packKeys(country, catalogue, settings.flags);
        return {
          country_key: country,
          revision: catalogue.version,
          keys,
          images,
          rows_bytes,
          ...(parts === 'images' ? {} : packRows(keys, catalogue, after)),
        };
      },
      // The pack is the same whether its pictures have been made already or not.
      { untagged: 'bytes' },
    );
    return sendBody(raw, body, { ...DATA_HEADERS, 'Cache-Control': CACHING });
  });
}
