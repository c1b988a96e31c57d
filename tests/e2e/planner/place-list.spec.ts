import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { waitUntilOfflineReady } from '../support/offline-ready.ts';
import { Planner } from '../support/planner-actions.ts';
import { type Locale, translationOf } from '../support/translations.ts';

const GPX = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Example">
<wpt lat="18.7883" lon="98.9853"><name>Chiang Mai</name></wpt>
<wpt lat="19.3590" lon="98.4401"><name>Pai</name><desc>Hot springs</desc></wpt>
<wpt lat="19.3650" lon="98.4500"><name>Coffee with a view</name></wpt>
<wpt lat="19.3590" lon="98.4401"><name>PAI</name></wpt>
<wpt lat="97" lon="98"><name>Qwrtzpsdf</name></wpt>
<trk><name>Day 1</name></trk>
</gpx>`;
const FILE = { name: 'Thailand.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(GPX) };
const BROKEN = {
  name: 'broken.gpx',
  mimeType: 'application/gpx+xml',
  buffer: Buffer.from('<gpx>\n<wpt lat="1" lon="2">\n<name>A</wpt></gpx>'),
};

for (const { locale, size } of [
  { locale: 'en', size: 'phone' },
  { locale: 'de', size: 'desktop' },
] as const) {
  test(`places of a file become a tour after they were seen, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const { t, tn } = textsOf(locale);
    const page = await device({ locale, size }).open();
    const myTours = locale === 'de' ? '/de/touren/eigene' : '/tours/bookmarked';
    await page.goto(site.origin + myTours);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('myTours.import') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('myTours.import') });
    const choose = dialog.locator('input[type=file]');

    await choose.setInputFiles(BROKEN);
    await expect(dialog).toContainText(t('export.list.rejection.malformed'));
    await expect(dialog).toContainText(t('export.list.line', { line: 3 }));
    await expect(dialog).toContainText(t('export.import.nothing'));

    await choose.setInputFiles(FILE);
    await expect(dialog).toContainText(tn('export.list.places', 5));
    await expect(dialog).toContainText(tn('export.list.ignored.tracks', 1));
    await expect(dialog.getByRole('checkbox', { name: /^Chiang Mai/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /^PAI/ })).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /^Qwrtzpsdf/ })).toBeDisabled();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await dialog.getByRole('checkbox', { name: /^Coffee/ }).uncheck();
    await dialog.getByRole('button', { name: tn('export.list.add', 2) }).click();
    await expect(dialog).toContainText(t('export.import.done', { name: 'Thailand' }));
    await dialog.getByRole('button', { name: t('export.import.open') }).click();
    const planner = new Planner(page, locale, size);
    await page.waitForURL(/\/tours\/edit\?tour=[0-9a-f-]{36}&step=customize/);
    await expect(page.getByText(planner.count('planner.stops', 2)).first()).toBeVisible();
    await expect(page.getByText('Hot springs').first()).toBeVisible();
  });
}

test('a file that another app shares is read without the server', async ({ ownSite, device }) => {
  const phone = device({ locale: 'de', size: 'phone' });
  const page = await phone.open();
  await page.goto(`${ownSite.origin}/de/`);
  await waitUntilOfflineReady(page);
  phone.toleratesFailedRequests = true;
  await ownSite.kill();
  // As the browser does it for the share target of the manifest.
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/tours/shared',
      enctype: 'multipart/form-data',
    });
    form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'file', id: 'shared' }));
    document.body.append(form);
  });
  await page.locator('#shared').setInputFiles(FILE);
  await page.evaluate(() => document.querySelector('form')?.submit());
  await page.waitForURL(/\/de\/touren\/eigene/);
  const { t, tn } = textsOf('de');
  const dialog = page.getByRole('dialog', { name: t('myTours.import') });
  await expect(dialog).toContainText(tn('export.list.places', 5));
  // The reload does not open it again.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});

function textsOf(locale: Locale) {
  const t = translationOf(locale);
  const tn = (key: string, count: number) => t(`${key}.${count === 1 ? 'one' : 'other'}`, { count });
  return { t, tn };
}
