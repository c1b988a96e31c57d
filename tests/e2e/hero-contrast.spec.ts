import { sitePath } from '../../src/contract/paths/site-paths.ts';
import type { ExperienceSummary, CountrySummary } from '../../src/model/schemas/catalogue.ts';
import { expect, lookUntilDrawn, SIZES, test } from './support/fixtures.ts';
import { textContrasts } from './support/text-contrast.ts';

/** What stands on a picture: words beside it on phones have the colours of the theme. */
const ON_PICTURES = 'header, #content h1, #content h1 + p';
const ENOUGH = 4.5;

for (const size of ['phone', 'desktop'] as const) {
  test(`words on pictures can be read in light and dark, on a ${size}`, async ({ site, device }) => {
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
    const poor: string[] = [];
    for (const address of addresses) {
      await page.goto(site.origin + address);
      await expect(page.locator('#root h1')).toBeVisible({ timeout: 30_000 });
      await lookUntilDrawn(page);
      await page
        .locator('main img')
        .first()
        .evaluate((image) => {
          if (image instanceof HTMLImageElement) return image.decode();
          return undefined;
        });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(SIZES[size]);
        const measured = await textContrasts(page, ON_PICTURES);
        expect(measured.length, address).toBeGreaterThan(1);
        for (const { text, least } of measured) {
          if (least < ENOUGH) poor.push(`${address} ${colorScheme}: ${text} ${least}`);
        }
      }
    }
    expect(poor).toEqual([]);
  });
}

async function answer(url: string): Promise<unknown> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  return response.json();
}

/** Those whose picture is brightest in mean: the hardest to read on. */
function brightest<Row extends Pick<ExperienceSummary, 'image_uris'>>(
  rows: readonly Row[],
  most: number,
): Row[] {
  return [...rows].sort((a, b) => brightness(b) - brightness(a)).slice(0, most);
}

function brightness({ image_uris: [picture] }: Pick<ExperienceSummary, 'image_uris'>): number {
  const parts = /^#(..)(..)(..)/.exec(picture?.colour ?? '')?.slice(1) ?? [];
  return parts.reduce((sum, part) => sum + Number.parseInt(part, 16), 0);
}
