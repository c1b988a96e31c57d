/** A client of WebDriver classic (https://www.w3.org/TR/webdriver2/) for one session; requests run one at a time. */
export class WebDriver {
  #session;
  #window;
  #queue = Promise.resolve();

  /**
   * @param {string} session address of the session
   * @param {string} window its first window
   * @param {string} version of the browser
   */
  constructor(session, window, version) {
    this.#session = session;
    this.#window = window;
    this.version = version;
  }

  /**
   * @param {string} origin of the driver
   * @param {object} capabilities
   */
  static async connect(origin, capabilities) {
    const { sessionId, capabilities: actual } = await send('POST', `${origin}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    const session = `${origin}/session/${sessionId}`;
    return new WebDriver(session, await send('GET', `${session}/window`), actual.browserVersion);
  }

  get firstWindow() {
    return this.#window;
  }

  /** Sends a command to a window. */
  in(window, method, path, body) {
    return this.#enqueue(async () => {
      if (this.#window !== window) {
        await send('POST', `${this.#session}/window`, { handle: window });
        this.#window = window;
      }
      return send(method, `${this.#session}${path}`, body);
    });
  }

  async openWindow() {
    const { handle } = await this.#enqueue(() =>
      send('POST', `${this.#session}/window/new`, { type: 'window' }),
    );
    return handle;
  }

  async closeWindow(window) {
    await this.in(window, 'DELETE', '/window');
    this.#window = undefined;
  }

  quit() {
    return this.#enqueue(() => send('DELETE', this.#session));
  }

  #enqueue(task) {
    const result = this.#queue.then(task);
    this.#queue = result.catch(() => {});
    return result;
  }
}

async function send(method, address, body = method === 'POST' ? {} : undefined) {
  const response = await fetch(address, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = await response.json();
  if (value?.error !== undefined) throw new WebDriverError(value.error, value.message);
  return value;
}

export class WebDriverError extends Error {
  /** @param {string} code @param {string} message */
  constructor(code, message) {
    super(message || code);
    this.code = code;
  }
}
