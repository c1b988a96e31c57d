import http from 'node:http';
import { RequestError, getRequestListener } from '@hono/node-server';
import { logError } from './faults/log-fault.ts';
import { HttpProblem, problemResponse } from './http/http-problem.ts';
import { type HeaderSettings, securityHeaderFields } from './http/security-headers.ts';
import type { Bindings } from './routes/api-context.ts';
import type { Settings } from './settings.ts';
import { DEFAULT_LOCALE } from '../model/base/locale.ts';

/** Longer than the usual balancers keep an idle connection (Google 600 s, nginx and AWS 60 s): the other side closes. */
const KEEP_ALIVE_MS = 620_000;
/**
 * Who sends a request slowly holds a connection and memory. Its head has a minute, as has a connection on which nothing was
 * sent yet; the whole of it as long as a picture takes on a slow line.
 */
const SLOW = { headersTimeout: 60_000, requestTimeout: 180_000, connectionsCheckingInterval: 5_000 };
/** How long calls under way may take. */
const STOP_TIMEOUT_MS = 8_000;
const IDLE_LOOK_MS = 50;

type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** Answers Node's requests by a function of a Request. */
export function requestListener(fetch: Fetch, settings: HeaderSettings) {
  return getRequestListener(
    (request, { incoming }) => fetch(request, { socketAddress: incoming.socket.remoteAddress }),
    { errorHandler: (error) => errorResponse(error, settings) },
  );
}

/** Opens the port. @throws where it is taken or may not be used */
export function listen(
  fetch: Fetch,
  settings: HeaderSettings & Pick<Settings, 'port' | 'host'>,
): Promise<http.Server> {
  const answer = requestListener(fetch, settings);
  return new Promise((resolve, reject) => {
    const server = http.createServer(SLOW, (incoming, outgoing) => void answer(incoming, outgoing));
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.on('request', (_, outgoing) => {
      const underWay = answersUnderWay.get(server) ?? new Set();
      answersUnderWay.set(server, underWay.add(outgoing));
      outgoing.once('close', () => underWay.delete(outgoing));
    });
    server.once('error', reject);
    server.listen(settings.port, settings.host, () => resolve(server));
  });
}

/** Answers what is no request that the app could see: a broken address, a Host that names no host. */
function errorResponse(error: unknown, settings: HeaderSettings): Response {
  const isCallers = error instanceof RequestError;
  const problem = isCallers
    ? new HttpProblem('bad-request')
    : new HttpProblem('internal', { id: logError('a request that could not be read', error) });
  const response = problemResponse(problem, DEFAULT_LOCALE);
  for (const [name, value] of Object.entries(securityHeaderFields(settings))) {
    response.headers.set(name, value);
  }
  return response;
}

const answersUnderWay = new WeakMap<http.Server, Set<http.ServerResponse>>();

/** From now on every answer ends its connection: the next call of a balancer goes to another process. */
export function endConnections(server: http.Server): void {
  // Node writes `Connection: close` itself, unless the head is on its way already.
  for (const outgoing of answersUnderWay.get(server) ?? []) outgoing.shouldKeepAlive = false;
  server.prependListener('request', (_, outgoing) => {
    outgoing.shouldKeepAlive = false;
  });
}

/** No new calls; those under way may end within the time, and connections without one end at once. */
export function closeServer(server: http.Server, timeoutMs = STOP_TIMEOUT_MS): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), timeoutMs);
    // A connection that was busy a moment ago would be kept alive for seconds more.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
    server.close(() => {
      clearTimeout(late);
      clearInterval(idle);
      resolve();
    });
  });
}
