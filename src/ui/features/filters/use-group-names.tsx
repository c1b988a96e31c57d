import { textKeyOf } from '../../../../locales/text-keys.ts';
import { byKey } from '../../../model/base/by-key.ts';
import { useShared } from '../../shell/state/use-live.ts';
import { useMemo } from 'react';
import { categoryGroups, categoryGroup } from '../../../model/category.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { Flag } from '../../shell/components/flag.tsx';
import { monthName } from '../../format/format-months.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import type { FilterGroup } from './filter-group.ts';
import { NOW } from './this-month.ts';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';

type Names = Pick<FilterGroup, 'label' | 'kind' | 'nameOf' | 'lead' | 'now' | 'order' | 'sections'>;

/** Labels of the filters that several lists share, and the countries by key. */
export function useGroupNames(): {
  countries: ReadonlyMap<string, CountrySummary>;
  country: Names;
  georegion: Names;
  category: Names;
  month: Names;
  favorites: Names;
  area: Names;
} {
  const { t, locale } = useTranslation();
  const rows = useShared(sharedQueries.countries);
  return useMemo(() => {
    const countries = byKey(rows ?? []);
    return {
      countries,
      country: {
        label: t('browse.group.country'),
        kind: 'list',
        nameOf: (value) => countries.get(value)?.[locale].name ?? null,
        lead: (value) => <Flag country={value} />,
      },
      georegion: {
        label: t('browse.group.georegion'),
        kind: 'list',
        nameOf: (value) => t(textKeyOf('georegions', value)),
      },
      category: {
        label: t('browse.group.category'),
        kind: 'list',
        nameOf: (value) => t(textKeyOf('categories', value)),
        sections: {
          titles: categoryGroups(locale).map((group) => t(`categoryGroups.${group}`)),
          titleOf: (value) => t(`categoryGroups.${categoryGroup(value, locale)}`),
        },
      },
      month: {
        label: t('browse.group.month'),
        kind: 'months',
        nameOf: (value) => (value === NOW ? t('browse.month.now') : monthName(Number(value), locale, 'long')),
        now: { value: NOW, label: t('browse.month.now') },
      },
      favorites: {
        label: t('browse.group.favorites'),
        kind: 'toggle',
        nameOf: () => t('browse.group.favorites'),
      },
      area: { label: t('browse.group.area'), kind: 'list', nameOf: () => t('browse.map.area') },
    };
  }, [rows, t, locale]);
}

/** Joins filters with their labels; filters without labels are omitted. */
export function joinGroups<Name extends string>(
  filters: readonly (Omit<FilterGroup, keyof Names> & { name: Name })[],
  names: Record<Name, Names>,
): FilterGroup[] {
  return filters.map((filter) => ({ ...filter, ...names[filter.name] }));
}
