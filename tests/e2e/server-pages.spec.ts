import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';

const PAGES = ['/', '/experiences/dune-45', '/de/reiseziele/namibia', '/de/faq'];

test('server HTML is readable and accessible when the app does not load, on a phone too', async ({
  site,
  device,
}) => {
  const phone = device({ locale: 'en', size: 'phone', serviceWorkers: 'block' });
  const page = await phone.open();
  // Browsers report the files that are missing.
  page.removeAllListeners('console');
  // Scripts are enabled only for axe.
  await page.route('**/*.js', (route) => route.abort());
  for (const path of PAGES) {
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoHorizontalScroll(page);
  }
  await page.goto(`${site.origin}/experiences/dune-45`);
  await expectAccessible(page);
});

test('the app replaces the server HTML without policy violations', async ({ site, device }) => {
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`refused by ${violatedDirective}: ${blockedURI}`);
    });
  });
  for (const path of PAGES) {
    await page.goto(site.origin + path);
    await expect(page.locator('#root > *')).not.toHaveCount(0);
    await expect(page.locator('.server-page')).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    if (path !== PAGES[0]) continue;
    // The service worker now answers with the shell: only the first page came from the server.
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  }
});
