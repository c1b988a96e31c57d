import type { Map as MapLibre } from 'maplibre-gl';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../../shell/components/icon-button.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { boundsOf } from '../../../components/map/map-lines.ts';
import { makeMap, TILES } from '../../../components/map/map-engine.ts';
import { mapStyle } from '../../../components/map/map-style.ts';
import type { LngLat } from '../../../components/map/map-types.ts';
import { useMapTheme } from '../../../components/map/use-map-theme.ts';
import { select, useHighlighted, useSelected } from '../selection-store.ts';
import { AddDots } from './add-dots.tsx';
import { MapLegend } from './map-legend.tsx';
import { MapChip, MapPin } from './map-marks.tsx';
import type { PlanMapParts } from './map-parts.ts';
import styles from './plan-map.module.css';
import { LEG_LAYERS, withPlan } from './plan-style.ts';
import { joinPins, placeChips } from './place-marks.ts';

export interface PlanMapProps {
  parts: PlanMapParts;
  /** Pixels at its foot that a sheet covers. */
  coveredPx: number;
  /** Phones: no buttons to zoom, no legend, less room around. */
  compact: boolean;
  /** A sheet leaves nothing of it but a strip: no marks stand on it. */
  covered: boolean;
  onAdd: (key: string) => void;
  onFailed: () => void;
}

const CLOSEST_ZOOM = 9.4;
const FIT_MS = 400;
const AROUND_PX = 64;
const AROUND_COMPACT_PX = 36;
/** The column of buttons at the end edge covers what lies under it. */
const CONTROLS_PX = 48;
/** How far from a line a press still means it. */
const NEAR_PX = 12;
const ZOOM_STEP = 4;

/** The plan on the map: numbered stops, ways by mode, what is selected lit; the diary says the same in words. */
export function PlanMap({ parts, coveredPx, compact, covered, onAdd, onFailed }: PlanMapProps) {
  const { t, locale } = useTranslation();
  const theme = useMapTheme();
  const selection = useSelected();
  const pointed = useHighlighted();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const [zoom, setZoom] = useState(6);
  const lit = selection?.kind === 'leg' ? selection.id : null;
  const { stops, legs, gates, dots } = parts;
  const pins = useMemo(() => joinPins(stops, zoom), [stops, zoom]);
  const chips = useMemo(
    () =>
      placeChips(
        legs.filter(({ time }) => time !== ''),
        pins,
        lit,
        zoom,
      ),
    [legs, pins, lit, zoom],
  );
  const style = useMemo(
    () =>
      withPlan(mapStyle({ theme, locale, tilesUrl: TILES }), {
        theme,
        legs,
        gates,
        dots,
        pins,
        chips,
        lit,
        pointed,
      }),
    [theme, locale, legs, gates, dots, pins, chips, lit, pointed],
  );
  const shown = useMemo(() => boundsOf(pointsToShow(parts)), [parts]);
  const first = useRef({ style, shown, title: t('planner.map.canvas') });
  const drawn = useRef(style);
  const fail = useEffectEvent(onFailed);
  const around = compact ? AROUND_COMPACT_PX : AROUND_PX;

  const fit = useEffectEvent((bounds: [LngLat, LngLat], instant = false) => {
    const height = map?.getContainer().clientHeight ?? 0;
    // Under a sheet at its highest nothing of the map is left to fit.
    if (map === null || height - coveredPx < 2 * around + 40) return;
    const still = instant || matchMedia('(prefers-reduced-motion: reduce)').matches;
    map.fitBounds(flat(bounds), {
      // The legend and what was done stand at the foot.
      padding: {
        top: around,
        left: around,
        right: around + CONTROLS_PX,
        bottom: coveredPx + around + (compact ? 0 : 24),
      },
      maxZoom: CLOSEST_ZOOM,
      duration: still ? 0 : FIT_MS,
    });
  });

  // MapLibre lives outside React: made once for the box, taken down with it.
  useEffect(() => {
    if (box.current === null) return undefined;
    const { style: firstStyle, shown: bounds, title } = first.current;
    const made = makeMap(
      {
        container: box.current,
        style: firstStyle,
        ...(bounds === null
          ? { center: [15, 10], zoom: 1 }
          : { bounds: flat(bounds), fitBoundsOptions: { padding: 64, maxZoom: CLOSEST_ZOOM } }),
      },
      title,
      () => {
        fail();
      },
    );
    const settle = () => {
      setZoom(Math.round(made.getZoom() * ZOOM_STEP) / ZOOM_STEP);
    };
    made.on('zoom', settle);
    made.once('load', () => {
      setMap(made);
      settle();
    });
    return () => {
      setMap(null);
      made.remove();
    };
  }, []);

  // Follows theme, language, plan and selection.
  useEffect(() => {
    if (map === null || drawn.current === style) return;
    drawn.current = style;
    map.setStyle(style, { diff: true });
  }, [map, style]);

  // Follows what is shown: another stop, another height of the sheet.
  const fitted = useRef(false);
  useEffect(() => {
    if (map === null || shown === null) return;
    fit(focusOf(parts, selection?.kind === 'leg' && compact ? selection.id : null) ?? shown, !fitted.current);
    fitted.current = true;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a selection alone moves nothing here
  }, [map, shown, coveredPx]);

  // Follows the selection in the diary, as far as it is out of view.
  useEffect(() => {
    if (map === null || selection === null || selection.from === 'map') return;
    const bounds = focusOf(parts, selection.id);
    if (bounds === null) return;
    const view = map.getBounds();
    if (!view.contains([...bounds[0]]) || !view.contains([...bounds[1]])) fit(bounds);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a plan that changed is fitted above
  }, [map, selection]);

  // Follows presses on lines.
  useEffect(() => {
    if (map === null) return undefined;
    const press = map.on('click', ({ point, originalEvent }) => {
      // What stands on the map answers for itself.
      if (originalEvent.target !== map.getCanvas()) return;
      const found = map.queryRenderedFeatures(
        [
          [point.x - NEAR_PX, point.y - NEAR_PX],
          [point.x + NEAR_PX, point.y + NEAR_PX],
        ],
        { layers: LEG_LAYERS },
      );
      const id: unknown = found[0]?.properties['id'];
      if (typeof id === 'string') select({ kind: 'leg', id, from: 'map' });
    });
    return () => {
      press.unsubscribe();
    };
  }, [map]);

  return (
    <div className={styles.map} data-compact={compact}>
      <div ref={box} className={styles.canvas} />
      <div className={styles.controls}>
        {!compact && (
          <>
            <IconButton
              variant="outline"
              icon={Plus}
              label={t('planner.map.zoom-in')}
              onClick={() => map?.zoomIn()}
            />
            <IconButton
              variant="outline"
              icon={Minus}
              label={t('planner.map.zoom-out')}
              onClick={() => map?.zoomOut()}
            />
          </>
        )}
        <IconButton
          variant="outline"
          icon={Maximize}
          label={t('planner.map.fit')}
          onClick={() => {
            if (shown !== null) fit(shown);
          }}
        />
      </div>
      {!compact && <MapLegend legs={legs} />}
      {map !== null && !covered && (
        <>
          {chips.map((chip) => (
            <MapChip key={chip.leg.id} map={map} chip={chip} lit={chip.leg.id === lit} />
          ))}
          {pins.map((pin) => (
            <MapPin key={pin.id} map={map} pin={pin} selection={selection} legs={legs} />
          ))}
          {dots.length > 0 && <AddDots map={map} dots={dots} pointed={pointed} onAdd={onAdd} />}
        </>
      )}
    </div>
  );
}

/** All but what lies far away at the other end of a flight. Without a stop, the places to add. */
function pointsToShow({ stops, legs, dots }: PlanMapParts): LngLat[] {
  const points = [
    ...stops.map(({ at }) => at),
    ...legs.flatMap(({ line, points: along }) => (line === 'flight' ? [] : [...along])),
  ];
  return points.length > 0 ? points : dots.map(({ at }) => at);
}

/** Around one stop or way; null where there is no such one. */
function focusOf({ stops, legs }: PlanMapParts, id: string | null): [LngLat, LngLat] | null {
  const stop = stops.find((known) => known.id === id);
  if (stop !== undefined) return boundsOf([stop.at]);
  const leg = legs.find((known) => known.id === id);
  if (leg === undefined) return null;
  return boundsOf(leg.line === 'flight' ? leg.points.slice(0, 1) : leg.points);
}

function flat([southWest, northEast]: [LngLat, LngLat]): [number, number, number, number] {
  return [southWest[0], southWest[1], northEast[0], northEast[1]];
}
