import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import { SYNC_LIMIT_DEFAULT, SYNC_LIMIT_MAX } from '../../../contract/sync.ts';
import { type AnswerCache, jsonBody } from '../../http/answer-cache.ts';
import { checkInput } from '../../http/check-input.ts';
import type { EncodedBody } from '../../http/encoded-body.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import { requestLocale } from '../../http/request-locale.ts';
import { sendBody } from '../../http/send-body.ts';
import type { CollectionSnapshot } from '../../memory/collection-snapshot.ts';
import { joinLikes } from '../../memory/join-likes.ts';
import { SERVED_COLLECTIONS, type ServedCollection } from '../../memory/served-collections.ts';
import { syncPage } from '../../memory/sync-page.ts';
import type { ApiDeps, ValidatedRequest, Bindings } from '../api-context.ts';
import { addressOf } from '../limit-calls.ts';

type Api = Hono<{ Bindings: Bindings }>;

/** A GET entry of the endpoint table. */
export interface ReadEndpoint<Query extends z.ZodMiniObject, Reply extends z.ZodMiniObject> {
  method: 'GET';
  path: string;
  query: Query;
  answer: Reply;
}

/** Registers a GET endpoint whose response depends only on the catalogue. */
export type RegisterCatalogue = <Query extends z.ZodMiniObject, Reply extends z.ZodMiniObject>(
  endpoint: ReadEndpoint<Query, Reply>,
  answer: (requested: ValidatedRequest<z.infer<Query>>) => z.infer<Reply>,
) => void;

const LIST_CACHING = 'public, max-age=60, stale-while-revalidate=86400';
/** Shared caches may keep a cursor's page briefly; clients that follow it bypass caches. */
export const SYNC_CACHING = 'public, max-age=60, stale-while-revalidate=60';
export const DATA_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  Vary: 'Content-Language, Accept-Language',
};

/**
 * Registers a GET endpoint. Responses are cached by catalogue version, query and language and need no database query.
 * With `since` it answers a page of the pull.
 */
export function catalogueRoute<Query extends z.ZodMiniObject, Reply extends z.ZodMiniObject>(
  api: Api,
  endpoint: ReadEndpoint<Query, Reply>,
  { memory, likes, cache, settings }: Pick<ApiDeps, 'memory' | 'likes' | 'settings'> & { cache: AnswerCache },
  answer: (requested: ValidatedRequest<z.infer<Query>>) => z.infer<Reply>,
): void {
  const collection = collectionAt(endpoint.path);
  api.get(endpoint.path, async (context) => {
    const { raw } = context.req;
    const caller = addressOf(context, settings);
    const locale = requestLocale(raw.headers);
    const query = checkInput(endpoint.query, context.req.query(), locale);
    const fields = new Map<string, unknown>(Object.entries(query));
    const since = fields.get('since');
    if (collection !== undefined && typeof since === 'string') {
      const page = await pullPage({ memory, cache, caller }, collection, since, fields.get('limit'));
      return sendBody(raw, page, { ...DATA_HEADERS, 'Cache-Control': SYNC_CACHING }, 200, caller);
    }
    // Likes are joined to plain responses only: devices pull them by a separate call, so they must not change pulls or
    // ETags.
    const known = likes.known();
    const catalogue = joinLikes(memory.current(), known);
    // Canonical cache key: fields in schema order, not in URL order.
    const key = `${endpoint.path} ${locale} ${JSON.stringify([...fields])} ${known.revision}`;
    const body = await cache.get(catalogue.version, key, () => answer({ query, locale, catalogue }), {
      caller,
      ...(known.revision === 0 ? {} : { untagged: 'likes' }),
    });
    return sendBody(raw, body, { ...DATA_HEADERS, 'Cache-Control': LIST_CACHING }, 200, caller);
  });
}

function collectionAt(path: string): ServedCollection | undefined {
  for (const [name, entry] of Object.entries(SERVED_COLLECTIONS)) {
    if (entry.path === path && isServedCollection(name)) return name;
  }
  return undefined;
}

function isServedCollection(name: string): name is ServedCollection {
  return Object.hasOwn(SERVED_COLLECTIONS, name);
}

async function pullPage(
  { memory, cache, caller }: Pick<ApiDeps, 'memory'> & { cache: AnswerCache; caller: string },
  name: ServedCollection,
  cursor: string,
  limitText: unknown,
): Promise<EncodedBody> {
  const limit = Math.min(limitText === undefined ? SYNC_LIMIT_DEFAULT : Number(limitText), SYNC_LIMIT_MAX);
  if (limit < 1) throw new HttpProblem('invalid', { errors: [{ path: 'limit', message: '≥ 1' }] });
  const read = () => {
    const { version, collections } = memory.current();
    // Paging is generic over the collection's row type.
    const collection: CollectionSnapshot<unknown> = collections[name];
    const page = syncPage(collection, cursor, limit);
    return { version, page };
  };
  let { version, page } = read();
  // The cursor may come from another process that is ahead of this one's memory.
  if ('reset' in page && (await memory.refresh())) ({ version, page } = read());
  if ('reset' in page) return jsonBody(page);
  const { rows, ...rest } = page;
  // The first page of a full pull is requested by every new device; other cursors or limits may never recur.
  const isWhole = !page.more && rows.length <= SYNC_LIMIT_DEFAULT;
  const isFirstPage = cursor === '' && (limit === SYNC_LIMIT_DEFAULT || isWhole);
  const max = isFirstPage ? SYNC_LIMIT_DEFAULT : limit;
  return cache.get(version, `${name} since ${cursor} ${max}`, () => ({ [name]: rows, ...rest }), {
    caller,
    isFirstPage,
  });
}
