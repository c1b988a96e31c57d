#!/usr/bin/env node
// Lets Playwright drive WebKitGTK. Playwright speaks WebDriver BiDi, Debian's WebKitWebDriver only WebDriver classic:
// this program is started in place of a browser, starts WebKit in a virtual screen, and translates.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import readline from 'node:readline';
import { randomUUID } from 'node:crypto';
import { WebSocketServer } from 'ws';
import { freePort } from '../../../../src/tools/free-port.mjs';
import { withNativeValue, withTypedText } from './insert-text.mjs';
import { NetworkProxy } from './network-proxy.mjs';
import { startVirtualScreen } from './virtual-screen.mjs';
import { WebDriver } from './webdriver.mjs';
import { text, WebKitPage } from './webkit-page.mjs';

const START_MS = 20_000;
const CONSOLE_LINE = /^(?:\S+:\d+:\d+: )?CONSOLE ([A-Z]+) (LOG|DEBUG|INFO|WARN|WARNING|ERROR) (.*)$/;

/** As the page's runtime says it. */
const NO_SUCH_HANDLE = 'Error: no such handle';

const profile = process.argv[process.argv.indexOf('--profile') + 1];
const children = [];

function start(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], ...options });
  children.push(child);
  child.on('error', (error) => {
    console.error(error.message);
    end(1);
  });
  return child;
}

function end(code) {
  for (const child of children) child.kill('SIGKILL');
  process.exit(code);
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => end(0));

/** The browser's side of commands that WebDriver classic lacks. */
class Control {
  #socket;
  #waiting = new Map();
  #ready;

  constructor(onEvent) {
    this.path = path.join(profile, 'control');
    // A killed browser leaves its socket.
    fs.rmSync(this.path, { force: true });
    this.#ready = new Promise((resolve) => {
      const server = net.createServer((socket) => {
        this.#socket = socket;
        readline.createInterface({ input: socket }).on('line', (line) => {
          const message = JSON.parse(line);
          if (message.event === 'ready') resolve();
          else if (message.event) onEvent(message);
          else this.#answer(message);
        });
      });
      server.listen(this.path);
    });
  }

  async send(command) {
    await this.#ready;
    const id = randomUUID();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.write(`${JSON.stringify({ id, ...command })}\n`);
    });
  }

  #answer({ id, error, value }) {
    const { resolve, reject } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) reject(new Error(error));
    else resolve(value);
  }
}

let emit = () => {};
const pages = new Map();
/** Every window that was opened. */
const opened = [];
/** The window with the focus of the keyboard; windows are numbered in the order of their opening. */
let focused;
const firstPage = () => pages.values().next().value;

function onBrowserEvent(message) {
  const page = firstPage();
  if (!page) return;
  const at = { context: page.context, navigation: null, timestamp: Date.now() };
  if (message.event === 'dialog')
    emit('browsingContext.userPromptOpened', {
      context: opened[message.number],
      type: message.type,
      message: message.message,
      handler: 'ignore',
    });
  if (message.event === 'load-failed') for (const one of pages.values()) one.failed(message.url);
  if (message.event === 'download-begin')
    emit('browsingContext.downloadWillBegin', {
      ...at,
      download: message.download,
      url: message.url,
      suggestedFilename: message.name,
    });
  if (message.event === 'download-end')
    emit('browsingContext.downloadEnd', {
      ...at,
      download: message.download,
      status: message.ok ? 'complete' : 'canceled',
    });
}

function onConsole(line) {
  const [, source, level, message] = CONSOLE_LINE.exec(line) ?? [];
  const page = firstPage();
  if (message === undefined || !page) return;
  const entry = {
    level: level === 'WARNING' ? 'warn' : level.toLowerCase(),
    text: message,
    timestamp: Date.now(),
    source: { realm: page.realm(), context: page.context },
  };
  if (source === 'JS' && level === 'ERROR') emit('log.entryAdded', { ...entry, type: 'javascript' });
  else
    emit('log.entryAdded', {
      ...entry,
      type: 'console',
      method: entry.level,
      args: [{ type: 'string', value: message }],
    });
}

async function answers(origin) {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const ready = await fetch(`${origin}/status`).then(
      (response) => response.ok,
      // Not listening yet.
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer');
}

const serviceWorkers = new Set();

/**
 * The page of a request, by its navigation or referrer; a request of a dedicated worker is that of the page in front,
 * and one of a service worker is no page's.
 */
function sourceOf({ url, headers }) {
  if (headers['sec-fetch-dest'] === 'serviceworker') serviceWorkers.add(url);
  const isOfServiceWorker =
    serviceWorkers.has(url) ||
    serviceWorkers.has(headers.referer) ||
    headers['service-worker-navigation-preload'] !== undefined;
  if (isOfServiceWorker) return {};
  const all = [...pages.values()];
  const navigated = headers['sec-fetch-dest'] === 'document' && all.find((page) => page.navigates(url));
  if (navigated) return { context: navigated.context, navigation: navigated.navigation };
  const referring = headers.referer && all.find((page) => page.shows(headers.referer));
  return { context: (referring || pages.get(focused))?.context };
}

const control = new Control(onBrowserEvent);
const proxy = new NetworkProxy((method, params) => emit(method, params), sourceOf);
const screen = await startVirtualScreen();
children.push(screen.child);
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const driverProcess = start('WebKitWebDriver', [`--port=${port}`], {
  env: {
    ...process.env,
    DISPLAY: screen.display,
    PROXY: await proxy.listen(),
    PROFILE_DIR: profile,
    CONTROL_SOCKET: control.path,
    NO_AT_BRIDGE: '1',
  },
});
driverProcess.on('exit', (code) => end(code ?? 1));
readline.createInterface({ input: driverProcess.stdout }).on('line', onConsole);
await answers(origin);
const driver = await WebDriver.connect(origin, {
  browserName: 'MiniBrowser',
  pageLoadStrategy: 'none',
  unhandledPromptBehavior: 'ignore',
  'webkitgtk:browserOptions': { binary: path.join(import.meta.dirname, 'webkit-window.py'), args: [] },
});

async function focus(context) {
  if (focused === context) return;
  focused = context;
  await control.send({ do: 'focus', number: opened.indexOf(context) });
}

function addPage(context) {
  const page = new WebKitPage(driver, context, (method, params) => emit(method, params));
  pages.set(context, page);
  opened.push(context);
  focused = context;
  emit('browsingContext.contextCreated', {
    context,
    url: 'about:blank',
    userContext: 'default',
    parent: null,
    children: null,
    originalOpener: null,
    clientWindow: context,
  });
}

let unused = driver.firstWindow;

async function openPage() {
  const context = unused ?? (await driver.openWindow());
  unused = undefined;
  await resize(context);
  addPage(context);
  await pages.get(context).opened;
  return { context };
}

let viewport = { width: 1440, height: 900 };

async function resize(context) {
  await driver.in(context, 'POST', '/window/rect', { ...viewport, x: 0, y: 0 });
}

async function setViewport({ context, viewport: wanted }) {
  if (wanted) viewport = wanted;
  await control.send({ do: 'size', ...viewport });
  for (const one of context ? [context] : pages.keys()) await resize(one);
  return {};
}

function pageOf({ context, realm }) {
  const page =
    context === undefined ? [...pages.values()].find((one) => one.owns(realm)) : pages.get(context);
  if (!page) throw new Error('no such frame');
  return page;
}

async function evaluate({ target, awaitPromise, resultOwnership, serializationOptions = {} }, source, args) {
  const page = pageOf(target);
  const owned = resultOwnership === 'root';
  const { result, exception, realm } = await page.evaluate({
    source,
    args,
    sandbox: target.sandbox,
    options: { awaitPromise, owned, depth: serializationOptions.maxObjectDepth ?? 100 },
  });
  // Not an exception of the page: Playwright tries again in the new document.
  if (exception?.startsWith(NO_SUCH_HANDLE))
    throw Object.assign(new Error('no such handle'), { code: 'no such handle' });
  return exception === undefined
    ? { type: 'success', result, realm }
    : { type: 'exception', exceptionDetails: { text: exception }, realm };
}

async function elementOf(page, { sharedId }) {
  return page.send('POST', '/execute/sync', {
    script: 'return window.bidiRuntime.find(arguments[0])',
    args: [sharedId],
  });
}

async function setFiles({ context, element, files }) {
  const page = pageOf({ context });
  const [id] = Object.values(await elementOf(page, element));
  await page.send('POST', `/element/${id}/value`, { text: files.join('\n') });
  return {};
}

async function screenshot({ context, origin: relativeTo, clip }) {
  const [left, top] =
    relativeTo === 'document'
      ? await pageOf({ context }).send('POST', '/execute/sync', {
          script: 'return [window.scrollX, window.scrollY]',
          args: [],
        })
      : [0, 0];
  const { x = 0, y = 0, width = viewport.width, height = viewport.height } = clip ?? {};
  const data = await control.send({
    do: 'screenshot',
    number: opened.indexOf(context),
    clip: {
      x: Math.round(x - left),
      y: Math.round(y - top),
      width: Math.round(width),
      height: Math.round(height),
    },
  });
  return { data };
}

async function setCookie({ cookie }) {
  await control.send({
    do: 'cookie',
    name: cookie.name,
    value: cookie.value.value,
    domain: cookie.domain,
    path: cookie.path ?? '/',
    maxAge: cookie.expiry === undefined ? -1 : Math.max(0, Math.round(cookie.expiry - Date.now() / 1000)),
    httpOnly: cookie.httpOnly ?? false,
    secure: cookie.secure ?? false,
  });
  return { partitionKey: {} };
}

const SAME_SITE = { 1: 'lax', 2: 'strict' };

function cookieOf({ sameSite, expiry, value, ...cookie }) {
  return {
    ...cookie,
    value: { type: 'string', value },
    size: value.length,
    sameSite: SAME_SITE[sameSite] ?? 'none',
    ...(expiry === null ? {} : { expiry }),
  };
}

async function getCookies() {
  const cookies = await control.send({ do: 'cookies' });
  return {
    partitionKey: {},
    cookies: cookies.map(cookieOf),
  };
}

const granted = new Set();

async function setPermission({ descriptor, state }) {
  if (state === 'granted') granted.add(descriptor.name);
  else granted.delete(descriptor.name);
  await control.send({ do: 'permissions', granted: [...granted] });
  return {};
}

async function print({ context, page }) {
  await focus(context);
  const file = path.join(profile, `${randomUUID()}.pdf`);
  await control.send({ do: 'print', number: opened.indexOf(context), file, page });
  const data = fs.readFileSync(file).toString('base64');
  fs.rmSync(file);
  return { data };
}

/** Empties the cache first, whose answers the proxy does not see. */
async function addIntercept({ phases, contexts }) {
  if (!phases.includes('beforeRequestSent')) return { intercept: randomUUID() };
  await control.send({ do: 'clear-cache' });
  return { intercept: proxy.intercept(contexts) };
}

/** Runs in a new document before its scripts. */
async function addPreloadScript({ functionDeclaration, arguments: values = [] }) {
  const script = randomUUID();
  const channels = values.map(
    ({ value }) => `(data) => window.bidiMessages.push([${text(value.channel)}, data])`,
  );
  const source = `window.bidiMessages ??= []; (${functionDeclaration})(${channels.join(', ')})`;
  await control.send({ do: 'add-script', script, source });
  return { script };
}

/** The answer to commands that only emulate what a test does without. */
const nothing = () => ({});

const COMMANDS = {
  'session.new': () => ({
    sessionId: randomUUID(),
    capabilities: {
      browserName: 'webkit',
      browserVersion: driver.version,
      userAgent: '',
      acceptInsecureCerts: false,
    },
  }),
  'session.subscribe': () => ({ subscription: randomUUID() }),
  'browser.close': async () => {
    await driver.quit();
    setTimeout(() => end(0), 50);
    return {};
  },
  'browser.setDownloadBehavior': async ({ downloadBehavior }) => {
    const folder = downloadBehavior?.destinationFolder;
    if (folder) await control.send({ do: 'downloads', folder });
    return {};
  },
  'browsingContext.create': openPage,
  'browsingContext.close': async ({ context }) => {
    pageOf({ context }).close();
    pages.delete(context);
    await driver.closeWindow(context);
    emit('browsingContext.contextDestroyed', {
      context,
      url: '',
      parent: null,
      children: null,
      userContext: 'default',
    });
    return {};
  },
  'browsingContext.activate': async ({ context }) => {
    await focus(context);
    return {};
  },
  'browsingContext.navigate': ({ context, url }) => {
    const page = pageOf({ context });
    return page.navigate(url, () => page.send('POST', '/url', { url }));
  },
  'browsingContext.reload': ({ context }) => {
    const page = pageOf({ context });
    return page.navigate('', () => page.send('POST', '/refresh'));
  },
  'browsingContext.traverseHistory': async ({ context, delta }) => {
    await pageOf({ context }).send('POST', delta < 0 ? '/back' : '/forward');
    return {};
  },
  'browsingContext.setViewport': setViewport,
  'browsingContext.captureScreenshot': screenshot,
  'browsingContext.handleUserPrompt': async ({ context, accept = true, userText = '' }) => {
    await control.send({
      do: 'close-dialog',
      number: opened.indexOf(context),
      accepts: accept,
      text: userText,
    });
    emit('browsingContext.userPromptClosed', { context, accepted: accept, type: 'alert' });
    return {};
  },
  'script.evaluate': (params) =>
    evaluate(params, `() => (${params.expression.trim().replace(/;$/, '')}\n)`, []),
  'script.callFunction': (params) => evaluate(params, params.functionDeclaration, params.arguments ?? []),
  'script.disown': async ({ target, handles }) => {
    await pageOf(target).send('POST', '/execute/sync', {
      script: 'window.bidiRuntime?.disown(arguments[0])',
      args: [handles],
    });
    return {};
  },
  'script.addPreloadScript': addPreloadScript,
  'script.removePreloadScript': async ({ script }) => {
    await control.send({ do: 'remove-script', script });
    return {};
  },
  'input.performActions': async ({ context, actions }) => {
    await focus(context);
    await pageOf({ context }).send('POST', '/actions', { actions });
    return {};
  },
  'input.setFiles': setFiles,
  'storage.getCookies': getCookies,
  'storage.setCookie': setCookie,
  'storage.deleteCookies': async () => {
    await control.send({ do: 'clear-cookies' });
    return { partitionKey: {} };
  },
  'emulation.setLocaleOverride': async ({ locale }) => {
    await control.send({ do: 'languages', languages: [locale ?? 'en-US'] });
    return {};
  },
  'emulation.setNetworkConditions': async ({ networkConditions }) => {
    await control.send({ do: 'offline', offline: networkConditions?.type === 'offline' });
    return {};
  },
  'emulation.setGeolocationOverride': async ({ coordinates }) => {
    await control.send({ do: 'position', coordinates });
    return {};
  },
  'browsingContext.print': print,
  'network.addIntercept': addIntercept,
  'network.removeIntercept': ({ intercept }) => {
    proxy.endIntercept(intercept);
    return {};
  },
  'network.setCacheBehavior': nothing,
  'network.continueRequest': ({ request, url, method, headers, body }) => {
    proxy.decide(request, { overrides: { url, method, headers, body } });
    return {};
  },
  'network.failRequest': ({ request }) => {
    proxy.decide(request, { fails: true });
    return {};
  },
  'network.provideResponse': ({ request, ...response }) => {
    proxy.decide(request, { response });
    return {};
  },
  'network.getData': ({ request }) => ({ bytes: { type: 'base64', value: proxy.bodyOf(request) } }),
  'network.addDataCollector': () => ({ collector: randomUUID() }),
  'emulation.setMediaFeaturesOverride': nothing,
  'emulation.setScreenOrientationOverride': nothing,
  'emulation.setScreenSettingsOverride': nothing,
  'permissions.setPermission': setPermission,
};

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('connection', (client) => {
  emit = (method, params) => client.send(JSON.stringify({ type: 'event', method, params }));
  client.on('close', () => end(0));
  client.on('message', async (data) => {
    const { id, method, params } = JSON.parse(withNativeValue(withTypedText(data.toString())));
    try {
      const command = COMMANDS[method];
      if (!command) throw new Error(`unknown command ${method}`);
      const result = await command(params);
      client.send(JSON.stringify({ type: 'success', id, result }));
    } catch (error) {
      client.send(
        JSON.stringify({ type: 'error', id, error: error.code ?? 'unknown error', message: error.message }),
      );
    }
  });
});
server.on('listening', () =>
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
);
