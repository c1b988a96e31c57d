import fs from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Planner } from './planner-actions.ts';

/** Removes the share API, which would receive the link in browsers that have one. */
export async function withoutSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
}

export async function textOf(download: Download): Promise<string> {
  return fs.readFileSync(await download.path(), 'utf8');
}

/** Imports an exported tour and expects an equal one. */
export async function expectReimport(
  page: Page,
  planner: Planner,
  text: string,
  root: string,
): Promise<void> {
  const { t, locale } = planner;
  await page.goto(`${root}${locale === 'de' ? '/touren/eigene' : '/tours/bookmarked'}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: t('myTours.import') }).click();
  const dialog = page.getByRole('dialog', { name: t('myTours.import') });
  const buffer = Buffer.from(text);
  await dialog.locator('input').setInputFiles({ name: 'tour.json', mimeType: 'application/json', buffer });
  await dialog.getByRole('button', { name: t('export.import.open') }).click();
  await page.waitForURL(/tour=[0-9a-f-]{36}&step=customize/);
  await expect(planner.cards()).toHaveCount(4);
  await planner.goTo('book');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('planner.menu.export') })
    .click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('export.file.title') }).click(),
  ]);
  expect(contentOf(await textOf(download))).toEqual(contentOf(text));
}

/** The content of a file without ids and times, which differ in every copy. */
function contentOf(text: string): unknown {
  const { tour, places } = JSON.parse(text) as { tour: Record<string, unknown>; places: unknown };
  const { id, updatedAt, ...rest } = tour;
  expect([typeof id, typeof updatedAt]).toEqual(['string', 'string']);
  return JSON.parse(JSON.stringify({ rest, places }), (key: string, value: unknown) =>
    key === 'id' ? undefined : value,
  );
}
