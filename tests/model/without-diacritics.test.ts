import { expect, it } from 'vitest';
import { withoutDiacritics } from '../../src/model/base/without-diacritics.ts';

it.each([
  ['Málaga', 'Malaga'],
  ['Thừa Thiên Huế', 'Thua Thien Hue'],
  ['Ηράκλειο', 'Ηρακλειο'],
  ['Йошкар', 'Иошкар'],
  ['ภูเก็ต', 'ภูเก็ต'],
  ['កោះរ៉ុង', 'កោះរ៉ុង'],
  ['がぎ', 'がぎ'],
  ['속초', '속초'],
])('drops accents and keeps vowel signs: %s', (text, plain) => {
  expect(withoutDiacritics(text)).toBe(plain);
});
