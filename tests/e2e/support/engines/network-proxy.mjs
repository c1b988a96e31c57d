import http from 'node:http';
import zlib from 'node:zlib';
import { randomUUID } from 'node:crypto';

/** As Firefox names it, for Playwright. */
const CANCELLED = 'NS_BINDING_ABORTED';
const BODIES_KEPT = 200;
const DECODERS = {
  gzip: zlib.gunzipSync,
  deflate: zlib.inflateSync,
  br: zlib.brotliDecompressSync,
};
const NO_TIMINGS = { requestTime: 0, requestStart: 0, responseStart: 0, responseEnd: 0 };

/**
 * The proxy through which WebKit makes its requests. It reports them as events of WebDriver BiDi and intercepts them,
 * for which WebDriver classic has nothing, and removes `Secure` from cookies: WebKit stores no such cookie of
 * http://localhost, which Chromium and Firefox treat like https.
 */
export class NetworkProxy {
  #emit;
  #sourceOf;
  #intercepts = new Map();
  #undecided = new Map();
  #bodies = new Map();

  /**
   * @param {(method: string, params: object) => void} emit
   * @param {(request: http.IncomingMessage) => { context?: string, navigation?: string }} sourceOf the page of a request
   */
  constructor(emit, sourceOf) {
    this.#emit = emit;
    this.#sourceOf = sourceOf;
  }

  /** @returns {Promise<string>} its address */
  listen() {
    const server = http.createServer((request, response) => void this.#handle(request, response));
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`));
    });
  }

  /** @param {string[] | undefined} contexts all pages if undefined */
  intercept(contexts) {
    const id = randomUUID();
    this.#intercepts.set(id, contexts);
    return id;
  }

  endIntercept(id) {
    this.#intercepts.delete(id);
  }

  /**
   * @param {string} id of an intercepted request
   * @param {{ fails?: boolean, response?: object, overrides?: object }} decision
   */
  decide(id, decision) {
    this.#undecided.get(id)?.(decision);
    this.#undecided.delete(id);
  }

  /** @returns {string} the decoded body of a response in Base64 */
  bodyOf(id) {
    const kept = this.#bodies.get(id);
    if (!kept) throw new Error('no such network data');
    const bytes = Buffer.concat(kept.chunks);
    return (DECODERS[kept.encoding]?.(bytes) ?? bytes).toString('base64');
  }

  async #handle(request, response) {
    const exchange = new Exchange(this.#emit, request, this.#sourceOf(request));
    const isIntercepted = [...this.#intercepts.values()].some(
      (contexts) => exchange.context && (contexts?.includes(exchange.context) ?? true),
    );
    const decision = isIntercepted
      ? await new Promise((resolve) => {
          this.#undecided.set(exchange.id, resolve);
          exchange.started(true);
        })
      : exchange.started(false);
    if (decision?.fails) {
      exchange.failed();
      response.destroy();
    } else if (decision?.response) this.#provide(exchange, response, decision.response);
    else this.#forward(exchange, request, response, decision?.overrides ?? {});
  }

  #provide(exchange, response, { statusCode = 200, headers = [], body }) {
    const bytes = Buffer.from(body?.value ?? '', body?.type === 'base64' ? 'base64' : 'utf8');
    const fields = headers.filter(({ name }) => !/^(content-length|transfer-encoding)$/i.test(name));
    response.writeHead(statusCode, [
      ...fields.flatMap(({ name, value }) => [name, value.value]),
      'content-length',
      String(bytes.length),
    ]);
    response.end(bytes);
    this.#keep(exchange.id).push(bytes);
    exchange.answered(
      statusCode,
      fields.map(({ name, value }) => [name, value.value]),
    );
    exchange.completed();
  }

  #forward(exchange, request, response, { url = request.url, method = request.method, headers, body }) {
    const forwarded = http.request(
      url,
      {
        method,
        headers: headers
          ? Object.fromEntries(headers.map(({ name, value }) => [name, value.value]))
          : request.headers,
        agent: false,
      },
      (answer) => {
        const cookies = answer.headers['set-cookie']?.map((one) => one.replace(/;\s*Secure/i, ''));
        response.writeHead(answer.statusCode, {
          ...answer.headers,
          ...(cookies ? { 'set-cookie': cookies } : {}),
        });
        response.flushHeaders();
        exchange.answered(answer.statusCode, pairs(answer.rawHeaders));
        const chunks = this.#keep(exchange.id, answer.headers['content-encoding']);
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.pipe(response);
        answer.on('end', () => exchange.completed());
        answer.on('error', () => {
          exchange.failed();
          response.destroy();
        });
      },
    );
    forwarded.on('error', () => {
      exchange.failed();
      // A network error for the browser, as without the proxy.
      response.destroy();
    });
    response.on('close', () => {
      exchange.failed(CANCELLED);
      forwarded.destroy();
    });
    if (body) forwarded.end(Buffer.from(body.value, 'base64'));
    else request.pipe(forwarded);
  }

  #keep(id, encoding) {
    if (this.#bodies.size >= BODIES_KEPT) this.#bodies.delete(this.#bodies.keys().next().value);
    const chunks = [];
    this.#bodies.set(id, { chunks, encoding });
    return chunks;
  }
}

/** One request and its response as events of WebDriver BiDi. https://w3c.github.io/webdriver-bidi/#module-network */
class Exchange {
  #emit;
  #base;
  #isOver = false;
  #isReported = false;
  #response;

  constructor(emit, request, { context, navigation }) {
    this.id = randomUUID();
    this.context = context;
    this.#emit = emit;
    const destination = request.headers['sec-fetch-dest'];
    this.#base = {
      context: context ?? null,
      navigation: navigation ?? null,
      redirectCount: 0,
      request: {
        request: this.id,
        url: request.url,
        method: request.method,
        headers: headersOf(pairs(request.rawHeaders)),
        cookies: [],
        headersSize: 0,
        bodySize: null,
        destination: destination === undefined || destination === 'empty' ? '' : destination,
        initiatorType: navigation ? null : 'fetch',
        timings: NO_TIMINGS,
      },
    };
  }

  /**
   * A navigation is reported with its response: a service worker may answer instead where the request fails, and
   * Playwright would take its failure for that of the navigation.
   */
  started(isBlocked) {
    if (this.#base.navigation !== null && !isBlocked) return;
    this.#isReported = true;
    this.#send('network.beforeRequestSent', { isBlocked, ...(isBlocked ? { intercepts: [this.id] } : {}) });
  }

  answered(status, headers) {
    if (!this.#isReported) this.#send('network.beforeRequestSent', {});
    this.#isReported = true;
    this.#response = {
      url: this.#base.request.url,
      protocol: 'http/1.1',
      status,
      statusText: http.STATUS_CODES[status] ?? '',
      fromCache: false,
      headers: headersOf(headers),
      mimeType: '',
      bytesReceived: 0,
      headersSize: 0,
      bodySize: 0,
    };
    this.#send('network.responseStarted', { response: this.#response });
  }

  completed() {
    this.#end('network.responseCompleted', { response: this.#response });
  }

  failed(errorText = 'the connection failed') {
    this.#end('network.fetchError', { errorText });
  }

  #end(method, params) {
    if (this.#isOver) return;
    this.#isOver = true;
    if (this.#isReported) this.#send(method, params);
  }

  #send(method, params) {
    if (this.context)
      this.#emit(method, { ...this.#base, timestamp: Date.now(), isBlocked: false, ...params });
  }
}

/** @param {string[]} raw names and values in turn */
const pairs = (raw) => raw.flatMap((one, index) => (index % 2 === 0 ? [[one, raw[index + 1]]] : []));

const headersOf = (fields) => fields.map(([name, value]) => ({ name, value: { type: 'string', value } }));
