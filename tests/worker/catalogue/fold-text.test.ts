import { expect, it } from 'vitest';
import { foldPlain, foldText } from '../../../worker/catalogue/fold-text.ts';

it.each([
  ['Latin', 'São Tomé', 'sao tome'],
  ['Vietnamese', 'Thừa Thiên Huế', 'thua thien hue'],
  ['Vietnamese, decomposed', 'Huế'.normalize('NFD'), 'hue'],
  ['Turkish', 'İzmir', 'izmir'],
  ['Greek', 'Ηράκλειο', 'ηρακλειο'],
  ['Cyrillic', 'Йошкар-Ола', 'иошкар ола'],
  ['Arabic with vowels', 'مَرَّاكُش', 'مراكش'],
  ['Hebrew with vowels', 'יְרוּשָׁלַיִם', 'ירושלים'],
])('drops the marks of %s', (_script, text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it.each([
  ['Thai', 'แวง', 'แว้ง'],
  ['Thai', 'โนนสูง', 'โนนสัง'],
  ['Khmer', 'កោះរ៉ុង', 'កំរៀង'],
  ['Lao', 'ວັງ', 'ວຽງ'],
  ['Burmese', 'မြို့', 'မြေ'],
  ['Devanagari', 'दिल्ली', 'दली'],
  ['Tamil', 'காலி', 'கல'],
  ['Sinhala', 'ගාල්ල', 'ගලල'],
  ['kana', 'かき', 'がぎ'],
])('keeps the marks of %s, which are part of the word', (_script, one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
  expect(foldText(one)).not.toContain(' ');
});

it('reads a name the same however its marks are encoded', () => {
  expect(foldText('ปะคำ')).toBe(foldText('ปะคํา'));
  expect(foldText('ガラパゴス')).toBe(foldText('ガラパゴス'.normalize('NFD')));
  expect(foldText('ශ්‍රී')).toBe(foldText('ශ්රී'));
});

it('spells umlauts out, or leaves them plain', () => {
  expect(foldText('Füßen')).toBe('fuessen');
  expect(foldPlain('Füßen')).toBe('fussen');
});
