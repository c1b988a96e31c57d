import fs from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { compileFunction } from 'node:vm';

const RUNTIME = fs
  .readFileSync(path.join(import.meta.dirname, 'page-runtime.js'), 'utf8')
  .replace(/;\s*$/, '');
const IDLE_MS = 60;
/** The sandbox in which Playwright runs its own scripts; here it shares the page's world. */
const UTILITY_WORLD = '__playwright_utility_world__';

/**
 * One window: evaluates scripts in it, and polls its document, URL and state, for which WebDriver classic has no
 * events.
 */
export class WebKitPage {
  #driver;
  #emit;
  #emitOfBrowser;
  #outbox = [];
  #pending = new Map();
  #wake = () => {};
  #closed = false;
  #document;
  /** Expressions that the document has. */
  #compiled = new Set();
  #url = 'about:blank';
  #ready = 'complete';
  #navigation;
  /** URL of the navigation; empty for a reload. */
  #target = '';
  #onOpened;

  constructor(driver, context, emit) {
    this.#driver = driver;
    this.context = context;
    // Playwright sends an event with a context to the page, and its page ignores this one.
    this.#emitOfBrowser = emit;
    this.#emit = (method, params) => emit(method, { context, timestamp: Date.now(), ...params });
    /** Resolves once the first document is known. */
    this.opened = new Promise((resolve) => (this.#onOpened = resolve));
    void this.#poll();
  }

  /** Sends a command of WebDriver classic to this window. */
  send(method, route, body) {
    return this.#driver.in(this.context, method, route, body);
  }

  /** Evaluates a function in the page. @param {{ source: string, args: object[], sandbox?: string, options: object }} call */
  evaluate({ source, args, sandbox, options }) {
    return new Promise((resolve, reject) => {
      const id = randomUUID();
      const expressions = codeIn(args).filter((one) => !this.#compiled.has(one));
      for (const one of expressions) this.#compiled.add(one);
      const call = { id, source, args, options: { ...options, context: this.context }, expressions };
      this.#pending.set(id, { resolve, reject, sandbox, call });
      this.#outbox.push(call);
      this.#wake();
    });
  }

  /** Starts a navigation of which `start` is the command. */
  async navigate(url, start) {
    const isFragment = url.includes('#') && withoutHash(url) === withoutHash(this.#url);
    const navigation = isFragment ? randomUUID() : this.#announce(url);
    await start();
    if (isFragment) {
      this.#url = url;
      this.#emit('browsingContext.fragmentNavigated', { navigation, url });
    }
    this.#wake();
    return { navigation, url };
  }

  failed(url) {
    if (this.#navigation === undefined) return;
    this.#emit('browsingContext.navigationFailed', { navigation: this.#navigation, url });
    this.#navigation = undefined;
  }

  get navigation() {
    return this.#navigation;
  }

  /** Whether a request for the URL is that of the current navigation. */
  navigates(url) {
    return this.#navigation !== undefined && (this.#target === '' || withoutHash(this.#target) === url);
  }

  shows(url) {
    return withoutHash(this.#url) === url;
  }

  realm(sandbox) {
    return sandbox ? `${this.#document}/${sandbox}` : this.#document;
  }

  owns(realm) {
    return realm !== undefined && realm.split('/')[0] === this.#document;
  }

  close() {
    this.#closed = true;
    this.#wake();
    this.#forget('the window is closed');
  }

  #announce(url) {
    this.#navigation = randomUUID();
    this.#target = url;
    this.#emit('browsingContext.navigationStarted', { navigation: this.#navigation, url });
    return this.#navigation;
  }

  async #poll() {
    while (!this.#closed) {
      const calls = this.#outbox.splice(0);
      try {
        const answer = await this.send('POST', '/execute/async', { script: scriptOf(calls), args: [] });
        this.#report(JSON.parse(answer));
      } catch (error) {
        if (this.#closed) return;
        // The document was replaced while the script ran.
        for (const { id } of calls) this.#settle(id, ({ reject }) => reject(error));
        await pause(IDLE_MS);
      }
      if (this.#outbox.length === 0 && this.#pending.size === 0) await this.#rest();
    }
  }

  #rest() {
    return Promise.race([pause(IDLE_MS), new Promise((resolve) => (this.#wake = resolve))]);
  }

  #report({ document, url, ready, settled, messages }) {
    if (document !== this.#document) this.#committed(document, url);
    else if (url !== this.#url) this.#moved(url);
    this.#url = url;
    if (ready !== this.#ready) this.#loaded(ready);
    for (const [channel, value] of messages)
      this.#emit('script.message', {
        channel,
        data: { type: 'string', value },
        source: { realm: document, context: this.context },
      });
    for (const { id, result, exception, unknown } of settled)
      if (unknown !== undefined) this.#again(id, unknown);
      else
        this.#settle(id, ({ resolve, sandbox }) =>
          resolve({ result, exception, realm: this.realm(sandbox) }),
        );
  }

  #committed(document, url) {
    const before = this.#document;
    const navigation = before === undefined ? undefined : (this.#navigation ?? this.#announce(url));
    if (before !== undefined) {
      for (const realm of [`${before}/${UTILITY_WORLD}`, before])
        this.#emitOfBrowser('script.realmDestroyed', { realm });
      this.#forget('the document was replaced');
    }
    this.#document = document;
    this.#compiled.clear();
    this.#emit('script.realmCreated', { realm: document, type: 'window', origin: new URL(url).origin });
    this.#onOpened();
    if (navigation === undefined) return;
    // Playwright extends the new document at its commit: it has to know the realm by then.
    this.#navigation = undefined;
    this.#ready = 'loading';
    this.#emit('browsingContext.navigationCommitted', { navigation, url });
  }

  /** The page has changed its history, maybe while it is left. */
  #moved(url) {
    this.#emit('browsingContext.historyUpdated', { url });
  }

  #loaded(ready) {
    const before = this.#ready;
    this.#ready = ready;
    const state = { navigation: null, url: this.#url };
    if (before === 'loading') this.#emit('browsingContext.domContentLoaded', state);
    if (ready === 'complete') this.#emit('browsingContext.load', state);
  }

  /** Sends a call again with an expression that it evaluates. */
  #again(id, expression) {
    const call = this.#pending.get(id)?.call;
    if (!call) return;
    call.expressions.push(expression);
    this.#outbox.push(call);
  }

  #settle(id, how) {
    const call = this.#pending.get(id);
    this.#pending.delete(id);
    if (call) how(call);
  }

  #forget(reason) {
    for (const id of [...this.#pending.keys()].filter((one) => !this.#outbox.some((call) => call.id === one)))
      this.#settle(id, ({ reject }) => reject(new Error(reason)));
  }
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const withoutHash = (url) => url.split('#', 1)[0];

/** The calls as one script. */
function scriptOf(calls) {
  const compiled = calls.map(
    ({ id, source, args, options, expressions }) =>
      `{ id: ${JSON.stringify(id)}, call: (${source}\n), args: ${text(args)}, options: ${text(options)}, ` +
      `expressions: new Map([${expressions.map((one) => `[${text(one)}, () => ${bodyOf(one)}]`).join(', ')}]) }`,
  );
  return `const done = arguments[arguments.length - 1];\nconst bidi = ${RUNTIME};\nbidi.run([${compiled.join(',\n')}], done);`;
}

const CODE = /=>|^\(?\s*(async\s+)?function\b/;

/** Strings among the arguments of a call that it may evaluate. */
function codeIn(value) {
  if (Array.isArray(value)) return value.flatMap(codeIn);
  if (typeof value !== 'object' || value === null) return [];
  if (value.type !== 'string') return codeIn(value.value);
  return CODE.test(value.value) && isExpression(value.value) ? [value.value] : [];
}

function isExpression(source) {
  try {
    compileFunction(`return (${source}\n)`);
    return true;
  } catch {
    return false;
  }
}

/** Playwright evaluates whole scripts, such as that of axe, in the same way as expressions. */
const bodyOf = (source) => (isExpression(source) ? `(${source}\n)` : `{ ${source}\n }`);

export const text = (value) =>
  JSON.stringify(value).replaceAll(/[\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16)}`);
