import { textKeyOf } from '../../../../locales/text-keys.ts';
import { useMemo } from 'react';
import { GridSkeleton } from '../../features/cards/card-grid.tsx';
import { ListFrame } from '../../features/filters/list-frame.tsx';
import { HeadPicture } from '../../layout/parts/head-picture.tsx';
import { joinGroups, useGroupNames } from '../../features/filters/use-group-names.tsx';
import { monthName } from '../../format/format-months.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { NOW } from '../../features/filters/this-month.ts';
import { DESTINATION_PARAMS } from './destination-filters.ts';
import { DestinationGrid } from './destination-grid.tsx';

/** List of all published countries, with filters. */
export default function DestinationsPage() {
  const { t, locale } = useTranslation();
  const { georegion, month, area } = useGroupNames();
  const groups = useMemo(
    () =>
      joinGroups(DESTINATION_PARAMS.filters, {
        georegion,
        month,
        area,
        continent: {
          label: t('browse.group.continent'),
          kind: 'list',
          nameOf: (value) => t(textKeyOf('continents', value)),
        },
        season: {
          label: t('browse.group.season'),
          kind: 'months',
          nameOf: (value) =>
            value === NOW ? t('browse.season.now') : monthName(Number(value), locale, 'long'),
          now: { value: NOW, label: t('browse.season.now') },
        },
        budget: {
          label: t('browse.group.budget'),
          kind: 'list',
          nameOf: (value) => t(textKeyOf('browse.budget', value)),
          order: 'given',
        },
        other: {
          label: t('browse.group.other'),
          kind: 'list',
          nameOf: (value) => t(textKeyOf('browse.other', value)),
        },
        solo: { label: t('browse.group.solo'), kind: 'toggle', nameOf: () => t('browse.group.solo') },
        lgbtiq: { label: t('browse.group.lgbtiq'), kind: 'toggle', nameOf: () => t('browse.group.lgbtiq') },
      }),
    [georegion, month, area, t, locale],
  );
  return (
    <SiteLayout>
      <HeadPicture />
      <ListFrame
        list="countries"
        params={DESTINATION_PARAMS}
        groups={groups}
        title={t('browse.destinations.title')}
        intro={t('browse.destinations.intro')}
        texts="destinations"
        sortName={(sort) =>
          t(sort === 'duration' ? 'browse.destinations.duration' : textKeyOf('browse.sort', sort))
        }
        skeleton={<GridSkeleton perRow="four" />}
      >
        {(keys) => <DestinationGrid keys={keys} />}
      </ListFrame>
    </SiteLayout>
  );
}
