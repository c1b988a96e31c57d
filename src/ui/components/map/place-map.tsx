import { CloudOff } from 'lucide-react';
import { Suspense, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../shell/components/class-names.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useNearViewport } from '../../shell/state/use-interaction.ts';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import { canDraw } from './can-draw.ts';
import type { MapCanvasProps } from './map-canvas.tsx';
import type { LngLat, MapLine, MapPlace } from './map-types.ts';
import styles from './place-map.module.css';

const canvas = lazyPart<MapCanvasProps>(() => import('./map-canvas.tsx'), 'details');
const NO_LINES: readonly MapLine[] = [];

export interface PlaceMapProps {
  /** What the map shows, for screen readers: `Map of Namibia`. */
  label: string;
  places: readonly MapPlace[];
  lines?: readonly MapLine[] | undefined;
  /** The place that is marked on the map and in what stands beside it; left out, the map keeps its own. */
  selected?: string | null | undefined;
  onSelect?: ((id: string) => void) | undefined;
  /** Without the list below: what stands beside the map says the same in words. */
  withoutList?: boolean | undefined;
  /** What the map shows instead of the whole of its places. */
  around?: readonly LngLat[] | undefined;
  /** Makes the map one to choose a point on; what stands beside it takes the same in words. */
  onPick?: ((at: LngLat) => void) | undefined;
  className?: string | undefined;
}

/**
 * Places and ways on the base map, loaded when it comes into view, from this site alone. Below it the same
 * places as a list: for those who do not see the map, and for devices that cannot draw it.
 */
export function PlaceMap(props: PlaceMapProps) {
  const { label, places, lines = NO_LINES, onSelect, withoutList = false, onPick, className } = props;
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const approached = useNearViewport(frame);
  const [own, setOwn] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const selected = props.selected === undefined ? own : props.selected;
  // The caller's arrays are new with each of its renders; pins must not be.
  const { around } = props;
  const key = JSON.stringify([places, lines, around]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for them
  const steady = useMemo(() => ({ places, lines, around }), [key]);
  const drawn = !failed && canDraw();
  const place = places.find(({ id }) => id === selected);

  return (
    <div className={classNames(styles.frame, className)}>
      <div ref={frame} className={styles.map} role="group" aria-label={label}>
        {!drawn && (
          <EmptyState icon={CloudOff} title={t('detail.map.none')}>
            {t(withoutList ? 'detail.map.noneAlone' : 'detail.map.noneNext')}
          </EmptyState>
        )}
        {drawn && (
          <Suspense fallback={<Skeleton height="100%" />}>
            {approached && (
              <canvas.Page
                label={label}
                {...steady}
                selected={selected}
                onPick={onPick}
                onSelect={(id) => {
                  setOwn(id);
                  onSelect?.(id);
                }}
                onFailed={() => {
                  setFailed(true);
                }}
              />
            )}
          </Suspense>
        )}
        {drawn && place?.href !== undefined && (
          <p className={styles.callout}>
            <Link href={place.href}>{place.name}</Link>
          </p>
        )}
      </div>
      {!withoutList && places.length > 0 && (
        <details className={styles.list} open={!drawn}>
          <summary>{t('detail.map.list')}</summary>
          <ol>
            {places.map(({ id, name, href }) => (
              <li key={id}>{href === undefined ? name : <Link href={href}>{name}</Link>}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
