import type { Hono } from 'hono';
import { ENDPOINTS } from '../../../contract/endpoints.ts';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { checkInput } from '../../http/check-input.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { sendBody } from '../../http/send-body.ts';
import type { Catalogue } from '../../memory/catalogue-memory.ts';
import { textsHeads } from '../../memory/country-texts.ts';
import { createSharedWork } from '../../work/shared-work.ts';
import { createTurns } from '../../work/turns.ts';
import { packKeys, packRows, rowsChangedAt } from '../../packs/country-pack.ts';
import { packImages } from '../../packs/pack-images.ts';
import { createPictureBytes } from '../../packs/picture-bytes.ts';
import type { PackImage } from '../../../model/pictures/pack-pictures.ts';
import type { ApiDeps, Bindings } from '../api-context.ts';
import { DATA_HEADERS } from './catalogue-route.ts';
import { addressOf } from '../limit-calls.ts';

const CACHING = 'public, max-age=60, stale-while-revalidate=3600';
/** Minimum time before estimated sizes are measured again. */
const MIN_MEASURE_INTERVAL_MS = 20_000;
/** Measuring a country's picture sizes: one country at a time. */
const MEASUREMENTS = { atOnce: 1, waitingMax: 60, perCallerMax: 10 };

interface KnownImages {
  version: number;
  images: PackImage[];
  /** Milliseconds since 1970; null once all sizes are exact. */
  estimatedAt: number | null;
  /** Incremented by each measurement; part of the cache key. */
  look: number;
}

/** `GET /countries/<key>/pack`: the offline pack of a country. */
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
  const looks = createSharedWork<KnownImages>(createTurns(MEASUREMENTS));

  function freshImages(country: string, catalogue: Catalogue): KnownImages | undefined {
    const there = known.get(country);
    const isFresh =
      there?.version === catalogue.version &&
      (there.estimatedAt === null || Date.now() - there.estimatedAt < MIN_MEASURE_INTERVAL_MS);
    return isFresh ? there : undefined;
  }

  async function imagesOf(country: string, catalogue: Catalogue, caller: string): Promise<KnownImages> {
    const find = async () => freshImages(country, catalogue) ?? lookForImages(country, catalogue);
    return freshImages(country, catalogue) ?? looks(caller, `${catalogue.version} ${country}`, find);
  }

  async function lookForImages(country: string, catalogue: Catalogue): Promise<KnownImages> {
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
      look: (known.get(country)?.look ?? 0) + 1,
    };
    known.set(country, found);
    return found;
  }

  async function bytesOfRows(country: string, catalogue: Catalogue, caller: string): Promise<number> {
    const there = rowsBytes.get(country);
    if (there?.version === catalogue.version) return there.bytes;
    const rows = () => packRows(packKeys(country, catalogue, settings.flags), catalogue, null);
    const body = await cache.get(catalogue.version, `pack rows ${country}`, rows, { caller });
    const { bytes } = await body.encode('br', caller);
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
    const caller = addressOf(context, settings);
    const { images, look } = await imagesOf(country, catalogue, caller);
    const rows_bytes = await bytesOfRows(country, catalogue, caller);
    // A revision of another database, or from before a restore, does not tell what the device has.
    const isOlder = Object.values(catalogue.collections).some(({ floor }) => Number(since) < floor);
    const isKnown = since !== undefined && !isOlder && Number(since) <= catalogue.version;
    const after = isKnown ? rowsChangedAt(catalogue, Number(since)) : null;
    const body = await cache.get(
      catalogue.version,
      `pack ${country} ${after} ${parts} ${look}`,
      () => {
        const keys = packKeys(country, catalogue, settings.flags);
        return {
          country_key: country,
          revision: catalogue.version,
          texts_cursor: textsHeads(catalogue)[country],
          keys,
          images,
          rows_bytes,
          ...(parts === 'images' ? {} : packRows(keys, catalogue, after)),
        };
      },
      // The ETag must not depend on which picture sizes are already rendered.
      { untagged: 'bytes', caller },
    );
    return sendBody(raw, body, { ...DATA_HEADERS, 'Cache-Control': CACHING }, 200, caller);
  });
}
