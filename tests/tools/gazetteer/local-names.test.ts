import { expect, it } from 'vitest';
import { localNames } from '../../../src/tools/gazetteer/local-names.ts';

it('takes names in the writing of the country', () => {
  expect(localNames('TH', ['Phuket', 'Пхукет', 'ภูเก็ต', '普吉'])).toEqual(['ภูเก็ต']);
  expect(localNames('FR', ['Paris', '巴黎'])).toEqual([]);
});

it('takes Sinhala and Tamil names in Sri Lanka', () => {
  expect(localNames('LK', ['கொழும்பு', 'කොළඹ', 'Colombo', 'ශ්‍රී ජයවර්ධනපුර'])).toEqual([
    'කොළඹ',
    'ශ්‍රී ජයවර්ධනපුර',
    'கொழும்பு',
  ]);
});

it('prefers traditional Chinese in Taiwan, and takes simplified where there is nothing else', () => {
  expect(localNames('TW', ['台东', '花莲', '台東', '臺東'])).toEqual(['台東', '臺東']);
  expect(localNames('TW', ['恒春'])).toEqual(['恒春']);
});

it('takes no name that begins with a vowel sign', () => {
  expect(localNames('LK', ['ෙකාළඹ'])).toEqual([]);
});
