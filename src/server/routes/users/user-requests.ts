import type { FullPart } from '../../../contract/account-limits.ts';
import { IDEMPOTENCY_HEADER } from '../../../contract/message-limits.ts';
import type { Locale } from '../../../model/base/locale.ts';
import { requireSession } from '../../accounts/sessions.ts';
import { jsonBody } from '../../http/answer-cache.ts';
import { HttpProblem, problemResponse } from '../../http/http-problem.ts';
import { IDEMPOTENCY_KEY } from '../../http/echo-key.ts';
import { checkOwnOrigin } from '../../http/own-origin.ts';
import { sendBody } from '../../http/send-body.ts';
import { contentHash } from '../../stores/content-hash.ts';
import type { Attempt, Rejection } from '../../stores/users/user-store.ts';
import { translate } from '../../translations.ts';
import type { ApiDeps } from '../api-context.ts';

/** Shared helpers of the routes about user data. */

/** Epoch-aware clients append the version's epoch. */
const VERSION = /^"(\d{1,15})(?:\.(\d{1,15}))?"$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The user who writes.
 * @throws HttpProblem `forbidden` for a cross-site request, `not-signed-in`
 */
export async function writerOf(
  request: Request,
  { settings, sessionOf }: Pick<ApiDeps, 'settings' | 'sessionOf'>,
): Promise<string> {
  checkOwnOrigin(request, settings.publicOrigin);
  return (await requireSession(sessionOf, request)).userId;
}

/**
 * The expected version from If-Match, null for If-None-Match.
 * @throws HttpProblem `precondition-required` without a condition, `bad-request` for a malformed one
 */
export function expectedVersion({ headers }: Request): { expected: number | null; epoch?: number } {
  const match = headers.get('If-Match');
  const noneMatch = headers.get('If-None-Match');
  if (match === null && noneMatch === null) throw new HttpProblem('precondition-required');
  if (match === null && noneMatch === '*') return { expected: null };
  const version = noneMatch === null && match !== null ? VERSION.exec(match) : null;
  if (!version) {
    const path = noneMatch === null ? 'If-Match' : 'If-None-Match';
    throw new HttpProblem('bad-request', { errors: [{ path, message: '"<version>", *' }] });
  }
  const [, number, epoch] = version;
  return { expected: Number(number), ...(epoch === undefined ? {} : { epoch: Number(epoch) }) };
}

/** @param content of the request: a retry under the same key must have the same content */
export function attemptOf(request: Request, userId: string, content: unknown): Attempt {
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? undefined;
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) {
    throw new HttpProblem('invalid', { errors: [{ path: IDEMPOTENCY_HEADER, message: '1–120' }] });
  }
  const { method, url, headers } = request;
  // After a new epoch a device retries with the same content but the new epoch, so the epoch is not hashed.
  const version = headers.get('If-Match')?.replace(VERSION, '"$1"') ?? null;
  const condition = [version, headers.get('If-None-Match')];
  const { pathname, search } = new URL(url);
  return { userId, key, requestHash: contentHash([method, pathname + search, condition, content]) };
}

/** A document's id from the path. @throws HttpProblem `not-found` for a malformed id */
export function idOfPath(id: string | undefined): string {
  if (id === undefined || !UUID.test(id)) throw new HttpProblem('not-found');
  return id;
}

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Response to a rejected write. @param max the limit of the collection */
export async function rejectionAnswer(rejection: Rejection, locale: Locale, max: number): Promise<Response> {
  switch (rejection.rejected) {
    case 'version-mismatch':
      return mismatchAnswer(rejection, locale);
    case 'too-many':
      throw new HttpProblem('too-large', { params: { most: max } });
    case 'full':
      throw fullProblem(rejection.what, locale);
    case 'key-reused':
      throw new HttpProblem('invalid', {
        errors: [{ path: IDEMPOTENCY_HEADER, message: 'it named another request' }],
      });
    case 'not-found':
      throw new HttpProblem('not-found');
    case 'no-user':
      throw new HttpProblem('not-signed-in');
    default:
      return rejection satisfies never;
  }
}

const FULL = {
  documents: 'server.full.documents',
  pictures: 'server.full.pictures',
  favorites: 'server.full.favorites',
  writes: 'server.full.writes',
} as const satisfies Record<FullPart, string>;

/** Document quota is freed by deletions, write quota by time. */
function fullProblem(what: FullPart, locale: Locale): HttpProblem {
  const message = translate(locale, FULL[what]);
  const errors = [{ path: what, message }];
  return what === 'writes'
    ? new HttpProblem('too-many-requests', { detail: message, errors, headers: { 'Retry-After': '3600' } })
    : new HttpProblem('too-large', { detail: message, errors });
}

async function mismatchAnswer(
  { current, lostAncestors }: Extract<Rejection, { rejected: 'version-mismatch' }>,
  locale: Locale,
): Promise<Response> {
  const answer = problemResponse(new HttpProblem('version-mismatch'), locale);
  const problem: unknown = await answer.json();
  return new Response(JSON.stringify(Object.assign({}, problem, { current, heirs: lostAncestors })), {
    status: answer.status,
    headers: answer.headers,
  });
}

/** Response with user data: with ETag, but not cacheable. */
export function ownBody(request: Request, value: unknown): Promise<Response> {
  return sendBody(request, jsonBody(value), {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    Vary: 'Cookie',
  });
}
