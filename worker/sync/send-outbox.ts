import { CATALOGUE_CALLS } from '../../src/contract/api/catalogue-calls.ts';
import { challengeSchema } from '../../src/contract/messages.ts';
import {
  type ApiReply,
  callApi,
  MAX_RETRY_AFTER_MS,
  SHORT_TIMEOUT_MS,
  type Fetch,
} from '../../src/data/api/call-api.ts';
import { type EditLockManager, idsInEdit } from '../../src/data/messages/edit-locks.ts';
import type { OutboxRow, UserDb } from '../../src/data/storage/user-db.ts';
import { findProof } from './solve-proof-of-work.ts';
import { getAnswer } from './rest-client.ts';
import { isAboutTheCall } from './send-write.ts';
import { SyncFailure } from './sync-failure.ts';

export interface OutboxSending {
  db: Pick<UserDb, 'outgoing'>;
  fetch: Fetch;
  nowMs: () => number;
  locks?: EditLockManager | undefined;
}

const CALLS = {
  feedback: CATALOGUE_CALLS.feedbacks,
  correction: CATALOGUE_CALLS.corrections,
  contact: CATALOGUE_CALLS.contact,
} as const;

const FIRST_BACKOFF_MS = 60_000;
const DOUBLINGS_MAX = 6;

/**
 * Sends every due message of the outbox, oldest first. A delivered message is deleted; a rejected one waits for an edit
 * by the user, and one that is being edited for its end; after any other failure it is retried, so that none is ever lost.
 */
export async function sendOutbox(parts: OutboxSending): Promise<void> {
  const { db, nowMs } = parts;
  await releaseAbandoned(parts);
  const rows = await db.outgoing.orderBy('createdAt').toArray();
  const due = rows.filter(({ state, notBefore }) => state === 'waiting' && isDue(notBefore, nowMs()));
  for (const row of due) {
    // Discarded or opened for an edit by the user in the meantime.
    if ((await db.outgoing.get(row.id))?.state !== 'waiting') continue;
    const outcome = await trySending(row, parts);
    if (outcome.kind === 'delivered') await db.outgoing.delete(row.id);
    else if (outcome.kind === 'rejected') {
      const { status, fields } = outcome;
      await updateWaiting(row.id, { state: 'refused', status, fields, trouble: null }, parts);
    } else {
      const isOffline = outcome.kind === 'offline';
      // Without a network all messages wait for it; a busy server is retried with exponential backoff.
      const backoffMs = FIRST_BACKOFF_MS * 2 ** Math.min(row.attempts, DOUBLINGS_MAX);
      const changes: Partial<OutboxRow> = {
        trouble: isOffline ? 'offline' : 'busy',
        attempts: isOffline ? row.attempts : row.attempts + 1,
        notBefore: isOffline ? 0 : nowMs() + (outcome.retryAfterMs ?? backoffMs),
      };
      await updateWaiting(row.id, changes, parts);
      if (isOffline) return;
    }
  }
}

/** Messages whose page was closed while they were edited are sent as they are. */
async function releaseAbandoned({ db, nowMs, locks }: OutboxSending): Promise<void> {
  const held = await db.outgoing.filter(({ state }) => state === 'held').toArray();
  if (held.length === 0) return;
  const inEdit = await idsInEdit(locks);
  for (const { id, notBefore } of held) {
    if (inEdit ? inEdit.has(id) : !isDue(notBefore, nowMs())) continue;
    await db.outgoing
      .where(':id')
      .equals(id)
      // Another page may have opened it in the meantime.
      .filter((row) => row.state === 'held' && row.notBefore === notBefore)
      .modify({ state: 'waiting', notBefore: 0 });
  }
}

/** A message that was opened for an edit while it was sent stays as the edit left it. */
async function updateWaiting(id: string, changes: Partial<OutboxRow>, { db }: OutboxSending): Promise<void> {
  const ofId = db.outgoing.where(':id').equals(id);
  await ofId.filter(({ state }) => state === 'waiting').modify(changes);
}

/** A longer wait was set while the device's clock was ahead. */
const isDue = (notBefore: number, now: number) => notBefore <= now || notBefore > now + MAX_RETRY_AFTER_MS;

type Outcome =
  | { kind: 'delivered' }
  | { kind: 'rejected'; status: number; fields: string[] }
  | { kind: 'offline' }
  | { kind: 'busy'; retryAfterMs: number | null };

async function trySending(row: OutboxRow, { fetch }: OutboxSending): Promise<Outcome> {
  try {
    const call = CALLS[row.kind];
    const body = row.kind === 'contact' ? { ...row.body, proof: await proofFrom(fetch) } : row.body;
    const request = { body, key: row.id, locale: row.locale, timeoutMs: SHORT_TIMEOUT_MS };
    return outcomeOf(await callApi(call, request, fetch));
  } catch (error) {
    if (!(error instanceof SyncFailure)) throw error;
    return error.code === 'offline'
      ? { kind: 'offline' }
      : { kind: 'busy', retryAfterMs: error.retryAfterMs };
  }
}

async function proofFrom(fetch: Fetch) {
  const { challenge, bits } = await getAnswer(fetch, CATALOGUE_CALLS.contactChallenge, challengeSchema, {});
  return findProof(challenge, bits);
}

function outcomeOf(reply: ApiReply): Outcome {
  if (reply.kind === 'answer') return { kind: 'delivered' };
  // Also where only the answer was lost: the id is the idempotency key, so a retry is stored once.
  if (reply.kind === 'unreached') return { kind: 'offline' };
  const retryAfterMs = reply.kind === 'unchanged' ? null : reply.retryAfterMs;
  if (reply.kind !== 'problem' || !isAboutTheCall(reply)) return { kind: 'busy', retryAfterMs };
  const fields = reply.errors.map(({ path }) => path);
  // Not the user's error: the proof-of-work challenge expired before the request arrived.
  if (fields.length === 1 && fields[0] === 'proof') return { kind: 'busy', retryAfterMs };
  return { kind: 'rejected', status: reply.status, fields };
}
