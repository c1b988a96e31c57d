import { execFileSync } from 'node:child_process';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { PROJECT_ROOT, SiteProcess } from '../support/site-process.ts';
import { translationOf } from '../support/translations.ts';

/** Corrections that the operator sees; the server has to be stopped. */
function listedCorrections({ dataDir }: SiteProcess): string {
  return execFileSync(process.execPath, ['src/tools/admin.mjs', 'corrections'], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });
}

test('a fact is corrected without a network, and the operator sees the correction', async ({ device }) => {
  test.setTimeout(180_000);
  const t = translationOf('de');
  const site = await SiteProcess.launch({ sharesPictures: true });
  try {
    const someone = device({ locale: 'de', size: 'phone', serviceWorkers: 'block' });
    someone.toleratesFailedRequests = true;
    const page = await someone.open();
    await page.goto(`${site.origin}/de/erlebnisse/sigiriya`);
    const hours = t('experience.hours');
    const button = page.getByRole('button', { name: t('detail.wrongFactOf', { fact: hours }) });
    await expect(button).toBeVisible({ timeout: 60_000 });

    // Opens in place with the focus in the field; Escape closes it and returns the focus.
    await button.click();
    const form = page.getByRole('form', { name: t('correction.title') });
    const field = form.getByLabel(t('correction.right'));
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: t('correction.send') }).click();
    await expect(form.getByText(t('correction.rightMissing'))).toBeVisible();
    await page.context().setOffline(true);
    await field.fill('Seit 2025 schon ab 5 Uhr.');
    await form.getByRole('button', { name: t('correction.send') }).click();
    await expect(page.getByText(t('correction.kept'))).toBeVisible();
    await expect(form).toHaveCount(0);

    const sent = page.waitForResponse((response) => response.url().endsWith('/api/corrections'));
    await page.context().setOffline(false);
    expect((await sent).status()).toBe(204);
    await page.close();
    await site.stop();
    const listed = listedCorrections(site);
    expect(listed).toContain('  key: sigiriya\n');
    expect(listed).toContain('  fact: hours\n');
    expect(listed).toContain('  correction: Seit 2025 schon ab 5 Uhr.');
    expect(listed).toMatch(/1 correction\s*$/);
  } finally {
    await site.stop();
  }
});

test('a mistake on a page is reported with the fact chosen', async ({ site, device }) => {
  const t = translationOf('en');
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  await page.goto(`${site.origin}/tours/sri-lanka-ancient-cities`);
  await page.getByRole('button', { name: t('detail.wrong') }).click();
  const form = page.getByRole('form', { name: t('correction.title') });
  const fact = form.getByLabel(t('correction.fact'));
  await expect(fact).toBeFocused();
  await form.getByLabel(t('correction.right')).fill('The bus leaves at eight.');
  await form.getByRole('button', { name: t('correction.send') }).click();
  await expect(form.getByText(t('correction.factMissing'))).toBeVisible();
  await fact.selectOption({ label: t('correction.facts.connection') });
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/corrections'));
  await form.getByRole('button', { name: t('correction.send') }).click();
  expect((await sent).postDataJSON()).toMatchObject({ kind: 'tour', fact: 'connection' });
  await expect(page.getByText(t('correction.sent'))).toBeVisible({ timeout: 30_000 });
});
