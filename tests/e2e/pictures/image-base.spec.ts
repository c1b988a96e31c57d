import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { freePort } from '../../../src/tools/free-port.mjs';
import { expect, test, waitUntilRendered } from '../support/fixtures.ts';
import { waitUntilOfflineReady } from '../support/offline-ready.ts';
import { SiteProcess } from '../support/site-process.ts';

const PLACE = '/experiences/dune-45';

/** An image-delivery service: passes on what the site answers, and counts it. */
async function openService(siteOrigin: string) {
  const paths: string[] = [];
  const server = http.createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '';
      paths.push(path);
      const answer = await fetch(siteOrigin + path, { headers: { Accept: request.headers.accept ?? '' } });
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    paths,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Origins of the pictures of a page, with those that did not load. */
function pictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    const site = images.filter((image) => new URL(image.currentSrc).pathname.startsWith('/images/'));
    return [...new Set(site.map((image) => `${new URL(image.currentSrc).origin} ${image.naturalWidth > 0}`))];
  });
}

test('pictures come from the image-delivery service, are cached as those of the site, and from the site where it fails', async ({
  device,
}) => {
  test.setTimeout(180_000);
  const port = await freePort();
  const service = await openService(`http://localhost:${port}`);
  const site = await SiteProcess.launch({ port, env: { IMAGE_BASE: service.origin } });
  try {
    const laptop = device({ locale: 'en', size: 'desktop' });
    const page = await laptop.open();
    for (const path of ['/', PLACE]) {
      await page.goto(site.origin + path);
      await waitUntilRendered(page);
      await expect.poll(() => pictures(page)).toEqual([`${service.origin} true`]);
    }
    expect(service.paths.length).toBeGreaterThan(0);

    await waitUntilOfflineReady(page);
    await page.reload();
    await waitUntilRendered(page);
    await expect.poll(() => pictures(page)).toEqual([`${service.origin} true`]);
    const cached = await page.evaluate(async () => {
      const cache = await caches.open('pictures');
      return [...new Set((await cache.keys()).map(({ url }) => new URL(url).origin))];
    });
    expect(cached).toEqual([site.origin]);

    // The service is gone: what is cached shows, and a page that is new comes from the site.
    laptop.toleratesFailedRequests = true;
    service.close();
    await page.goto(`${site.origin}/experiences/sossusvlei`);
    await waitUntilRendered(page);
    await expect.poll(() => pictures(page)).toEqual([`${service.origin} true`]);
    await site.kill();
    await page.goto(site.origin + PLACE);
    await waitUntilRendered(page);
    await expect.poll(() => pictures(page)).toContain(`${service.origin} true`);
  } finally {
    service.close();
    await site.dispose();
  }
});
