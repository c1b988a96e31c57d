import { expect, test } from 'vitest';
import { readNumber, writeNumber } from '../../../src/ui/components/form/read-number.ts';

test.each([
  ['1,234.50', 'en', 1234.5],
  ['1.234,50', 'de', 1234.5],
  ['12,5', 'de', 12.5],
  ['12.5', 'de', 12.5],
  ['12,5', 'en', 12.5],
  ['1 200', 'de', 1200],
  ['-3', 'en', -3],
  ['12,', 'de', 12],
] as const)('%s in %s is %d', (text, locale, value) => {
  expect(readNumber(text, locale)).toBe(value);
});

test.each(['', 'abc', '1.2.3', '12€'])('%s is no number', (text) => {
  expect(readNumber(text, 'en')).toBeNull();
});

test('a number is written without grouping, in the notation of its language', () => {
  expect(writeNumber(1234.5, 'de')).toBe('1234,5');
  expect(writeNumber(null, 'en')).toBe('');
});
