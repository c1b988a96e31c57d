import { expect, type Page } from '@playwright/test';
import { isChromium } from './engines/launch.ts';

/**
 * Theme and medium of a page. Chromium emulates both; WebDriver can emulate neither, so Firefox and WebKit get the
 * theme as the setting of the app, and the rules for print turned on in the style sheets.
 */

export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  if (isChromium()) return page.emulateMedia({ colorScheme: theme });
  await page.addInitScript(storeTheme, theme);
  await page.evaluate(storeTheme, theme);
}

export async function showOnPaper(page: Page, isOnPaper: boolean): Promise<void> {
  if (isChromium()) return page.emulateMedia({ media: isOnPaper ? 'print' : null });
  await page.evaluate(switchMedium, isOnPaper);
}

/** The number of pages on paper, with text; in Firefox and WebKit, whose PDF is compressed, 1 for any. */
export async function pagesOfPdf(page: Page, format: string): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  if (!isChromium()) return 1;
  expect(pdf).toContain('/Font');
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Runs in the page, also before it is parsed. */
function storeTheme(theme: string): void {
  // A blank page has no storage.
  if (!location.protocol.startsWith('http')) return;
  const stored: unknown = JSON.parse(localStorage.getItem('deviceSettings') ?? '{}');
  localStorage.setItem('deviceSettings', JSON.stringify(Object.assign({}, stored, { theme })));
  // Null before the page is parsed.
  document.documentElement?.setAttribute('data-theme', theme);
}

/** Runs in the page. The first part of a rule's text tells its medium: `print`, `screen`, `screen and (…)`. */
function switchMedium(isOnPaper: boolean): void {
  const mediaRules = (list: CSSRuleList): CSSMediaRule[] =>
    [...list].flatMap((rule) => {
      const inside = rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : [];
      return rule instanceof CSSMediaRule ? inside.concat(rule) : inside;
    });
  const changed: Map<CSSMediaRule, string> = Reflect.get(globalThis, 'changedMedia') ?? new Map();
  Reflect.set(globalThis, 'changedMedia', changed);
  for (const [rule, text] of changed) rule.media.mediaText = text;
  changed.clear();
  if (!isOnPaper) return;
  for (const rule of [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules))) {
    const { media } = rule;
    const medium = /^(print|screen)\b/.exec(media.mediaText)?.[1];
    if (medium === undefined) continue;
    changed.set(rule, media.mediaText);
    media.mediaText = medium === 'screen' ? 'not all' : media.mediaText.replace('print', 'all');
  }
}
