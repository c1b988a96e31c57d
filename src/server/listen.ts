import http from 'node:http';
import { RequestError, getRequestListener } from '@hono/node-server';
import { HttpProblem, problemResponse } from './http/http-problem.ts';
import { type HeaderSettings, securityHeaderFields } from './http/security-headers.ts';
import type { Bindings } from './routes/api-context.ts';
import type { Settings } from './settings.ts';
import { DEFAULT_LOCALE } from '../model/locale.ts';

/** How long calls under way may take after a signal. */
const STOP_TIMEOUT_MS = 5_000;
const IDLE_LOOK_MS = 50;

type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** Opens the port. @throws where it is taken or may not be used */
export function listen(
  fetch: Fetch,
  settings: HeaderSettings & Pick<Settings, 'port' | 'host'>,
): Promise<http.Server> {
  const answer = getRequestListener(
    (request, { incoming }) => fetch(request, { socketAddress: incoming.socket.remoteAddress }),
    { errorHandler: (error) => refuse(error, settings) },
  );
  return new Promise((resolve, reject) => {
    const server = http.createServer((incoming, outgoing) => void answer(incoming, outgoing));
    server.once('error', reject);
    server.listen(settings.port, settings.host, () => resolve(server));
  });
}

/** Answers what is no request that the app could see: a broken address, a Host that names no host. */
function refuse(error: unknown, settings: HeaderSettings): Response {
  const isCallers = error instanceof RequestError;
  if (!isCallers) console.error('A request could not be answered:', error);
  const problem = new HttpProblem(isCallers ? 'bad-request' : 'internal');
  const response = problemResponse(problem, DEFAULT_LOCALE);
  for (const [name, value] of Object.entries(securityHeaderFields(settings))) {
    response.headers.set(name, value);
  }
  return response;
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
