import type { Locale } from '../../../model/base/locale.ts';
import type { Faq } from '../../../model/schemas/story.ts';

/** Those whose question or answer has every typed word, in the order of the page. */
export function findFaqs(faqs: readonly Faq[], typed: string, locale: Locale): Faq[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return [...faqs]
    .sort((a, b) => a.rank - b.rank)
    .filter((faq) => {
      const text = plain(`${faq[locale].question} ${faq[locale].answer.replaceAll(/<[^>]*>/g, ' ')}`);
      return words.every((word) => text.includes(word));
    });
}

/** Lower case without accents: `fuer` is not looked for, `fur` finds `für`. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
