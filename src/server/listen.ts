import http from 'node:http';
import { RequestError, getRequestListener } from '@hono/node-server';
import { logError } from './errors/log-error.ts';
import { HttpProblem, problemResponse } from './http/http-problem.ts';
import { type HeaderSettings, securityHeaderFields } from './http/security-headers.ts';
import { shareNotes } from './observability/request-notes.ts';
import { inRequestSpan } from './observability/request-span.ts';
import type { Bindings } from './routes/api-context.ts';
import type { Settings } from './settings.ts';
import { DEFAULT_LOCALE } from '../model/base/locale.ts';

/** Longer than the usual balancers keep an idle connection (Google 600 s, nginx and AWS 60 s): the other side closes. */
const KEEP_ALIVE_MS = 620_000;
/**
 * A slow request occupies a connection and memory. Its headers have a minute, as has a connection without a request; the
 * whole request has the time that a picture takes on a slow line.
 */
const SLOW = { headersTimeout: 60_000, requestTimeout: 180_000, connectionsCheckingInterval: 5_000 };
/** Time for pending responses. */
const STOP_TIMEOUT_MS = 8_000;
const IDLE_POLL_MS = 50;

type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** Node request listener for a handler of web `Request`s. */
export function requestListener(fetch: Fetch, settings: HeaderSettings) {
  return getRequestListener(
    (request, { incoming }) => {
      shareNotes(request, incoming);
      return fetch(request, { socketAddress: incoming.socket.remoteAddress });
    },
    { errorHandler: (error) => errorResponse(error, settings) },
  );
}

/** Opens the port. @throws if it is in use or not permitted */
export function listen(
  fetch: Fetch,
  settings: HeaderSettings & Pick<Settings, 'port' | 'host'> & Partial<Pick<Settings, 'trustedProxies'>>,
): Promise<http.Server> {
  const answer = requestListener(fetch, settings);
  return new Promise((resolve, reject) => {
    const server = http.createServer(SLOW, (incoming, outgoing) =>
      inRequestSpan(
        incoming,
        outgoing,
        (settings.trustedProxies ?? 0) > 0,
        () => void answer(incoming, outgoing),
      ),
    );
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    const pending = new Set<http.ServerResponse>();
    pendingResponses.set(server, pending);
    server.on('request', (_, outgoing) => {
      pending.add(outgoing);
      outgoing.once('close', () => pending.delete(outgoing));
    });
    // Node counts a connection as idle once `end` was called, even while the body is still in memory: closing it then
    // truncates a large response. Closing the server calls this method too.
    const closeIdleConnections = server.closeIdleConnections.bind(server);
    server.closeIdleConnections = () => {
      const isFlushing = [...pending].some(
        (outgoing) => outgoing.writableEnded && !outgoing.writableFinished,
      );
      if (!isFlushing) closeIdleConnections();
    };
    server.once('error', reject);
    server.listen(settings.port, settings.host, () => resolve(server));
  });
}

/** Response to requests that never reach the app: a malformed URL or `Host` header. */
function errorResponse(error: unknown, settings: HeaderSettings): Response {
  const isCallers = error instanceof RequestError;
  const problem = isCallers
    ? new HttpProblem('bad-request')
    : new HttpProblem('internal', { id: logError('unreadable request', error) });
  const response = problemResponse(problem, DEFAULT_LOCALE);
  for (const [name, value] of Object.entries(securityHeaderFields(settings))) {
    response.headers.set(name, value);
  }
  return response;
}

const pendingResponses = new WeakMap<http.Server, Set<http.ServerResponse>>();

/** From now on every response closes its connection: a load balancer sends the next request to another process. */
export function endConnections(server: http.Server): void {
  // Node writes `Connection: close` itself, unless the headers were already sent.
  for (const outgoing of pendingResponses.get(server) ?? []) outgoing.shouldKeepAlive = false;
  server.prependListener('request', (_, outgoing) => {
    outgoing.shouldKeepAlive = false;
  });
}

/** Stops listening and closes idle connections; pending responses have until the timeout. */
export function closeServer(server: http.Server, timeoutMs = STOP_TIMEOUT_MS): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), timeoutMs);
    // A connection that was busy a moment ago would be kept alive for seconds more.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_POLL_MS);
    server.close(() => {
      clearTimeout(late);
      clearInterval(idle);
      resolve();
    });
  });
}
