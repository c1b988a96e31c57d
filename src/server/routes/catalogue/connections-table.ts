import {
  type Router,
  type RouterFacts,
  createRouter,
} from '../../../../worker/engine/transport/create-router.ts';
import type { ConnectionOption } from '../../../model/schemas/connection-option.ts';
import { compress, type Encoding, qualityFor } from '../../http/compress.ts';
import { contentHash } from '../../http/hash.ts';
import { createPause, jsonInSlices } from '../../work/slices.ts';

export interface TableRequest {
  /** Identifies the facts, which are sent only once. */
  factsId: string;
  /** Null if already sent. */
  facts: RouterFacts | null;
  places: readonly string[];
  encoding: Encoding;
}

export interface TableBody {
  hash: string;
  encoding: Encoding;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Not cached: each table is sent once. */
const QUALITY = 5;
/** Router for the facts that were sent last; not memoized per pair, to limit memory. */
let known: { factsId: string; router: Router } | null = null;

/**
 * Options of all pairs of the places as an encoded JSON body; computed and serialized in slices, so that other work of
 * the process continues in between. Null if the facts have to be sent.
 */
export async function connectionsTable({
  factsId,
  facts,
  places,
  encoding,
}: TableRequest): Promise<TableBody | null> {
  if (facts) known = { factsId, router: createRouter(facts) };
  if (known?.factsId !== factsId) return null;
  const { router } = known;
  const pause = createPause();
  const connections: Record<string, readonly ConnectionOption[]> = {};
  for (const [id, options] of router.entries(places)) {
    connections[id] = options;
    await pause();
  }
  const json = await jsonInSlices({ connections }, pause);
  const bytes = encoding === 'identity' ? json : await compress(encoding, json, qualityFor(json, QUALITY));
  return { hash: contentHash(json), encoding, bytes };
}
