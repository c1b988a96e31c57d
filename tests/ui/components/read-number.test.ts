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
] as const)('readNumber of %s in %s is %d', (text, locale, value) => {
  expect(readNumber(text, locale)).toBe(value);
});

test.each(['', 'abc', '1.2.3', '12€'])('readNumber of %s is null', (text) => {
  expect(readNumber(text, 'en')).toBeNull();
});

test('writeNumber uses the locale’s decimal mark without grouping', () => {
  expect(writeNumber(1234.5, 'de')).toBe('1234,5');
  expect(writeNumber(null, 'en')).toBe('');
});
