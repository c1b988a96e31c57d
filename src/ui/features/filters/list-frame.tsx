import { CloudOff, List as ListIcon, LocateOff, Map as MapIcon, RotateCcw, X } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import type { ComponentProps } from 'react';
import type { ReactNode } from 'react';
import type { ListName } from '../../../contract/data-api.ts';
import type { FavoriteKind } from '../../../contract/user-things.ts';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { StatusLine } from '../../components/status-line.tsx';
import { useMedia } from '../../components/use-media.ts';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';
import { ErrorBoundary } from '../../shell/layout/error-boundary.tsx';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFavorites } from '../../layout/account/use-favorites.ts';
import { useSyncChipState } from '../../shell/state/use-sync-chip.ts';
import { useUser } from '../../layout/account/use-user.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import { FilterBar, NO_FILTERS, SortSelect, FILTERS_IN_ROW, type ListTexts } from './filter-bar.tsx';
import type { FilterGroup } from './filter-group.ts';
import { countSet, type FilterState, type ListParams } from './filter-state.ts';
import type ListMap from './map/list-map.tsx';
import { type ListMapView, useListMap } from './map/use-list-map.ts';
import { AREA, useMapArea } from './map/use-map-area.ts';
import styles from './list-frame.module.css';
import { NoResults } from './no-results.tsx';
import { SaveSearch } from './save-search.tsx';
import { useFilterState } from './use-filter-state.ts';
import { withMonthNow } from './this-month.ts';
import { type List, useList } from './use-list.ts';
import { useNear } from './use-near.ts';

type ListMapProps = ComponentProps<typeof ListMap>;

export interface ListFrameProps {
  list: ListName;
  /** Must be referentially stable. */
  params: ListParams;
  groups: readonly FilterGroup[];
  title: string;
  intro: string;
  /** Beside the heading. */
  action?: ReactNode;
  search?: string | undefined;
  /** Changes with the user's own items of this list; undefined while there are none. */
  ownRevision?: string | undefined;
  /** Translation keys: "16 experiences", "16 of 295 experiences match", "Show 16 experiences", no results, loading. */
  texts: ListTexts;
  sortName: (sort: string) => string;
  /** Skeleton cards. */
  skeleton: ReactNode;
  children: (keys: readonly string[]) => ReactNode;
}

const NEAREST = 'nearest';
const FAVORITES = 'favorites';
const KINDS: Partial<Record<ListName, FavoriteKind>> = { experiences: 'experience', tours: 'tour' };
const NO_KEYS: readonly string[] = [];
const listMap = lazyPart<ListMapProps>(() => import('./map/list-map.tsx'), 'details');

/** Frame of a list page: heading with the number of results, filters, cards, and empty states. */
export function ListFrame(props: ListFrameProps) {
  const { list, params, title, intro, action, search, texts, sortName, children } = props;
  const { t, tn } = useTranslation();
  const [state, change] = useFilterState(params);
  const position = useNear(state.sort === NEAREST);
  const query = useMemo(() => ({ ...state, selected: withMonthNow(state.selected) }), [state]);
  const chosen = useFavoriteFilter(list, state);
  const [area, showArea] = useMapArea(state, change);
  // Chosen on the map alone.
  const groups = props.groups.filter(
    ({ name }) => (name !== FAVORITES || chosen.offered) && (name !== AREA || area !== ''),
  );
  const found = useList(list, query, position.near, chosen.keys, props.ownRevision);
  const { answer } = found;
  useTitle(title);
  const hasItems = answer !== null && answer.total > 0;
  const count = answer?.keys.length ?? 0;
  const sorts = params.sorts.map((value) => ({ value, label: sortName(value) }));
  const wide = useMedia(FILTERS_IN_ROW);
  const map = useListMap(list, hasItems);
  const [mapIcon, mapLabel] = mapButton(map);
  const cards = hasItems && count > 0 && (
    <>
      <VisuallyHidden>
        <h2>{t('browse.results')}</h2>
      </VisuallyHidden>
      {children(answer.keys)}
    </>
  );
  const none = hasItems && count === 0 && found.current && (
    <NoResults
      title={t(`browse.${texts}.none`)}
      groups={groups}
      state={state}
      change={change}
      answer={answer}
    />
  );
  const isSplit = map.isShown && map.isBeside && hasItems;

  function sortBy(sort: string) {
    change({ sort });
    if (sort === NEAREST) position.ask();
  }

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.intro}>{intro}</p>
        </div>
        {action}
      </div>
      <FilterBar
        groups={groups}
        state={state}
        change={change}
        answer={answer}
        search={search}
        sorts={sorts}
        onSort={sortBy}
        texts={texts}
      />
      <div className={styles.above}>
        <p className={styles.count} role="status">
          {hasItems &&
            (countSet(state) === 0
              ? tn(`browse.${texts}.found`, count)
              : t(`browse.${texts}.match`, { count, total: answer.total }))}
        </p>
        {countSet(state) > 0 && (
          <SaveSearch
            list={list}
            title={title}
            params={params}
            groups={groups}
            state={state}
            answer={answer}
          />
        )}
        {wide && countSet(state) > 0 && (
          <Button variant="text" size="sm" onClick={() => change(NO_FILTERS)}>
            {t('browse.filter.reset')}
          </Button>
        )}
        {map.isOffered && hasItems && (
          <Button variant="text" size="sm" icon={mapIcon} onClick={map.toggle}>
            {t(mapLabel)}
          </Button>
        )}
        {wide && search === undefined && <SortSelect sorts={sorts} value={state.sort} onSort={sortBy} />}
      </div>
      {state.sort === NEAREST && position.state !== 'known' && position.state !== 'searching' && (
        <div className={styles.line}>
          <StatusLine icon={LocateOff} actionLabel={t('browse.position.ask')} onAction={position.ask}>
            {t(position.state === 'off' ? 'browse.position.unasked' : 'browse.position.refused')}
          </StatusLine>
        </div>
      )}
      {found.failed && <Failed retry={found.retry} />}
      {!found.failed && !hasItems && (
        <NothingCached found={found} loading={t(`browse.${texts}.loading`)}>
          {props.skeleton}
        </NothingCached>
      )}
      {map.isShown && hasItems ? (
        <div className={styles.split}>
          {isSplit && (
            <div data-narrow>
              {cards}
              {none}
            </div>
          )}
          <div className={styles.map}>
            <ErrorBoundary fallback={<p className={styles.failed}>{t('browse.map.failed')}</p>}>
              <Suspense fallback={null}>
                {map.isReady && (
                  <listMap.Component
                    list={list}
                    keys={answer.keys}
                    label={t('browse.map.label', { what: title })}
                    isCurrent={found.current}
                    area={area}
                    onArea={showArea}
                  />
                )}
              </Suspense>
            </ErrorBoundary>
          </div>
        </div>
      ) : (
        cards
      )}
      {!isSplit && none}
    </div>
  );
}

/** Icon and text of the button that shows or hides the map. */
function mapButton({ isShown, isBeside }: ListMapView) {
  if (!isShown) return [MapIcon, 'browse.map.show'] as const;
  return isBeside ? ([X, 'browse.map.close'] as const) : ([ListIcon, 'browse.map.hide'] as const);
}

/** Keys of the favorites filter; offered to users who can have favorites. */
function useFavoriteFilter(list: ListName, { selected }: FilterState) {
  const user = useUser();
  const favorites = useFavorites();
  const set = (selected[FAVORITES] ?? []).length > 0;
  const kind = KINDS[list];
  const keys = set && kind !== undefined && favorites !== null ? favorites.ids[kind] : NO_KEYS;
  return { offered: user !== null || set, keys };
}

/** Skeleton while data may still arrive; otherwise an empty state with the reason. */
function NothingCached({ found, loading, children }: { found: List; loading: string; children: ReactNode }) {
  const { t } = useTranslation();
  const state = useSyncChipState();
  const nothing = found.answer !== null;
  if (nothing && found.complete) return <EmptyState icon={CloudOff} title={t('lists.none')} />;
  if (nothing && (state === 'offline' || state === 'stale')) {
    return (
      <EmptyState icon={CloudOff} title={t('lists.unreachable.what')}>
        {t('lists.unreachable.next')}
      </EmptyState>
    );
  }
  return (
    <div role="status" aria-label={loading}>
      {children}
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={RotateCcw}
      title={t('browse.failed')}
      action={
        <Button variant="outline" onClick={retry}>
          {t('browse.again')}
        </Button>
      }
    />
  );
}
