import type { Map as MapLibre } from 'maplibre-gl';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import type { LngLat } from '../../../components/map/map-types.ts';
import { highlight } from '../selection-store.ts';
import { MapMark } from '../../../components/map/map-mark.tsx';
import type { MapDot } from './map-parts.ts';
import styles from './plan-map.module.css';

const NEAR_PX = 22;
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface AddDotsProps {
  map: MapLibre;
  dots: readonly MapDot[];
  highlighted: string | null;
  onAdd: (key: string) => void;
}

/**
 * Experiences that can be added. The dots are rendered on the canvas; only the highlighted one is a labeled button, and
 * arrow keys move it from dot to dot, so that sixty experiences are one tab stop.
 */
export function AddDots({ map, dots, highlighted, onAdd }: AddDotsProps) {
  const { t } = useTranslation();
  const [last, setLast] = useState<string | null>(null);
  const current = dots.find(({ key }) => key === (highlighted ?? last)) ?? dots[0];
  const named = highlighted !== null && current?.key === highlighted;

  const nearest = useEffectEvent((x: number, y: number): MapDot | null => {
    let best: { dot: MapDot; px: number } | null = null;
    for (const dot of dots) {
      const pixel = map.project(flat(dot.at));
      const px = Math.hypot(pixel.x - x, pixel.y - y);
      if (px < (best?.px ?? NEAR_PX)) best = { dot, px };
    }
    return best?.dot ?? null;
  });
  const add = useEffectEvent(onAdd);

  // Highlights and adds with the pointer over the canvas.
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
      // Touch has no hover: the first tap shows the name, the button beside it adds.
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
  const hasDot = current !== undefined;
  // Stops presses on the dot from panning the map, since the dot can be dragged into the tour.
  useEffect(() => {
    const element = button.current;
    if (!hasDot || element === null) return undefined;
    const stopPan = (event: Event) => event.stopPropagation();
    for (const name of ['mousedown', 'touchstart'])
      element.addEventListener(name, stopPan, { passive: true });
    return () => {
      for (const name of ['mousedown', 'touchstart']) element.removeEventListener(name, stopPan);
    };
  }, [hasDot]);

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
        onFocus={() => highlight(current.key)}
        onBlur={() => highlight(null)}
        onKeyDown={onKeyDown}
        onClick={() => onAdd(current.key)}
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
