import { textKeyOf } from '../../../../locales/text-keys.ts';
import { useMemo } from 'react';
import { GridSkeleton } from '../../features/cards/card-grid.tsx';
import { ListFrame } from '../../features/filters/list-frame.tsx';
import { HeadPicture } from '../../layout/parts/head-picture.tsx';
import { joinGroups, useGroupNames } from '../../features/filters/use-group-names.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { EXPERIENCE_PARAMS } from './experience-filters.ts';
import { ExperienceGrid } from './experience-grid.tsx';

/** List of all experiences, with filters. */
export default function ExperiencesPage() {
  const { t } = useTranslation();
  const { countries, ...names } = useGroupNames();
  const { country, georegion, category, month, favorites, area } = names;
  const groups = useMemo(
    () =>
      joinGroups(EXPERIENCE_PARAMS.filters, {
        country,
        georegion,
        category,
        month,
        favorites,
        area,
        // Region names are known only from the rows.
        region: { label: t('browse.group.region'), kind: 'list', nameOf: () => null },
        duration: {
          label: t('browse.group.duration'),
          kind: 'list',
          nameOf: (value) => t(textKeyOf('browse.duration', value)),
          order: 'given',
        },
      }),
    [country, georegion, category, month, favorites, area, t],
  );
  return (
    <SiteLayout>
      <HeadPicture />
      <ListFrame
        list="experiences"
        params={EXPERIENCE_PARAMS}
        groups={groups}
        title={t('browse.experiences.title')}
        intro={t('browse.experiences.intro')}
        search={t('browse.experiences.search')}
        texts="experiences"
        sortName={(sort) => t(textKeyOf('browse.sort', sort))}
        skeleton={<GridSkeleton foot />}
      >
        {(keys) => <ExperienceGrid keys={keys} countries={countries} />}
      </ListFrame>
    </SiteLayout>
  );
}
