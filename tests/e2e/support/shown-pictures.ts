import type { Page } from '@playwright/test';
import type { ExperienceSummary } from '../../../src/model/schemas/catalogue.ts';

/** A list without end is long enough after these. */
const MAX_SCREENS = 24;

/** Lets all parts of a page load that wait until they are near the viewport. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (screens) => {
    for (let at = 0; at < screens && at * innerHeight < document.documentElement.scrollHeight; at += 1) {
      scrollTo({ top: at * innerHeight, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  }, MAX_SCREENS);
}

/** Pictures that a part of the page shows, each as often as it does, in whatever size. */
export function shownPictures(page: Page, selector = 'main'): Promise<string[]> {
  return page.evaluate((within) => {
    return [...document.querySelectorAll<HTMLImageElement>(`${within} img`)]
      .filter((image) => image.checkVisibility())
      .map((image) => new URL(image.currentSrc || image.src, location.href).pathname)
      .filter((path) => path.startsWith('/images/'));
  }, selector);
}

export function repeated(paths: readonly string[]): string[] {
  return [...new Set(paths.filter((path, index) => paths.indexOf(path) !== index))];
}

/** Gives a place the picture of another one as its further scene, whether or not its own is drawn. */
export async function giveFurtherScene(page: Page, place: string, from: string): Promise<void> {
  await page.context().route('**/api/experiences?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Record<string, unknown>;
    const rows =
      Object.values(body).find((value): value is ExperienceSummary[] => Array.isArray(value)) ?? [];
    const source = rows.find(({ key }) => key === from)?.image_uris[0];
    for (const row of rows) {
      if (row.key === place && source) row.image_uris = [...row.image_uris.slice(0, 1), source];
    }
    await route.fulfill({ response, json: body });
  });
}
