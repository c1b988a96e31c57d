import { expect, it } from 'vitest';
import type { Faq } from '../../../src/model/schemas/story.ts';
import { findFaqs } from '../../../src/ui/pages/faq/find-faqs.ts';

function faq(key: string, rank: number, question: string, answer: string): Faq {
  const words = { question, answer };
  return { _id: key, key, group: 'travel', rank, en: words, de: words };
}

const FAQS = [
  faq('visa', 2, 'Do I need a visa?', '<p>See the <a href="/x">page</a> of the country.</p>'),
  faq('plugs', 1, 'Welche Stecker brauche ich für Namibia?', '<p>Typ D und M.</p>'),
];
const keys = (typed: string) => findFaqs(FAQS, typed, 'en').map(({ key }) => key);

it('returns all in page order for an empty search', () => {
  expect(keys('')).toEqual(['plugs', 'visa']);
  expect(keys('  ')).toEqual(['plugs', 'visa']);
});

it('matches every word in question or answer, ignoring case and accents', () => {
  expect(keys('VISA country')).toEqual(['visa']);
  expect(keys('fur namibia')).toEqual(['plugs']);
  expect(keys('visa stecker')).toEqual([]);
});

it('ignores markup', () => {
  expect(keys('href')).toEqual([]);
});
