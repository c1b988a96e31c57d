import { type Size, expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { type Locale, translationOf } from '../support/translations.ts';

const CASES: readonly { locale: Locale; size: Size }[] = [
  { locale: 'en', size: 'desktop' },
  { locale: 'de', size: 'phone' },
];
const CONTACT = { en: '/contact', de: '/de/kontakt' } as const;

for (const { locale, size } of CASES) {
  const t = translationOf(locale);

  test(`the contact form validates, sends, and stores a message offline, in ${locale} on a ${size}`, async ({
    site,
    device,
  }) => {
    const someone = device({ locale, size });
    const page = await someone.open();
    await page.goto(site.origin + CONTACT[locale]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact.title'));
    const send = page.getByRole('button', { name: t('contact.send') });
    const field = (name: string) => page.getByLabel(`${t(`contact.${name}`)} *`);
    await send.click();
    for (const name of ['name', 'email', 'subject', 'message']) {
      await expect(page.getByText(t(`contact.missing.${name}`))).toBeVisible();
    }
    await expect(field('name')).toBeFocused();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    async function write(subject: string): Promise<void> {
      await field('name').fill('Ada');
      await field('email').fill('ada@example.org');
      await field('subject').fill(subject);
      await field('message').fill('Two\nlines.');
      await send.click();
    }
    await write('Online');
    await expect(page.getByText(t('contact.outcome.sent'))).toBeVisible({ timeout: 30_000 });
    await expect(field('subject')).toHaveValue('');

    someone.toleratesFailedRequests = true;
    await page.context().setOffline(true);
    await write('Offline');
    await expect(page.getByText(t('contact.outcome.stored.offline'))).toBeVisible();
    const unsentMessages = page.getByRole('region', { name: t('contact.unsent.title') });
    await expect(unsentMessages).toContainText('Offline');
    await unsentMessages.getByRole('button', { name: t('contact.unsent.edit') }).click();
    await expect(field('subject')).toHaveValue('Offline');
    await expect(unsentMessages).toContainText(t('contact.unsent.editing'));
    await expectAccessible(page);
    await write('Edited');
    await expect(unsentMessages.getByRole('listitem')).toHaveCount(1);
    await expect(unsentMessages).toContainText('Edited');
    await page.context().setOffline(false);
    await expect(unsentMessages).toBeHidden({ timeout: 30_000 });
    someone.toleratesFailedRequests = false;
  });

  test(`feedback can be sent from any page, in ${locale} on a ${size}`, async ({ site, device }) => {
    const page = await device({ locale, size }).open();
    await page.goto(site.origin + CONTACT[locale]);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t(size === 'phone' ? 'shell.menu' : 'shell.info') })
      .click();
    await page.getByText(t('frame.feedback'), { exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('feedback.title') });
    const send = dialog.getByRole('button', { name: t('feedback.send') });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await send.focus();
    await expect(dialog.getByText(t('feedback.ratingMissing'))).toBeVisible();
    await expect(dialog.getByText(t('feedback.commentsMissing'))).toBeVisible();
    await expectAccessible(page);

    await dialog.getByRole('radio', { name: t('feedback.stars.other', { count: 4 }) }).check({ force: true });
    await dialog.getByRole('radio', { name: t('feedback.yes') }).check();
    await dialog.getByLabel(`${t('feedback.comments')} *`).fill('The map helped.');
    await dialog.getByLabel(t('feedback.source.other')).check();
    await dialog.getByLabel(t('feedback.other')).fill('a book');
    await send.click();
    await expect(page.getByText(t('feedback.sent'))).toBeVisible({ timeout: 30_000 });
    await expect(dialog).toBeHidden();
  });
}

test('switching the language keeps what is typed into a form', async ({ site, device }) => {
  const [t, german] = [translationOf('en'), translationOf('de')];
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  await page.goto(site.origin + CONTACT.en);
  await page.getByLabel(`${t('contact.subject')} *`).fill('Train times');
  await page.getByRole('banner').getByRole('button', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(site.origin + CONTACT.de);
  await expect(page.getByLabel(`${german('contact.subject')} *`)).toHaveValue('Train times');
  await page.goBack();
  await expect(page.getByLabel(`${t('contact.subject')} *`)).toHaveValue('Train times');
  await page.getByRole('link', { name: t('contact.faq') }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('contact.title'));
  await page.goBack();
  await expect(page.getByLabel(`${t('contact.subject')} *`)).toHaveValue('');
});

test('feedback rejected in the background is shown and can be edited or discarded', async ({
  site,
  device,
}) => {
  const t = translationOf('en');
  const someone = device({ locale: 'en', size: 'phone', serviceWorkers: 'block' });
  const page = await someone.open();
  await page.goto(`${site.origin}/faq`);
  await expect(page.locator('#root details').first()).toBeVisible({ timeout: 30_000 });

  async function giveFeedbackOffline(comments: string): Promise<void> {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.menu') })
      .click();
    await page.getByText(t('frame.feedback'), { exact: true }).click();
    await dialog.getByRole('radio', { name: t('feedback.stars.other', { count: 4 }) }).check({ force: true });
    await dialog.getByRole('radio', { name: t('feedback.yes') }).check();
    await dialog.getByLabel(`${t('feedback.comments')} *`).fill(comments);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: t('feedback.send') }).click();
    await expect(page.getByText(t('feedback.keptOffline'))).toBeVisible();
    await expect(dialog).toBeHidden();
  }
  const dialog = page.getByRole('dialog', { name: t('feedback.title') });
  const line = page.getByText(t('frame.refused.feedback'));
  const problem = { type: '/problems/invalid', title: 'invalid', status: 422, message: '', code: 'invalid' };
  const refuse = { status: 422, contentType: 'application/problem+json', body: JSON.stringify(problem) };
  someone.toleratesFailedRequests = true;
  await page.context().route('**/api/feedbacks', (route) => route.fulfill(refuse));
  for (const comments of ['First words.', 'Second words.']) {
    await giveFeedbackOffline(comments);
    await page.context().setOffline(false);
    await expect(line).toBeVisible({ timeout: 30_000 });
  }

  // Both are in the dialog; one is discarded, the other edited.
  await page.getByRole('button', { name: t('frame.refused.look') }).click();
  const refused = dialog.getByRole('region', { name: t('feedback.refused.title') });
  await expect(refused.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const rowOf = (comments: string) => refused.getByRole('listitem').filter({ hasText: comments });
  await rowOf('First words.')
    .getByRole('button', { name: t('feedback.refused.drop') })
    .click();
  await expect(refused.getByRole('listitem')).toHaveCount(1);
  await rowOf('Second words.')
    .getByRole('button', { name: t('feedback.refused.edit') })
    .click();
  await expect(dialog.getByLabel(`${t('feedback.comments')} *`)).toHaveValue('Second words.');
  await expect(refused).toHaveCount(0);
  // Cancelling loses nothing.
  await dialog.getByRole('button', { name: t('feedback.cancel') }).click();
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: t('frame.refused.look') }).click();
  await rowOf('Second words.')
    .getByRole('button', { name: t('feedback.refused.edit') })
    .click();
  await page.context().unroute('**/api/feedbacks');
  await dialog.getByRole('button', { name: t('feedback.send') }).click();
  await expect(page.getByText(t('feedback.sent'))).toBeVisible({ timeout: 30_000 });
  await expect(line).toHaveCount(0);
});

test('an unknown address shows the not-found page with the latest places', async ({ site, device }) => {
  const page = await device({ locale: 'en', size: 'desktop' }).open();
  await page.goto(`${site.origin}/contact`);
  await page.evaluate(() => {
    history.pushState(null, '', '/no-such-page');
  });
  const t = translationOf('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.heading'));
  await expect(page).toHaveTitle(/^404 - page not found/);
  const latest = page.getByRole('region', { name: t('lists.latest') });
  await expect(latest.getByRole('article').first()).toBeVisible({ timeout: 30_000 });
  await expect(latest.getByRole('link', { name: t('lists.experiences.all') })).toHaveAttribute(
    'href',
    '/experiences',
  );
});
