import type { Map as MapLibre } from 'maplibre-gl';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import type { LngLat } from '../../../components/map/map-types.ts';
import { highlight } from '../selection-store.ts';
import { MapMark } from './map-mark.tsx';
import type { MapDot } from './map-parts.ts';
import styles from './plan-map.module.css';

const NEAR_PX = 22;
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface AddDotsProps {
  map: MapLibre;
  dots: readonly MapDot[];
  pointed: string | null;
  onAdd: (key: string) => void;
}

/**
 * Places to add. The canvas draws their dots; the one that is meant is a button with its name, which the arrow keys
 * take from place to place, so that sixty places are one stop of the tab key.
 */
export function AddDots({ map, dots, pointed, onAdd }: AddDotsProps) {
  const { t } = useTranslation();
  const [last, setLast] = useState<string | null>(null);
  const current = dots.find(({ key }) => key === (pointed ?? last)) ?? dots[0];
  const named = pointed !== null && current?.key === pointed;

  const nearest = useEffectEvent((x: number, y: number): MapDot | null => {
    let best: { dot: MapDot; px: number } | null = null;
    for (const dot of dots) {
      const spot = map.project(flat(dot.at));
      const px = Math.hypot(spot.x - x, spot.y - y);
      if (px < (best?.px ?? NEAR_PX)) best = { dot, px };
    }
    return best?.dot ?? null;
  });
  const add = useEffectEvent(onAdd);

  // Follows the pointer over the canvas.
  useEffect(() => {
    const over = map.on('mousemove', ({ point }) => {
      const dot = nearest(point.x, point.y);
      map.getCanvas().style.cursor = dot === null ? '' : 'pointer';
      highlight(dot?.key ?? null);
      if (dot !== null) setLast(dot.key);
    });
    const press = map.on('click', ({ point, originalEvent }) => {
      if (originalEvent.target !== map.getCanvas()) return;
      const dot = nearest(point.x, point.y);
      if (dot === null) return;
      // The finger has no hover: it reads the name first, and adds with the button beside it.
      if (matchMedia('(hover: none)').matches) {
        highlight(dot.key);
        setLast(dot.key);
      } else add(dot.key);
    });
    return () => {
      over.unsubscribe();
      press.unsubscribe();
      highlight(null);
    };
  }, [map]);

  const button = useRef<HTMLButtonElement>(null);
  const isThere = current !== undefined;
  // Follows presses on the dot: it can be dragged into the tour, and the map must not come along.
  useEffect(() => {
    const element = button.current;
    if (!isThere || element === null) return undefined;
    const keep = (event: Event) => {
      event.stopPropagation();
    };
    for (const name of ['mousedown', 'touchstart']) element.addEventListener(name, keep, { passive: true });
    return () => {
      for (const name of ['mousedown', 'touchstart']) element.removeEventListener(name, keep);
    };
  }, [isThere]);

  if (current === undefined) return null;

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const step = STEPS[event.key];
    if (step === undefined || current === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const at = dots.indexOf(current);
    const next = dots[(at + step + dots.length) % dots.length];
    if (next === undefined) return;
    highlight(next.key);
    setLast(next.key);
    if (!map.getBounds().contains(flat(next.at))) map.panTo(flat(next.at));
  }

  return (
    <MapMark map={map} at={current.at}>
      <button
        ref={button}
        type="button"
        className={styles.dot}
        data-place={current.key}
        data-named={named}
        aria-label={t('planner.map.add', { name: current.name, facts: current.facts })}
        onFocus={() => {
          highlight(current.key);
        }}
        onBlur={() => {
          highlight(null);
        }}
        onKeyDown={onKeyDown}
        onClick={() => {
          onAdd(current.key);
        }}
      >
        {named && (
          <span className={styles.callout}>
            <b>{current.name}</b>
            <span className={styles.facts}>{current.facts}</span>
            <span className={styles.plus}>
              <Plus size={16} aria-hidden="true" />
              {t('planner.add.add')}
            </span>
          </span>
        )}
      </button>
    </MapMark>
  );
}

function flat([lng, lat]: LngLat): [number, number] {
  return [lng, lat];
}
