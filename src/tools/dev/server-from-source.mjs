import path from 'node:path';
import { fingerprint } from '../build/fingerprint.mjs';

const ENTRY = '/src/tools/dev/open-dev-server.ts';
const CATALOGUE = path.resolve('src/server/catalogue') + path.sep;
/** Sources that change the imported rows of the same content. */
const PROGRAM = ['src/server/content', 'src/server/artwork/manifest.json', 'src/model', 'worker/engine'];
/** Paths answered by the server; all others are the site's. */
const SERVED = /^\/(api|images|healthz|readyz)([/?]|$)/;
/** An `online` event makes visible pages pull. */
const PULL = `import { createHotContext } from '/@vite/client';
createHotContext('/pull').on('rucksack:pull', () => dispatchEvent(new Event('online')));`;
/** Debounce: switching branches changes many files. */
const SETTLE_MS = 30;

/**
 * Vite plugin: answers the API from the server's sources in this process. After an edit the server is reopened on the
 * same database; an edited catalogue is imported, and open pages pull it.
 * @param {Record<string, string | undefined>} environment settings
 * @returns {import('vite').Plugin & { api: { opened: () => Promise<boolean>, close: () => Promise<void> } }}
 */
export function serverFromSource(environment) {
  /** Resources kept open between reloads. @type {import('./open-dev-server.ts').DevServer} */
  const dev = {};
  /** @type {import('vite').ViteDevServer} */
  let vite;
  let entry;
  let opened = Promise.resolve();
  let settling;

  function open() {
    opened = opened
      .then(async () => {
        entry = await vite.ssrLoadModule(ENTRY);
        await entry.openDevServer(dev, environment, fingerprint(PROGRAM));
      })
      .catch((error) => vite.config.logger.error(error.stack, { error }));
  }

  return {
    name: 'rucksack:server-from-source',
    api: {
      opened: () => opened.then(() => dev.answer !== undefined),
      close: async () => entry?.closeDevServer(dev),
    },
    // Halves the startup time: modules are transformed in advance, and JSON is not parsed into syntax trees.
    config: () => ({
      json: { stringify: true },
      environments: { ssr: { dev: { preTransformRequests: true } } },
    }),
    configureServer(server) {
      vite = server;
      open();
      vite.middlewares.use((request, response, next) => {
        if (!SERVED.test(request.url)) next();
        else
          void opened.then(() =>
            dev.answer ? dev.answer(request, response) : next(new Error('the server is not open')),
          );
      });
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'ssr') return;
      const isContent = file.startsWith(CATALOGUE);
      if (!isContent && modules.length === 0) return;
      clearTimeout(settling);
      settling = setTimeout(() => {
        open();
        if (isContent) void opened.then(() => vite.ws.send('rucksack:pull'));
      }, SETTLE_MS);
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module' }, children: PULL }],
  };
}
