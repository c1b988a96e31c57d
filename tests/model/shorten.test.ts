import { expect, it } from 'vitest';
import { firstSentence } from '../../src/model/shorten.ts';

it('the first sentence does not end at a date or an abbreviation', () => {
  expect(firstSentence('Seit dem 1. April 2025 brauchst du ein Visum. Du bekommst es vorab.')).toBe(
    'Seit dem 1. April 2025 brauchst du ein Visum.',
  );
  expect(firstSentence('It costs 1,600 NAD (90 USD). Bring a passport.')).toBe(
    'It costs 1,600 NAD (90 USD).',
  );
  expect(firstSentence('No end')).toBe('No end');
});
