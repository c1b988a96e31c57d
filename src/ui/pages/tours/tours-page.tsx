import { textKeyOf } from '../../../../locales/text-keys.ts';
import { useLiveQuery } from 'dexie-react-hooks';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { TourCard } from '../../../data/storage/user-db.ts';
import { userTours } from '../../../data/tours/user-queries.ts';
import { Button } from '../../components/form/button.tsx';
import { GridSkeleton } from '../../features/cards/card-grid.tsx';
import { ListFrame } from '../../features/filters/list-frame.tsx';
import { HeadPicture } from '../../layout/parts/head-picture.tsx';
import { joinGroups, useGroupNames } from '../../features/filters/use-group-names.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { useUserDb } from '../../layout/account/use-user-db.ts';
import { useHasTours } from '../../shell/state/use-has-tours.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useFormat } from '../../format/use-format.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { rangeEnds } from '../../features/filters/filter-state.ts';
import { TOUR_PARAMS } from './tour-filters.ts';
import { TourGrid } from './tour-grid.tsx';

const NONE: readonly TourCard[] = [];

/** List of ready-made tours and those of the user, with filters; available only while tours are switched on. */
export default function ToursPage() {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const flags = useFlags();
  const { countries, ...names } = useGroupNames();
  const { country, georegion, category, month, favorites, area } = names;
  const groups = useMemo(
    () =>
      joinGroups(TOUR_PARAMS.filters, {
        country,
        georegion,
        category,
        month,
        favorites,
        area,
        days: {
          label: t('browse.group.days'),
          kind: 'list',
          nameOf: (value) => t(textKeyOf('browse.days', value)),
          order: 'given',
        },
        budget: {
          label: t('browse.group.tourBudget'),
          kind: 'range',
          nameOf: (value) => {
            const [from, to] = rangeEnds(value) ?? [0, 0];
            return t('browse.filter.range', { from: format.money(from), to: format.money(to) });
          },
        },
        source: {
          label: t('browse.group.source'),
          kind: 'list',
          nameOf: (value) => t(textKeyOf('browse.source', value)),
          order: 'given',
        },
        other: {
          label: t('browse.group.other'),
          kind: 'list',
          nameOf: (value) => t(textKeyOf('browse.other', value)),
        },
        // Place names are known only from the rows.
        place: { label: t('browse.group.place'), kind: 'list', nameOf: () => null },
      }),
    [country, georegion, category, month, favorites, area, t, format],
  );
  const hasTours = useHasTours();
  const db = useUserDb();
  const own = useLiveQuery(async () => (hasTours ? userTours() : NONE), [hasTours, db]) ?? NONE;
  return (
    <SiteLayout>
      <HeadPicture />
      <ListFrame
        list="tours"
        params={TOUR_PARAMS}
        groups={own.length > 0 ? groups : groups.filter(({ name }) => name !== 'source')}
        ownRevision={own.length > 0 ? own.map(({ stamp }) => stamp).join() : undefined}
        title={t('browse.tours.title')}
        intro={t('browse.tours.intro')}
        action={
          flags.planner && (
            <Button variant="accent" icon={Plus} href={pathOf('tours-create', locale)}>
              {t('browse.tours.own')}
            </Button>
          )
        }
        texts="tours"
        sortName={(sort) => t(textKeyOf('browse.sort', sort))}
        skeleton={<GridSkeleton ribbon />}
      >
        {(keys) =>
          flags.loaded ? (
            <TourGrid keys={keys} userTours={own} countries={countries} />
          ) : (
            <GridSkeleton ribbon />
          )
        }
      </ListFrame>
    </SiteLayout>
  );
}
