import path from 'node:path';
import { fingerprint } from '../build/fingerprint.mjs';

const ENTRY = '/src/tools/dev/open-dev-server.ts';
const CATALOGUE = path.resolve('src/server/catalogue') + path.sep;
/** What makes other rows of the same content. */
const PROGRAM = ['src/server/content', 'src/server/artwork/manifest.json', 'src/model', 'worker/engine'];
/** What the server answers; all else is the site's. */
const SERVED = /^\/(api|images|healthz|readyz)([/?]|$)/;
/** A page in sight pulls when its device is back online. */
const PULL = `import { createHotContext } from '/@vite/client';
createHotContext('/pull').on('rucksack:pull', () => dispatchEvent(new Event('online')));`;
/** A switch of the branch changes many files. */
const SETTLE_MS = 30;

/**
 * Vite plugin: answers the API from the server's sources in this process. After an edit of them the server is opened anew
 * on the same database; an edit of the catalogue is imported, and open pages pull it.
 * @param {Record<string, string | undefined>} environment settings
 * @returns {import('vite').Plugin & { api: { opened: () => Promise<boolean>, close: () => Promise<void> } }}
 */
export function serverFromSource(environment) {
  /** What stays open from one server to the next. @type {import('./open-dev-server.ts').DevServer} */
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
    // The start takes half as long where modules are transformed ahead, and texts are not made into syntax trees.
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
