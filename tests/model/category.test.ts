import { expect, it } from 'vitest';
import { LOCALES } from '../../src/model/base/locale.ts';
import { categoriesOfGroup, categoryGroups, categoryGroup, CATEGORY_KEYS } from '../../src/model/category.ts';

it.each(LOCALES)('each category is in exactly one group, in %s', (locale) => {
  const grouped = categoryGroups(locale).flatMap((group) => categoriesOfGroup(group, locale));
  expect(grouped.toSorted()).toEqual(CATEGORY_KEYS.toSorted());
});

it('the languages group differently', () => {
  expect(categoryGroups('en')).toEqual(['nature', 'activities', 'culture', 'other']);
  expect(categoryGroups('de')).toEqual(['nature', 'culture', 'water', 'mountains', 'other']);
  expect([categoryGroup('hiking', 'en'), categoryGroup('hiking', 'de')]).toEqual(['activities', 'mountains']);
});
