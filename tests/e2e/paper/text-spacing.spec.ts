import { expectNoClippedText } from '../support/clipped-text.ts';
import { expect, expectNoHorizontalScroll, test, waitUntilRendered } from '../support/fixtures.ts';
import { addressOf, sitePages } from '../support/site-routes.ts';

/** The narrowest window, which is also one of 1280 px at 400 %, with the spacing of WCAG 2.2, 1.4.12. */
const NARROW = { width: 320, height: 640 };
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

// All pages of the site, one after the other.
test.describe.configure({ timeout: 600_000 });

for (const locale of ['en', 'de'] as const) {
  test(`no text is cut off at 320 px with wide text spacing, in ${locale}`, async ({ site, device }) => {
    const page = await device({ locale, size: 'phone' }).open();
    await page.setViewportSize(NARROW);
    for (const name of sitePages()) {
      const address = addressOf(name, locale);
      // Opens the tour that is created there.
      if (name === 'tours-edit') await page.goto(site.origin + addressOf('tours-create', locale));
      await page.goto(site.origin + address);
      await expect(page.locator('#root h1')).toBeVisible({ timeout: 30_000 });
      await waitUntilRendered(page);
      // The content security policy allows no style element: a constructed sheet is the page's own.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, SPACING);
      await test.step(address, async () => {
        await expectNoClippedText(page, address);
        await expectNoHorizontalScroll(page);
      });
    }
  });
}

test('the server’s pages fit into 390 px and 320 px without scripts', async ({ site, device }) => {
  const mine = device({ locale: 'en', size: 'phone', serviceWorkers: 'block' });
  const page = await mine.open();
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  for (const width of [390, NARROW.width]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ['home', 'destinations', 'faq'] as const) {
      await page.goto(site.origin + addressOf(name, 'en'));
      await expect(page.locator('.server-page')).toBeVisible();
      const nav = page.locator('.server-page > header nav');
      expect(
        await nav.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBeLessThanOrEqual(0);
      await expectNoClippedText(page, `${name} at ${width} px`);
      await expectNoHorizontalScroll(page);
    }
  }
});
