import crypto from 'node:crypto';
import type http from 'node:http';
import { requestSeconds, responseBytes } from './metrics.ts';
import { notesOf } from './request-notes.ts';
import { routeOf } from './route-of.ts';

export const REQUEST_ID_HEADER = 'X-Request-Id';
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Proxies write ids of many forms; longer ones are not theirs. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** One line of the request log. */
export interface RequestLine {
  id: string;
  method: string;
  /** Pattern, without values. */
  route: string;
  status: number;
  ms: number;
  bytes: number;
  /** Keyed hash of the user's id: the same for all requests of a user. */
  user?: string;
  /** Id of the logged error. */
  error?: string;
  /** The caller left before the end of the response. */
  aborted?: true;
}

export interface ObserveOptions {
  /** Undefined: requests are counted, but not logged. */
  log: ((line: RequestLine) => void) | undefined;
  hashOf: (userId: string) => Promise<string>;
  /** Trusted proxies may name the request. */
  trustedProxies: number;
}

/** Measures and logs every request from its arrival to the end of its response. */
export function observeRequests(server: http.Server, { log, hashOf, trustedProxies }: ObserveOptions): void {
  server.prependListener('request', (incoming, outgoing) => {
    const startedAt = performance.now();
    const sentBefore = incoming.socket.bytesWritten;
    const id = requestId(incoming, trustedProxies);
    outgoing.setHeader(REQUEST_ID_HEADER, id);
    outgoing.once('close', () => {
      const ms = performance.now() - startedAt;
      const bytes = Math.max(0, incoming.socket.bytesWritten - sentBefore);
      const method = KNOWN_METHODS.has(incoming.method ?? '') ? (incoming.method ?? '') : 'other';
      const route = routeOf((incoming.url ?? '').split('?', 1)[0] ?? '');
      const status = outgoing.statusCode;
      requestSeconds.observe({ method, route, status: String(status) }, ms / 1000);
      responseBytes.inc({ route }, bytes);
      if (!log) return;
      const { userId, errorId } = notesOf(incoming);
      const line: RequestLine = {
        id,
        method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        bytes,
        ...(errorId === undefined ? {} : { error: errorId }),
        ...(outgoing.writableFinished ? {} : { aborted: true }),
      };
      if (userId === undefined) log(line);
      // Without the key the line is logged without the user.
      else
        hashOf(userId).then(
          (user) => log({ ...line, user }),
          () => log(line),
        );
    });
  });
}

function requestId({ headers }: http.IncomingMessage, trustedProxies: number): string {
  const given = headers[REQUEST_ID_HEADER.toLowerCase()];
  const isProxys = trustedProxies > 0 && typeof given === 'string' && REQUEST_ID.test(given);
  return isProxys ? given : crypto.randomBytes(8).toString('hex');
}
