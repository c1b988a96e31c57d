import http from 'node:http';
import net from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { problemSchema } from '../../src/contract/problem.ts';
import { contentSecurityPolicy } from '../../src/server/http/security-headers.ts';
import { closeServer, listen } from '../../src/server/listen.ts';

const WHERE = { port: 0, host: '127.0.0.1', publicOrigin: 'http://localhost' };
const agent = new http.Agent({ keepAlive: true });
let server: http.Server | undefined;

afterEach(async () => {
  if (server?.listening) await closeServer(server, 0);
});

async function open(answer: (request: Request) => Response | Promise<Response>): Promise<number> {
  server = await listen(answer, WHERE);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return address.port;
}

/** Sends raw bytes, so that a malformed request can be sent too. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => (answer += part.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

function get(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      })
      .on('error', reject);
  });
}

it.each([
  ['GET / HTTP/1.1\r\nHost: a b\r\n'],
  ['GET / HTTP/1.1\r\nHost: evil@example.org\r\n'],
  ['GET / HTTP/1.1\r\nHost: example.org/path\r\n'],
  ['GET /..\\..\\package.json HTTP/1.1\r\nHost: localhost\r\n'],
])('%j is answered with a 400 problem and the security headers', async (start) => {
  const port = await open(() => new Response('never'));
  const answer = await raw(port, `${start}Connection: close\r\n\r\n`);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(head.toLowerCase()).toContain('content-type: application/problem+json');
  expect(head).toContain(contentSecurityPolicy({}));
  expect(problemSchema.parse(JSON.parse(body)).code).toBe('bad-request');
});

it('closeServer does not wait for idle connections', async () => {
  const port = await open(() => new Response('done'));
  expect(await get(port)).toBe(200);
  const startedAt = performance.now();
  if (server) await closeServer(server, 60_000);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

it('closeServer waits for a running request, and no longer', async () => {
  const reached = deferred<void>();
  const answer = deferred<Response>();
  const port = await open(() => {
    reached.resolve();
    return answer.promise;
  });
  const call = get(port);
  await reached.promise;
  const startedAt = performance.now();
  const closing = server && closeServer(server, 60_000);
  answer.resolve(new Response('done'));
  expect(await call).toBe(200);
  await closing;
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

it('closeServer waits until a large response has left memory', async () => {
  const bytes = 60_000_000;
  const port = await open(() => new Response('x'.repeat(bytes)));
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get({ port, host: '127.0.0.1' }, resolve).on('error', reject);
  });
  let closed = false;
  const closing = server && closeServer(server, 30_000).then(() => (closed = true));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(closed).toBe(false);
  let received = 0;
  for await (const chunk of response) received += Buffer.byteLength(chunk as Buffer);
  expect(received).toBe(bytes);
  await closing;
}, 60_000);

it('closeServer cuts off a request that does not end', async () => {
  const reached = deferred<void>();
  const port = await open(() => {
    reached.resolve();
    return new Promise<Response>(() => undefined);
  });
  const call = get(port).catch((error: unknown) => String(error));
  await reached.promise;
  if (server) await closeServer(server, 50);
  expect(await call).toMatch(/hang up|ECONNRESET/);
});
