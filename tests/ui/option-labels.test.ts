import { expect, test } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import type { ConnectionOption } from '../../src/model/schemas/connection-option.ts';
import { optionLabels } from '../../src/ui/format/option-labels.ts';

const texts: Readonly<Record<string, unknown>> = en.mode;
const t = (key: string, values: Record<string, unknown> = {}) =>
  String(texts[key.replace('mode.', '')]).replace('{{mode}}', String(values['mode']));
const { modeName, detail } = optionLabels({ t, locale: 'en' });

const ferry: ConnectionOption = {
  type: 'ferry',
  drivingType: 'bus',
  duration: 3600,
  from: 'Split',
  to: 'Hvar',
};

test('a ferry shows its piers and the land transport', () => {
  expect(modeName(ferry)).toBe('Ferry');
  expect(detail(ferry)).toBe('Split – Hvar · Bus on land');
  expect(detail({ ...ferry, drivingType: null })).toBe('Split – Hvar');
  expect(detail({ ...ferry, from: null, to: null, drivingType: 'private' })).toBe('Private driver on land');
});

test('a bus shows no stops', () => {
  expect(detail({ ...ferry, type: 'bus', drivingType: null, from: 'Kandy', to: 'Ella' })).toBe('');
});
