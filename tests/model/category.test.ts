import { expect, it } from 'vitest';
import { LOCALES } from '../../src/model/base/locale.ts';
import {
  categoriesOfGroup,
  CATEGORY_GROUPS,
  categoryGroup,
  CATEGORY_KEYS,
} from '../../src/model/category.ts';

it.each(LOCALES)('each category is in exactly one group, in %s', (locale) => {
  const grouped = CATEGORY_GROUPS[locale].flatMap((group) => categoriesOfGroup(group, locale));
  expect(grouped.toSorted()).toEqual(CATEGORY_KEYS.toSorted());
});

it('the languages group differently', () => {
  expect(CATEGORY_GROUPS).toEqual({
    en: ['nature', 'activities', 'culture', 'other'],
    de: ['nature', 'culture', 'water', 'mountains', 'other'],
  });
  expect([categoryGroup('hiking', 'en'), categoryGroup('hiking', 'de')]).toEqual(['activities', 'mountains']);
});
