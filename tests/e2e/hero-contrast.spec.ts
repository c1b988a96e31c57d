import { sitePath } from '../../src/contract/paths/site-paths.ts';
import type { ExperienceSummary, CountrySummary } from '../../src/model/schemas/catalogue.ts';
import { expect, waitUntilRendered, SIZES, test } from './support/fixtures.ts';
import { showTheme } from './support/media.ts';
import { textContrasts } from './support/text-contrast.ts';

/** Elements on a picture; text next to it on phones uses the theme's colors. */
const ON_PICTURES = 'header, #content h1, #content h1 + p';
const MINIMUM_CONTRAST = 4.5;

for (const size of ['phone', 'desktop'] as const) {
  test(`text on pictures has enough contrast in light and dark themes, on a ${size}`, async ({
    site,
    device,
  }) => {
    const page = await device({ size, locale: 'en', serviceWorkers: 'block' }).open();
    const { experiences } = (await answer(`${site.origin}/api/experiences`)) as {
      experiences: ExperienceSummary[];
    };
    const { countries } = (await answer(`${site.origin}/api/countries?sort=name`)) as {
      countries: CountrySummary[];
    };
    const addresses = [
      '/',
      '/tours/namibia-classic-loop',
      ...brightest(experiences, 2).map(({ key }) => sitePath('experiences-key', 'en', { key })),
      ...brightest(countries, 2).map(({ key }) => sitePath('destinations-key', 'en', { key })),
    ];
    const tooLow: string[] = [];
    for (const address of addresses) {
      await page.goto(site.origin + address);
      await expect(page.locator('#root h1')).toBeVisible({ timeout: 30_000 });
      await waitUntilRendered(page);
      await page
        .locator('main img')
        .first()
        .evaluate((image) => {
          if (image instanceof HTMLImageElement) return image.decode();
          return undefined;
        });
      for (const colorScheme of ['light', 'dark'] as const) {
        await showTheme(page, colorScheme);
        await page.setViewportSize(SIZES[size]);
        const measured = await textContrasts(page, ON_PICTURES);
        expect(measured.length, address).toBeGreaterThan(1);
        for (const { text, least } of measured) {
          if (least < MINIMUM_CONTRAST) tooLow.push(`${address} ${colorScheme}: ${text} ${least}`);
        }
      }
    }
    expect(tooLow).toEqual([]);
  });
}

async function answer(url: string): Promise<unknown> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  return response.json();
}

/** Rows with the brightest picture on average, the hardest to read on. */
function brightest<Row extends Pick<ExperienceSummary, 'image_uris'>>(
  rows: readonly Row[],
  count: number,
): Row[] {
  return [...rows].sort((a, b) => brightness(b) - brightness(a)).slice(0, count);
}

function brightness({ image_uris: [picture] }: Pick<ExperienceSummary, 'image_uris'>): number {
  const parts = /^#(..)(..)(..)/.exec(picture?.colour ?? '')?.slice(1) ?? [];
  return parts.reduce((sum, part) => sum + Number.parseInt(part, 16), 0);
}
