import type { Map as MapLibre } from 'maplibre-gl';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../../shell/components/icon-button.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { boundsOf, flatBounds } from '../../../components/map/map-lines.ts';
import { makeMap, TILES } from '../../../components/map/map-engine.ts';
import { mapStyle } from '../../../components/map/map-style.ts';
import type { LngLat } from '../../../components/map/map-types.ts';
import { MapSketch } from '../../../components/map/sketch/map-sketch.tsx';
import { sketchMap } from '../../../components/map/sketch/sketch-map.ts';
import { useMapTheme } from '../../../components/map/use-map-theme.ts';
import { OwnPositionControl } from '../../../components/position/own-position-control.tsx';
import { usePrinting } from '../../../components/print/printing.ts';
import { select, useHighlighted, useSelected } from '../selection-store.ts';
import { AddDots } from './add-dots.tsx';
import { MapLegend } from './map-legend.tsx';
import { MapChip, MapItemMark, MapPin } from './map-marks.tsx';
import type { PlanMapParts } from './map-parts.ts';
import styles from './plan-map.module.css';
import { sketchedLines } from './sketched-lines.ts';
import { LEG_LAYERS, withPlan } from './plan-style.ts';
import { useAddAt } from './use-add-at.ts';
import { useLongPress } from './use-long-press.ts';
import { type Box, joinPins, placeChips, toWorld } from './place-marks.ts';

export interface PlanMapProps {
  parts: PlanMapParts;
  /** Pixels at the bottom that a sheet covers. */
  coveredPx: number;
  /** Phone layout: no zoom buttons, no legend, smaller padding. */
  compact: boolean;
  /** The sheet covers all but a strip: render no markers. */
  covered: boolean;
  onAdd: (key: string) => void;
  onFailed: () => void;
}

const CLOSEST_ZOOM = 9.4;
const FIT_MS = 400;
const PADDING_PX = 64;
const PADDING_COMPACT_PX = 36;
/** The column of buttons covers the right edge. */
const CONTROLS_PX = 48;
/** Click tolerance around a line. */
const CLICK_TOLERANCE_PX = 12;
const ZOOM_STEP = 4;
/** Chips keep this distance from the edges. */
const EDGE_PX = 6;
/** Height of the attribution, which is at the top of the compact map. */
const ATTRIBUTION_PX = 18;

/**
 * The plan on the map: numbered stops, connections by mode, the selection highlighted. The itinerary has the same
 * information as text.
 */
export function PlanMap({ parts, coveredPx, compact, covered, onAdd, onFailed }: PlanMapProps) {
  const { t, locale } = useTranslation();
  const theme = useMapTheme();
  const selection = useSelected();
  const highlighted = useHighlighted();
  const printing = usePrinting();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const [{ zoom, view }, setView] = useState<{ zoom: number; view: Box | null }>({ zoom: 6, view: null });
  const selectedConnection = selection?.kind === 'connection' ? selection.id : null;
  const { stops, connections, gates, items, dots } = parts;
  const pins = useMemo(() => joinPins(stops, zoom), [stops, zoom]);
  const chips = useMemo(
    () =>
      placeChips(
        connections.filter(({ time }) => time !== ''),
        pins,
        selectedConnection,
        zoom,
        view && {
          ...view,
          top: view.top + (compact ? ATTRIBUTION_PX : 0),
          bottom: view.bottom - coveredPx,
        },
      ),
    [connections, pins, selectedConnection, zoom, view, coveredPx, compact],
  );
  const style = useMemo(
    () =>
      withPlan(mapStyle({ theme, locale, tilesUrl: TILES }), {
        theme,
        connections,
        gates,
        dots,
        pins,
        chips,
        selectedConnection,
        highlighted,
      }),
    [theme, locale, connections, gates, dots, pins, chips, selectedConnection, highlighted],
  );
  const shown = useMemo(() => boundsOf(pointsToShow(parts)), [parts]);
  const first = useRef({ style, shown, title: t('planner.map.canvas') });
  const appliedStyle = useRef(style);
  const fail = useEffectEvent(onFailed);
  const paddingPx = compact ? PADDING_COMPACT_PX : PADDING_PX;

  const fit = useEffectEvent((bounds: [LngLat, LngLat], instant = false) => {
    const height = map?.getContainer().clientHeight ?? 0;
    // Under a fully raised sheet there is nothing left to fit.
    if (map === null || height - coveredPx < 2 * paddingPx + 40) return;
    const instantly = instant || matchMedia('(prefers-reduced-motion: reduce)').matches;
    map.fitBounds(flatBounds(bounds), {
      // Room for the legend and snackbars at the bottom.
      padding: {
        top: paddingPx,
        left: paddingPx,
        right: paddingPx + CONTROLS_PX,
        bottom: coveredPx + paddingPx + (compact ? 0 : 24),
      },
      maxZoom: CLOSEST_ZOOM,
      duration: instantly ? 0 : FIT_MS,
    });
  });

  // MapLibre lives outside React: created once for the container, removed on unmount.
  useEffect(() => {
    if (box.current === null) return undefined;
    const { style: firstStyle, shown: bounds, title } = first.current;
    const created = makeMap(
      {
        container: box.current,
        style: firstStyle,
        ...(bounds === null
          ? { center: [15, 10], zoom: 1 }
          : { bounds: flatBounds(bounds), fitBoundsOptions: { padding: 64, maxZoom: CLOSEST_ZOOM } }),
      },
      title,
      () => fail(),
    );
    // While zooming in steps; the exact view follows when the map rests.
    created.on('zoom', () => {
      const zoomStep = Math.round(created.getZoom() * ZOOM_STEP) / ZOOM_STEP;
      setView((before) => (before.zoom === zoomStep ? before : { zoom: zoomStep, view: null }));
    });
    const updateView = () => setView({ zoom: created.getZoom(), view: viewOf(created) });
    created.on('moveend', updateView);
    created.once('load', () => {
      setMap(created);
      updateView();
    });
    return () => {
      setMap(null);
      created.remove();
    };
  }, []);

  // Updates the style when theme, language, plan or selection change.
  useEffect(() => {
    if (map === null || appliedStyle.current === style) return;
    appliedStyle.current = style;
    map.setStyle(style, { diff: true });
  }, [map, style]);

  // Fits the map when its content or the height of the sheet changes.
  const fitted = useRef(false);
  useEffect(() => {
    if (map === null || shown === null) return;
    fit(
      focusOf(parts, selection?.kind === 'connection' && compact ? selection.id : null) ?? shown,
      !fitted.current,
    );
    fitted.current = true;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a selection alone moves nothing here
  }, [map, shown, coveredPx]);

  // Fits the map to a selection in the itinerary if it is out of view.
  useEffect(() => {
    if (map === null || selection === null || selection.from === 'map') return;
    const bounds = focusOf(parts, selection.id);
    if (bounds === null) return;
    const visible = map.getBounds();
    if (!visible.contains([...bounds[0]]) || !visible.contains([...bounds[1]])) fit(bounds);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a plan that changed is fitted above
  }, [map, selection]);

  // Selects a connection by a click on its line.
  useEffect(() => {
    if (map === null) return undefined;
    const press = map.on('click', ({ point, originalEvent }) => {
      // Markers handle their own clicks.
      if (originalEvent.target !== map.getCanvas()) return;
      const found = map.queryRenderedFeatures(
        [
          [point.x - CLICK_TOLERANCE_PX, point.y - CLICK_TOLERANCE_PX],
          [point.x + CLICK_TOLERANCE_PX, point.y + CLICK_TOLERANCE_PX],
        ],
        { layers: LEG_LAYERS },
      );
      const id: unknown = found[0]?.properties['id'];
      if (typeof id === 'string') select({ kind: 'connection', id, from: 'map' });
    });
    return () => press.unsubscribe();
  }, [map]);

  const addAt = useAddAt();
  useLongPress(map, (at, toleranceKm) => {
    addAt(at, toleranceKm).catch((error: unknown) => console.warn('Nothing could be added there', error));
  });

  return (
    <div className={styles.map} data-compact={compact}>
      <div ref={box} className={styles.canvas} />
      {printing && (
        <MapSketch
          sketch={sketchMap(stops, sketchedLines(connections))}
          label={t('planner.map.label')}
          paperOnly
        />
      )}
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
        <OwnPositionControl map={map} coveredPx={coveredPx} paused={covered} />
      </div>
      {!compact && <MapLegend connections={connections} />}
      {map !== null && !covered && (
        <>
          {items.map((item) => (
            <MapItemMark key={item.id} map={map} item={item} />
          ))}
          {chips.map((chip) => (
            <MapChip
              key={chip.connection.id}
              map={map}
              chip={chip}
              isSelected={chip.connection.id === selectedConnection}
            />
          ))}
          {pins.map((pin) => (
            <MapPin key={pin.id} map={map} pin={pin} selection={selection} connections={connections} />
          ))}
          {dots.length > 0 && <AddDots map={map} dots={dots} highlighted={highlighted} onAdd={onAdd} />}
        </>
      )}
    </div>
  );
}

/** The visible part of the map, less a margin. */
function viewOf(map: MapLibre): Box {
  const { x, y } = toWorld([map.getCenter().lng, map.getCenter().lat], map.getZoom());
  const { clientWidth, clientHeight } = map.getContainer();
  const [aside, above] = [clientWidth / 2 - EDGE_PX, clientHeight / 2 - EDGE_PX];
  return { left: x - aside, right: x + aside, top: y - above, bottom: y + above };
}

/** All points except the far ends of flights; without a stop, the experiences to add. */
function pointsToShow({ stops, connections, dots }: PlanMapParts): LngLat[] {
  const points = [
    ...stops.map(({ at }) => at),
    ...connections.flatMap(({ line, points: along }) => (line === 'flight' ? [] : [...along])),
  ];
  return points.length > 0 ? points : dots.map(({ at }) => at);
}

/** Bounds of one stop or connection; null if there is none with this id. */
function focusOf({ stops, connections }: PlanMapParts, id: string | null): [LngLat, LngLat] | null {
  const stop = stops.find((known) => known.id === id);
  if (stop !== undefined) return boundsOf([stop.at]);
  const connection = connections.find((known) => known.id === id);
  if (connection === undefined) return null;
  return boundsOf(connection.line === 'flight' ? connection.points.slice(0, 1) : connection.points);
}
