import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../../shell/components/class-names.ts';
import { IconButton } from '../../shell/components/icon-button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './map-canvas.module.css';
import { makeMap, TILES } from './map-engine.ts';
import { boundsOf, withLines } from './map-lines.ts';
import { withPins } from './map-pins.ts';
import { mapStyle } from './map-style.ts';
import type { LngLat, MapLine, MapPlace } from './map-types.ts';
import { useMapTheme } from './use-map-theme.ts';

/** No pin under the buttons at the right or the sources at the foot. */
const PADDING_PX = { top: 32, right: 80, bottom: 52, left: 32 };
const CLOSEST_ZOOM = 9.4;
const FIT_MS = 500;

export interface MapCanvasProps {
  label: string;
  places: readonly MapPlace[];
  lines: readonly MapLine[];
  selected: string | null;
  onSelect: (id: string) => void;
  /** What the map shows instead of the whole of places and ways. */
  around?: readonly LngLat[] | undefined;
  /** Makes the map one to choose a point on. */
  onPick?: ((at: LngLat) => void) | undefined;
  /** The tiles cannot be read: there is no network and they were never here. */
  onFailed: () => void;
}

/** The map itself. Pins are buttons in the order of the places; the keys move and zoom the canvas. */
export default function MapCanvas(props: MapCanvasProps) {
  const { label, places, lines, selected, onSelect, around, onPick, onFailed } = props;
  const { t, locale } = useTranslation();
  const theme = useMapTheme();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const pins = usePins(map, places);
  const style = useMemo(
    () => withPins(withLines(mapStyle({ theme, locale, tilesUrl: TILES }), lines, theme), places),
    [theme, locale, lines, places],
  );
  const bounds = useMemo(
    () => boundsOf(around ?? [...places.map(({ at }) => at), ...lines.flatMap(({ points }) => [...points])]),
    [places, lines, around],
  );
  const failed = useRef(onFailed);
  const first = useRef({ style, bounds, label });
  const drawn = useRef(style);
  /** A style that is still being read cannot be changed into another. */
  const [isRead, setIsRead] = useState(false);

  // MapLibre lives outside React: made once for the box, taken down with it.
  useEffect(() => {
    if (box.current === null) return undefined;
    const { style: firstStyle, bounds: firstBounds, label: title } = first.current;
    const made = makeMap(
      {
        container: box.current,
        style: firstStyle,
        ...(firstBounds === null
          ? { center: [15, 10], zoom: 1 }
          : {
              bounds: flat(firstBounds),
              fitBoundsOptions: { padding: PADDING_PX, maxZoom: CLOSEST_ZOOM },
            }),
        // Scrolling the page must not get caught in the map.
        cooperativeGestures: false,
        scrollZoom: false,
      },
      title,
      () => {
        failed.current();
      },
    );
    drawn.current = firstStyle;
    made.once('style.load', () => {
      setIsRead(true);
    });
    setMap(made);
    return () => {
      setMap(null);
      setIsRead(false);
      made.remove();
    };
  }, []);

  const pick = useEffectEvent((at: LngLat) => {
    onPick?.(at);
  });
  const picks = onPick !== undefined;

  // Follows presses on the map, where a point is chosen.
  useEffect(() => {
    if (map === null || !picks) return undefined;
    const pressed = map.on('click', ({ lngLat }) => {
      const { lng, lat } = lngLat.wrap();
      pick([lng, lat]);
    });
    map.getCanvas().style.cursor = 'crosshair';
    return () => {
      map.getCanvas().style.cursor = '';
      pressed.unsubscribe();
    };
  }, [map, picks]);

  // Follows theme, language and ways.
  useEffect(() => {
    if (map === null || !isRead || drawn.current === style) return;
    drawn.current = style;
    map.setStyle(style, { diff: true });
  }, [map, isRead, style]);

  // Follows what is shown: another tour, another country.
  useEffect(() => {
    if (map !== null && bounds !== null) fit(map, bounds);
  }, [map, bounds]);

  // Follows the selection from outside, as far as it is out of view.
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
          }}
        />
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
  const { name, number } = place;
  return (
    <button
      className={classNames(styles.pin, number !== undefined && styles.numbered, selected && styles.selected)}
      type="button"
      aria-label={number === undefined ? name : t('detail.map.stop', { number, name })}
      aria-pressed={selected}
      onClick={() => {
        onSelect(place.id);
      }}
    >
      <span className={styles.dot}>{number}</span>
    </button>
  );
}

/** An element of MapLibre's for each place, by id; it moves with the map. */
function usePins(map: MapLibre | null, places: readonly MapPlace[]): ReadonlyMap<string, HTMLElement> {
  const [pins, setPins] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  // MapLibre's markers stand outside React.
  useEffect(() => {
    if (map === null) return undefined;
    const made = places.map(({ id, at }) => {
      const element = document.createElement('div');
      const marker = new Marker({ element }).setLngLat([at[0], at[1]]).addTo(map);
      // MapLibre names its markers as pictures; ours hold a button with a name.
      element.removeAttribute('role');
      element.removeAttribute('aria-label');
      element.removeAttribute('tabindex');
      return { id, element, marker };
    });
    // The elements exist only once MapLibre has made them.
    // oxlint-disable-next-line react/set-state-in-effect
    setPins(new Map(made.map(({ id, element }) => [id, element])));
    return () => {
      setPins(new Map());
      for (const { marker } of made) marker.remove();
    };
  }, [map, places]);
  return pins;
}

function fit(map: MapLibre, bounds: [LngLat, LngLat]): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  map.fitBounds(flat(bounds), {
    padding: PADDING_PX,
    maxZoom: CLOSEST_ZOOM,
    duration: still ? 0 : FIT_MS,
  });
}

function flat([southWest, northEast]: [LngLat, LngLat]): [number, number, number, number] {
  return [southWest[0], southWest[1], northEast[0], northEast[1]];
}
