import type { Locale } from '../../../model/base/locale.ts';
import { withoutDiacritics } from '../../../model/base/without-diacritics.ts';
import type { Faq } from '../../../model/schemas/story.ts';

/** FAQs whose question or answer contains every search term, in page order. */
export function findFaqs(faqs: readonly Faq[], typed: string, locale: Locale): Faq[] {
  const terms = normalizeText(typed).split(/\s+/).filter(Boolean);
  return [...faqs]
    .sort((a, b) => a.rank - b.rank)
    .filter((faq) => {
      const text = normalizeText(`${faq[locale].question} ${faq[locale].answer.replaceAll(/<[^>]*>/g, ' ')}`);
      return terms.every((word) => text.includes(word));
    });
}

/** Lower case without diacritics: `fur` finds `für`, but `fuer` does not. */
function normalizeText(text: string): string {
  return withoutDiacritics(text.toLowerCase());
}
