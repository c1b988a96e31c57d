import { CATALOGUE_CALLS } from '../../../src/contract/api/catalogue-calls.ts';
import {
  DETAIL_COLLECTIONS,
  SUMMARY_COLLECTIONS,
  type Collection,
  type SyncState,
} from '../../../src/contract/data-api.ts';
import { type CatalogueHeads, headsSchema, type Heads } from '../../../src/contract/sync.ts';
import type { Fetch } from '../../../src/data/api/call-api.ts';
import { readMeta, type CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { writeMeta } from '../../../src/data/storage/write-meta.ts';
import { storageFailure } from '../../../src/data/storage/storage-failure.ts';
import { pullCollection, storedCursor } from './pull-collection.ts';
import { pullLikes } from './pull-likes.ts';
import { pullNetworks } from './pull-networks.ts';
import { loadRequestedTexts, pullTexts } from './pull-texts.ts';
import { pullExchangeRate, pullInstaposts, pullSettings } from './pull-values.ts';
import { getIfChanged } from '../rest-client.ts';
import { SyncFailure } from '../sync-failure.ts';

export interface PullParts {
  db: CatalogueDb;
  fetch: Fetch;
  nowMs: () => number;
  /** False in data-saver mode: only summaries are pulled. */
  withDetails: boolean;
  /** Heads that the account's cycle has just received together with its own. */
  heads?: CatalogueHeads | null;
  /** Countries whose networks are needed, beside those of earlier calls. */
  countries?: readonly string[];
  /** Countries whose texts belong on this device; asked after the summaries, which tell where places are. */
  countriesOfTexts?: () => Promise<readonly string[]>;
}

export interface PullOutcome {
  state: SyncState;
  /** The server's `Retry-After`. */
  retryAfterMs: number | null;
  /** The account has unsent data that waits for a retry. */
  unsent?: boolean;
}

/**
 * One pull cycle of the catalogue: settings where due, heads, then every collection whose head changed, summaries
 * first. Without changes it is one conditional request. The outcome is also stored in `meta` for live queries.
 */
export async function pullCatalogue(parts: PullParts): Promise<PullOutcome> {
  const { db, nowMs } = parts;
  const before = await lastSuccess(db);
  try {
    await pullAll(parts);
    const at = new Date(nowMs()).toISOString();
    await writeMeta(db, 'pulledAt', at);
    return await finish(db, { phase: 'idle', at }, null);
  } catch (error) {
    const failure = asSyncFailure(error);
    // Not logged: the page itself reports that it is offline, or that the app has to be updated.
    if (failure.code !== 'offline' && failure.code !== 'outdated')
      console.warn('Pulling stopped:', failure.message, failure);
    const { code, retryAfterMs } = failure;
    const state: SyncState =
      code === 'offline'
        ? { phase: 'offline', at: before }
        : // The catalogue needs no session, so account codes count as server failures.
          { phase: 'failed', code: isOfAccounts(code) ? 'server' : code, at: before };
    return finish(db, state, retryAfterMs);
  }
}

async function pullAll(parts: PullParts): Promise<void> {
  const { db, fetch, nowMs, withDetails, heads: known, countries } = parts;
  await pullSettings(db, fetch, nowMs());
  const { catalogue: heads, texts = {} } = known ?? (await pullHeads(db, fetch));
  let bad =
    [
      await pullCollections(db, fetch, SUMMARY_COLLECTIONS, heads),
      // Before the details: pages that are open wait for their connections.
      await badAnswerOf(pullNetworks(db, fetch, countries)),
      // In data-saver mode only those that were requested.
      await badAnswerOf(pullNeededTexts(parts, texts)),
      withDetails ? await pullCollections(db, fetch, DETAIL_COLLECTIONS, heads) : null,
    ].find((failure) => failure !== null) ?? null;
  await pullLikes(db, fetch, nowMs());
  await pullExchangeRate(db, fetch, nowMs());
  bad ??= await badAnswerOf(pullInstaposts(db, fetch, nowMs()));
  if (bad) throw bad;
}

/** Pulls the collections whose head changed. Returns the first invalid answer. */
async function pullCollections(
  db: CatalogueDb,
  fetch: Fetch,
  names: readonly Collection[],
  heads: Heads['catalogue'],
): Promise<SyncFailure | null> {
  let firstBad: SyncFailure | null = null;
  for (const collection of names) {
    const head = heads[collection];
    const stored = await storedCursor(db, collection);
    if (head === undefined || stored.head === head) continue;
    const bad = await badAnswerOf(pullCollection(db, fetch, collection));
    firstBad ??= bad;
  }
  return firstBad;
}

async function pullNeededTexts(
  { db, fetch, withDetails, countriesOfTexts }: PullParts,
  heads: NonNullable<CatalogueHeads['texts']>,
): Promise<void> {
  if (!withDetails) return loadRequestedTexts(db, fetch);
  await pullTexts(db, fetch, heads, (await countriesOfTexts?.()) ?? []);
}

/** One invalid answer must not block the rest of the pull. */
async function badAnswerOf(pulling: Promise<void>): Promise<SyncFailure | null> {
  try {
    await pulling;
    return null;
  } catch (error) {
    if (error instanceof SyncFailure && error.code === 'bad-answer') return error;
    throw error;
  }
}

/** The heads are cached with their ETag: after an interrupted cycle a 304 still tells how far to pull. */
async function pullHeads(db: CatalogueDb, fetch: Fetch): Promise<CatalogueHeads> {
  const cached = await readMeta(db, 'heads');
  const answer = await getIfChanged(fetch, CATALOGUE_CALLS.heads, headsSchema, { etag: cached?.etag });
  if (answer === null) return cached ?? { catalogue: {} };
  const { catalogue, texts } = answer.value;
  await writeMeta(db, 'heads', { etag: answer.etag, catalogue, texts });
  return { catalogue, texts };
}

async function lastSuccess(db: CatalogueDb): Promise<string | null> {
  try {
    return (await readMeta(db, 'pulledAt')) ?? null;
  } catch (error) {
    console.warn('The catalogue database could not be read', error);
    return null;
  }
}

function isOfAccounts(code: SyncFailure['code']): code is 'signed-out' | 'closed' | 'former-epoch' {
  return code === 'signed-out' || code === 'closed' || code === 'former-epoch';
}

function asSyncFailure(error: unknown): SyncFailure {
  if (error instanceof SyncFailure) return error;
  const storage = storageFailure(error);
  // Without a database nothing can be pulled; the next cycle reopens a broken connection.
  if (storage !== null) return new SyncFailure('storage-full', `storage: ${storage}, ${String(error)}`);
  throw error;
}

async function finish(db: CatalogueDb, state: SyncState, retryAfterMs: number | null): Promise<PullOutcome> {
  try {
    await storeState(db, state);
  } catch (error) {
    console.warn('The state of pulling could not be stored', error);
  }
  return { state, retryAfterMs };
}

/**
 * Over quota not even the state may fit. A complete catalogue then keeps its previous state; an incomplete one is of
 * little use and is deleted, so that the page can report why it is empty.
 */
async function storeState(db: CatalogueDb, state: SyncState): Promise<void> {
  try {
    await writeMeta(db, 'sync', state);
  } catch (error) {
    const stored = await Promise.all(SUMMARY_COLLECTIONS.map((name) => storedCursor(db, name)));
    if (storageFailure(error) !== 'full' || stored.every(({ head }) => head !== null)) throw error;
    await db.delete({ disableAutoOpen: false });
    await writeMeta(db, 'sync', state);
  }
}
