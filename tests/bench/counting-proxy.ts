import http from 'node:http';
import { freePort } from '../../src/tools/free-port.mjs';

export interface SeenRequest {
  method: string;
  /** With its query. */
  path: string;
  status: number;
  /** Milliseconds of `performance.now()`. */
  askedAt: number;
  answeredAt: number;
}

export interface ProxyAnswer {
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Proxy between a browser and the site that records the times of each request and response, and the bytes on the wire
 * including headers. Requests that `answerItself` answers are not forwarded.
 */
export class CountingProxy {
  readonly origin: string;
  readonly #server: http.Server;
  readonly #sockets = new Set<import('node:net').Socket>();
  #goneBytes = { sent: 0, received: 0 };
  seen: SeenRequest[] = [];
  answerItself: (path: string) => ProxyAnswer | null = () => null;
  /** Port of the site, which is started for this proxy's origin. */
  target = '';

  private constructor(server: http.Server, origin: string) {
    this.#server = server;
    this.origin = origin;
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        this.#goneBytes.sent += socket.bytesRead;
        this.#goneBytes.received += socket.bytesWritten;
      });
    });
    server.on('request', (request: http.IncomingMessage, response: http.ServerResponse) => {
      this.#pass(request, response);
    });
  }

  static async open(): Promise<CountingProxy> {
    const port = await freePort();
    const server = http.createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return new CountingProxy(server, `http://localhost:${port}`);
  }

  /** Of all connections since the start, as seen by the browser. */
  bytes(): { sent: number; received: number } {
    const open = [...this.#sockets];
    return {
      sent: open.reduce((sum, socket) => sum + socket.bytesRead, this.#goneBytes.sent),
      received: open.reduce((sum, socket) => sum + socket.bytesWritten, this.#goneBytes.received),
    };
  }

  /** Resolves after this time without traffic. */
  async quiet(milliseconds: number): Promise<void> {
    for (let before = -1; before !== this.seen.length;) {
      before = this.seen.length;
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    }
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #pass(request: http.IncomingMessage, response: http.ServerResponse): void {
    const { method = 'GET', url: path = '/' } = request;
    const seen: SeenRequest = { method, path, status: 0, askedAt: performance.now(), answeredAt: Number.NaN };
    this.seen.push(seen);
    response.on('finish', () => {
      seen.status = response.statusCode;
      seen.answeredAt = performance.now();
    });
    const own = this.answerItself(path);
    if (own) {
      response.writeHead(200, own.headers).end(own.body);
      return;
    }
    const onwards = http.request(
      this.target + path,
      { method, headers: request.headers, agent: AGENT },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onwards.on('error', () => response.destroy());
    request.pipe(onwards);
  }
}

const AGENT = new http.Agent({ keepAlive: true });
