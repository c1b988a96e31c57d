import { CloudOff } from 'lucide-react';
import { Suspense, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../shell/components/class-names.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useNearViewport } from '../../shell/state/use-interaction.ts';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import { usePrinting } from '../print/printing.ts';
import { canRenderMap } from './can-render-map.ts';
import type { MapCanvasProps } from './map-canvas.tsx';
import type { LngLat, MapLine, MapPlace, MapView } from './map-types.ts';
import styles from './place-map.module.css';
import { MapSketch } from './sketch/map-sketch.tsx';
import { sketchMap } from './sketch/sketch-map.ts';

const canvas = lazyPart<MapCanvasProps>(() => import('./map-canvas.tsx'), 'details');
const NO_LINES: readonly MapLine[] = [];

export interface PlaceMapProps {
  /** Label for screen readers: `Map of Namibia`. */
  label: string;
  places: readonly MapPlace[];
  lines?: readonly MapLine[] | undefined;
  /** Selected place, controlled; if omitted, the map has its own state. */
  selected?: string | null | undefined;
  onSelect?: ((id: string) => void) | undefined;
  /** Omits the list below, if the same content is beside the map. */
  withoutList?: boolean | undefined;
  /** Points to fit the map to, instead of all its places. */
  fitTo?: readonly LngLat[] | undefined;
  /** Makes the map a point picker; the page must offer a text input for the same. */
  onPick?: ((at: LngLat) => void) | undefined;
  /** Called whenever the map comes to rest. */
  onView?: ((view: MapView) => void) | undefined;
  /** Called when the user asks to see everything. */
  onFit?: (() => void) | undefined;
  className?: string | undefined;
}

/**
 * Places and lines on the base map, loaded when it comes into view, only from this site. Below it the same places as a
 * list, for users who cannot see the map and devices that cannot render it. On paper a sketch stands in for the map.
 */
export function PlaceMap(props: PlaceMapProps) {
  const { label, places, lines = NO_LINES, onSelect, withoutList = false, className } = props;
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  const printing = usePrinting();
  const [ownSelected, setOwnSelected] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const selected = props.selected === undefined ? ownSelected : props.selected;
  // The caller's arrays are new on each render; memoized by value, so that pins are not recreated.
  const { fitTo } = props;
  const key = JSON.stringify([places, lines, fitTo]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` represents them
  const memoized = useMemo(() => ({ places, lines, fitTo }), [key]);
  const canRender = !failed && canRenderMap();
  const place = places.find(({ id }) => id === selected);

  return (
    <div className={classNames(styles.frame, className)}>
      <div ref={frame} className={styles.map} role="group" aria-label={label}>
        {!canRender && (
          <EmptyState icon={CloudOff} title={t('detail.map.none')}>
            {t(withoutList ? 'detail.map.noneAlone' : 'detail.map.noneNext')}
          </EmptyState>
        )}
        {canRender && (
          <Suspense fallback={<Skeleton height="100%" />}>
            {isNear && (
              <canvas.Component
                label={label}
                {...memoized}
                selected={selected}
                onPick={props.onPick}
                onView={props.onView}
                onFit={props.onFit}
                onSelect={(id) => {
                  setOwnSelected(id);
                  onSelect?.(id);
                }}
                onFailed={() => setFailed(true)}
              />
            )}
          </Suspense>
        )}
        {canRender && place?.href !== undefined && (
          <p className={styles.callout}>
            <Link href={place.href}>{place.name}</Link>
          </p>
        )}
      </div>
      {printing && (
        <MapSketch
          sketch={sketchMap(
            places,
            lines.map(({ id, ...part }) => ({ id, parts: [part] })),
          )}
          label={label}
          paperOnly
        />
      )}
      {!withoutList && places.length > 0 && (
        <details className={styles.list} open={!canRender}>
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
