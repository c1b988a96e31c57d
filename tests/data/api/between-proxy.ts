import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { IDEMPOTENCY_HEADER } from '../../../src/contract/message-limits.ts';

/** A response on the wire. */
export interface WireAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The connection is closed before the whole body was written. */
  isCut?: boolean;
}

/** Manipulates the answer to a write. `ask` forwards the request to the real server. */
export type Interceptor = (call: {
  key: string;
  ask: () => Promise<WireAnswer>;
}) => WireAnswer | Promise<WireAnswer>;

export interface FaultProxy {
  origin: string;
  /** Applies to writes only, which are the requests with an idempotency key; null forwards them. */
  interceptor: Interceptor | null;
  /** Received writes, by method and path. */
  writes: string[];
  close: () => Promise<void>;
}

/** A real proxy in front of a real server. */
export async function openFaultProxy(server: string): Promise<FaultProxy> {
  const between: FaultProxy = { origin: '', interceptor: null, writes: [], close: () => Promise.resolve() };
  const proxy = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
      const ask = () => forward(server, request, Buffer.concat(parts));
      const isWrite = typeof key === 'string';
      if (isWrite) between.writes.push(`${request.method} ${request.url}`);
      const answer = isWrite && between.interceptor ? between.interceptor({ key, ask }) : ask();
      Promise.resolve(answer).then(
        (given) => write(response, given),
        (error: unknown) => {
          console.error('The proxy failed', error);
          response.destroy();
        },
      );
    });
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a port was asked for
  const { port } = proxy.address() as AddressInfo;
  between.origin = `http://127.0.0.1:${port}`;
  between.close = () =>
    new Promise((resolve) => {
      proxy.closeAllConnections();
      proxy.close(() => resolve());
    });
  return between;
}

async function forward(server: string, request: http.IncomingMessage, body: Buffer): Promise<WireAnswer> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !PER_HOP.has(name)) headers.set(name, value);
  }
  const response = await fetch(server + (request.url ?? ''), {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(body.byteLength > 0 ? { body: new Uint8Array(body) } : {}),
  });
  const answered = Object.fromEntries(
    [...response.headers].filter(([name]) => !PER_HOP.has(name) && name !== 'content-encoding'),
  );
  return { status: response.status, headers: answered, body: Buffer.from(await response.arrayBuffer()) };
}

const PER_HOP: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]);

function write(response: http.ServerResponse, { status, headers, body, isCut = false }: WireAnswer): void {
  if (!isCut) {
    response.writeHead(status, headers).end(body);
    return;
  }
  response.writeHead(status, { ...headers, 'Content-Length': String(body.byteLength + 100) });
  response.write(body, () => response.destroy());
}
