import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../../shell/components/class-names.ts';
import { IconButton } from '../../shell/components/icon-button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { OwnPositionControl } from '../position/own-position-control.tsx';
import styles from './map-canvas.module.css';
import { makeMap, TILES } from './map-engine.ts';
import { boundsOf, flatBounds, withLines } from './map-lines.ts';
import { withPins } from './map-pins.ts';
import { mapStyle } from './map-style.ts';
import type { LngLat, MapLine, MapPlace, MapView } from './map-types.ts';
import { useMapTheme } from './use-map-theme.ts';

/** Keeps pins clear of the buttons on the right and the attribution at the bottom. */
const PADDING_PX = { top: 40, right: 64, bottom: 48, left: 40 };
const CLOSEST_ZOOM = 9.4;
const FIT_MS = 500;
/** Marks the events of a map that fits itself to its places. */
const FITS = 'fits';

export interface MapCanvasProps {
  label: string;
  places: readonly MapPlace[];
  lines: readonly MapLine[];
  selected: string | null;
  onSelect: (id: string) => void;
  /** Points to fit the map to, instead of all places and lines. */
  fitTo?: readonly LngLat[] | undefined;
  /** Makes the map a point picker. */
  onPick?: ((at: LngLat) => void) | undefined;
  /** Called whenever the map comes to rest. */
  onView?: ((view: MapView) => void) | undefined;
  /** Called when the user asks to see everything. */
  onFit?: (() => void) | undefined;
  /** The tiles cannot be loaded: offline and not cached. */
  onFailed: () => void;
}

/** The MapLibre map. Pins are buttons in the order of the places; keys pan and zoom the canvas. */
export default function MapCanvas(props: MapCanvasProps) {
  const { label, places, lines, selected, onSelect, fitTo, onPick, onView, onFit, onFailed } = props;
  const { t, locale } = useTranslation();
  const theme = useMapTheme();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const pins = usePins(map, places);
  const style = useMemo(
    () => withPins(withLines(mapStyle({ theme, locale, tilesUrl: TILES }), lines, theme), places),
    [theme, locale, lines, places],
  );
  const reach = boundsOf(fitTo ?? places.map(({ at }) => at).concat(lines.flatMap(({ points }) => points)));
  const reachKey = JSON.stringify(reach);
  // Compared by value: other places within the same bounds do not move the map.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `reachKey` represents it
  const bounds = useMemo(() => reach, [reachKey]);
  const failed = useRef(onFailed);
  const first = useRef({ style, bounds, label });
  const appliedStyle = useRef(style);
  /** A style cannot be replaced while it is still loading. */
  const [isStyleLoaded, setIsStyleLoaded] = useState(false);

  // MapLibre lives outside React: created once for the container, removed on unmount.
  useEffect(() => {
    if (box.current === null) return undefined;
    const { style: firstStyle, bounds: firstBounds, label: title } = first.current;
    const created = makeMap(
      {
        container: box.current,
        style: firstStyle,
        ...(firstBounds === null
          ? { center: [15, 10], zoom: 1 }
          : {
              bounds: flatBounds(firstBounds),
              fitBoundsOptions: { padding: PADDING_PX, maxZoom: CLOSEST_ZOOM },
            }),
        // Page scrolling must not be captured by the map.
        cooperativeGestures: false,
        scrollZoom: false,
      },
      title,
      () => failed.current(),
    );
    appliedStyle.current = firstStyle;
    created.once('style.load', () => setIsStyleLoaded(true));
    setMap(created);
    return () => {
      setMap(null);
      setIsStyleLoaded(false);
      created.remove();
    };
  }, []);

  const pick = useEffectEvent((at: LngLat) => onPick?.(at));
  const isPicking = onPick !== undefined;

  useEffect(() => {
    if (map === null || !isPicking) return undefined;
    const pressed = map.on('click', ({ lngLat }) => {
      const { lng, lat } = lngLat.wrap();
      pick([lng, lat]);
    });
    map.getCanvas().style.cursor = 'crosshair';
    return () => {
      map.getCanvas().style.cursor = '';
      pressed.unsubscribe();
    };
  }, [map, isPicking]);

  const rest = useEffectEvent((at: MapLibre, byUser: boolean) => {
    const [[west, south], [east, north]] = at.getBounds().toArray();
    onView?.({ west, south, east, north, zoom: at.getZoom(), byUser });
  });
  const isViewed = onView !== undefined;

  useEffect(() => {
    if (map === null || !isViewed) return undefined;
    // A window of another size moves the map, too: between a start and an end of a move.
    let isResized = false;
    const subscriptions = [
      map.on('movestart', () => {
        isResized = false;
      }),
      map.on('resize', () => {
        isResized = true;
      }),
      map.on('moveend', (event) => rest(map, !(FITS in event) && !isResized)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [map, isViewed]);

  useEffect(() => {
    if (map === null || !isStyleLoaded || appliedStyle.current === style) return;
    appliedStyle.current = style;
    map.setStyle(style, { diff: true });
  }, [map, isStyleLoaded, style]);

  useEffect(() => {
    if (map !== null && bounds !== null) fit(map, bounds);
  }, [map, bounds]);

  // Pans to a selection from outside if it is out of view.
  useEffect(() => {
    const place = places.find(({ id }) => id === selected);
    if (map === null || place === undefined) return;
    if (!map.getBounds().contains([place.at[0], place.at[1]])) {
      map.easeTo({ center: [place.at[0], place.at[1]], duration: FIT_MS });
    }
  }, [map, places, selected]);

  return (
    <div className={styles.map}>
      <div ref={box} className={styles.canvas} />
      <div className={styles.controls}>
        <IconButton
          variant="outline"
          icon={Plus}
          label={t('detail.map.zoomIn')}
          onClick={() => map?.zoomIn()}
        />
        <IconButton
          variant="outline"
          icon={Minus}
          label={t('detail.map.zoomOut')}
          onClick={() => map?.zoomOut()}
        />
        <IconButton
          variant="outline"
          icon={Maximize}
          label={t('detail.map.fit')}
          onClick={() => {
            if (map !== null && bounds !== null) fit(map, bounds);
            onFit?.();
          }}
        />
        <OwnPositionControl map={map} />
      </div>
      {places.map((place) => {
        const element = pins.get(place.id);
        return (
          element !== undefined &&
          createPortal(
            <Pin place={place} selected={place.id === selected} onSelect={onSelect} />,
            element,
            place.id,
          )
        );
      })}
      <span className={styles.label}>{label}</span>
    </div>
  );
}

function Pin(props: { place: MapPlace; selected: boolean; onSelect: (id: string) => void }) {
  const { place, selected, onSelect } = props;
  const { t } = useTranslation();
  const { name, number, count } = place;
  return (
    <button
      className={classNames(
        styles.pin,
        (number ?? count) !== undefined && styles.numbered,
        selected && styles.selected,
      )}
      type="button"
      aria-label={number === undefined ? name : t('detail.map.stop', { number, name })}
      aria-pressed={selected}
      onClick={() => onSelect(place.id)}
    >
      <span className={styles.dot}>{number ?? count}</span>
    </button>
  );
}

/** A MapLibre marker element for each place, by id. */
function usePins(map: MapLibre | null, places: readonly MapPlace[]): ReadonlyMap<string, HTMLElement> {
  const [pins, setPins] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  // MapLibre's markers live outside React.
  useEffect(() => {
    if (map === null) return undefined;
    const created = places.map(({ id, at }) => {
      const element = document.createElement('div');
      const marker = new Marker({ element }).setLngLat([at[0], at[1]]).addTo(map);
      // MapLibre gives markers an image role; ours contain a labeled button.
      element.removeAttribute('role');
      element.removeAttribute('aria-label');
      element.removeAttribute('tabindex');
      return { id, element, marker };
    });
    // The elements exist only after MapLibre has created them.
    // oxlint-disable-next-line react/set-state-in-effect
    setPins(new Map(created.map(({ id, element }) => [id, element])));
    return () => {
      setPins(new Map());
      for (const { marker } of created) marker.remove();
    };
  }, [map, places]);
  return pins;
}

function fit(map: MapLibre, bounds: [LngLat, LngLat]): void {
  const instantly = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const how = { padding: PADDING_PX, maxZoom: CLOSEST_ZOOM, duration: instantly ? 0 : FIT_MS };
  map.fitBounds(flatBounds(bounds), how, { [FITS]: true });
}
