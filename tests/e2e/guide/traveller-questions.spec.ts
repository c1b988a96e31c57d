import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { borderCrossings } from '../../../src/model/place/border-crossings.ts';
import { practicalSchema } from '../../../src/model/schemas/practical.ts';
import { transportFactsSchema } from '../../../src/model/schemas/transport.ts';
import { isChromium } from '../support/engines/launch.ts';
import { expect, test } from '../support/fixtures.ts';
import { PROJECT_ROOT } from '../support/site-process.ts';
import { TRAVELLER_QUESTIONS, type TravellerQuestion } from '../support/traveller-questions.ts';
import { translationOf, type Locale } from '../support/translations.ts';

type Module = NonNullable<TravellerQuestion['answer']>;

const CATALOGUE = path.join(PROJECT_ROOT, 'src/server/catalogue');
const COUNTRIES = keysOf('practical');
const TRANSPORT = keysOf('transport').map((key) => transportFactsSchema.parse(factsOf('transport', key)));
const PATHS = { en: '/destinations', de: '/de/reiseziele' } as const;
/** Texts of the links to modules with an answer, by module. */
const MODULES = new Map(
  TRAVELLER_QUESTIONS.flatMap(({ answer }) => (answer ? [[answer.module, answer.bar] as const] : [])),
);
/** The shortest answers are numbers, as in "112". */
const ANSWER_MIN = 3;

test('every question of the table has a module', () => {
  expect(TRAVELLER_QUESTIONS).toHaveLength(20);
  expect(TRAVELLER_QUESTIONS.filter(({ answer }) => !answer)).toEqual([]);
});

for (const country of COUNTRIES) {
  for (const locale of ['en', 'de'] as const) {
    test(`two taps lead to what travellers ask: ${country}, ${locale}`, async ({ site, device }) => {
      const page = await device({ locale, size: 'phone', serviceWorkers: 'block' }).open();
      await page.goto(`${site.origin}${PATHS[locale]}/${country}`);
      await expect(page.locator('#root #ask')).toBeVisible({ timeout: 60_000 });
      const unanswered: string[] = [];
      for (const [id, bar] of MODULES) {
        if (id === 'borders' && !hasBorders(country)) {
          await expect(page.locator('#root #borders')).toHaveCount(0);
          continue;
        }
        await openModule(page, locale, { id, bar });
        for (const { id: question, answer } of TRAVELLER_QUESTIONS) {
          if (answer?.module !== id) continue;
          for (const heading of headingsOf(answer, country, locale)) {
            const found = await answerUnder(page, id, heading);
            if (found.text.length < ANSWER_MIN || !found.isVisible)
              unanswered.push(`${question}, ${heading ?? id}: ${JSON.stringify(found)}`);
          }
        }
      }
      expect(unanswered).toEqual([]);
    });
  }
}

/** From the top of the page: one tap opens the list of modules, the second follows its link. */
async function openModule(
  page: Page,
  locale: Locale,
  { id, bar }: { id: string; bar: string },
): Promise<void> {
  const t = translationOf(locale);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const sections = page.getByRole('navigation', { name: t('detail.sections') });
  await tap(sections.getByRole('button', { name: t('guide.bar.all') }));
  const list = page.getByRole('dialog', { name: t('guide.bar.all') });
  await tap(list.getByRole('link', { name: t(bar), exact: true }));
  await expect(list).toBeHidden();
  await expect(page.locator(`#root #${id} h2`).first()).toBeInViewport();
}

async function tap(target: Locator): Promise<void> {
  await (isChromium() ? target.tap() : target.click());
}

/** Null stands for the prose of the whole module. A country without malaria has no note on it. */
function headingsOf({ headings }: Module, country: string, locale: Locale): (string | null)[] {
  if (headings.length === 0) return [null];
  const { malaria } = practicalSchema.parse(factsOf('practical', country));
  const expected = headings.filter((key) => key !== 'guide.health.malaria' || malaria !== 'none');
  const t = translationOf(locale);
  return expected.map((key) => t(key));
}

function hasBorders(country: string): boolean {
  return borderCrossings(country, TRANSPORT).size > 0;
}

/**
 * What stands under a heading of a module, without the heading, and whether its beginning is in the viewport and
 * covered by nothing, after the module was scrolled to it.
 */
function answerUnder(page: Page, module: string, heading: string | null) {
  return page.evaluate(
    ([id, title]) => {
      const found = { text: '', isVisible: false };
      const whole = document.querySelector(`#root #${id}`);
      const head = [...(whole?.querySelectorAll('h2, h3, dt') ?? [])].find((one) =>
        title === null ? one.localName === 'h2' : one.textContent.trim() === title,
      );
      if (!whole || !head) return found;
      // Prose begins after the introduction, which stands beside the heading.
      const prose = [...whole.querySelectorAll('p, li')].find((one) => !one.parentElement?.contains(head));
      const box = title === null ? prose : whole;
      if (!box) return found;
      /** From the heading to the next one, without what only screen readers get. */
      const texts: Range[] = [];
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const isAfter = (head.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        if (!node.textContent?.trim() || !parent || !isAfter || head.contains(node)) continue;
        if (parent.closest('h2, h3, dt')) {
          // A list of countries has their names as headings.
          if (title === null) continue;
          break;
        }
        const { width, height } = parent.getBoundingClientRect();
        if (width <= 1 || height <= 1 || parent.closest('[aria-hidden="true"]')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        texts.push(range);
      }
      const [first] = texts;
      const holder = first?.startContainer.parentElement;
      if (!first || !holder) return found;
      holder.scrollIntoView({ block: 'center', behavior: 'instant' });
      const line = first.getClientRects()[0];
      if (!line) return found;
      const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
      const top = document.elementFromPoint(x, y);
      const isInside =
        line.left >= 0 && line.right <= innerWidth && line.top >= 0 && line.bottom <= innerHeight;
      return {
        text: texts.map((range) => range.toString().trim()).join(' '),
        isVisible: isInside && top !== null && holder.contains(top),
      };
    },
    [module, heading] as const,
  );
}

function keysOf(folder: string): string[] {
  return fs.readdirSync(path.join(CATALOGUE, folder)).map((file) => path.basename(file, '.json'));
}

function factsOf(folder: string, key: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(CATALOGUE, folder, `${key}.json`), 'utf8'));
}
