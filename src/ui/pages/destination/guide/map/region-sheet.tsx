import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { startDataClient } from '../../../../../data/catalogue/data-client.ts';
import type { Locale } from '../../../../../model/base/locale.ts';
import {
  type CountryOutline,
  onSheet,
  pathOfRings,
  pointsOf,
  type SheetPoint,
} from '../../../../../model/place/country-outline.ts';
import type { MainPlace, RegionPlaces } from '../../../../../model/place/main-places.ts';
import type { RegionSheet, RegionSheetQuery } from '../../../../../model/place/region-shapes.ts';
import type { CountrySummary, ExperienceSummary } from '../../../../../model/schemas/catalogue.ts';
import { ColorBox } from '../../../../components/color-box.tsx';
import { placeNames } from '../../../../components/map/sketch/place-names.ts';
import { classNames } from '../../../../shell/components/class-names.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import styles from './region-sheet.module.css';

const TONES = [styles.tone0, styles.tone1, styles.tone2, styles.tone3, styles.tone4, styles.tone5];
/** Names are laid out for the sketch’s type, which is smaller than that of this map. */
const NAME_SCALE = 1.2;
const LETTER_PX = 7;
/** Widest line and height of a line of a region's name. */
const REGION_NAME_PX = 130;
const LINE_PX = 17;
const PIN_PX = 26;
const MOST_WIDTH_PX = 580;
const MOST_HEIGHT_PX = 800;

interface SheetProps {
  country: CountrySummary;
  outline: CountryOutline;
  regions: readonly RegionPlaces[];
  marked: string | null;
  mark: (key: string) => object;
}

/** The country’s outline with its regions, in the colors of their swatches, and its numbered main places. */
export function Sheet({ country, outline, regions, marked, mark }: SheetProps) {
  const { t, locale } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [across = 1, down = 1] = outline.size;
  const around = useMemo(() => pathOfRings(outline.around.map(pointsOf)), [outline]);
  const own = useMemo(() => pathOfRings(outline.own.map(pointsOf)), [outline]);
  const { main, names, query } = useMemo(
    () => layOut(outline, regions, width, locale),
    [outline, regions, width, locale],
  );
  const drawn = useRegionSheet(query);
  const at = (x: number, y: number): CSSProperties => ({
    left: `${(x / across) * 100}%`,
    top: `${(y / down) * 100}%`,
  });

  return (
    <div
      className={styles.sheet}
      role="group"
      aria-label={t('guide.map.label', { country: country[locale].name })}
    >
      <div
        ref={box}
        className={styles.area}
        style={{
          aspectRatio: `${across} / ${down}`,
          width: `min(100%, ${MOST_WIDTH_PX}px, ${Math.floor((MOST_HEIGHT_PX * across) / down)}px)`,
        }}
      >
        <svg viewBox={`0 0 ${across} ${down}`} aria-hidden>
          <rect className={styles.sea} width={across} height={down} />
          <path className={styles.land} d={around} />
          {drawn.map(({ path }, index) => (
            <path key={regions[index]?.region.key} className={toneOf(index)} d={path} />
          ))}
          <path className={styles.border} d={own} />
        </svg>
        {drawn.map(({ name }, index) =>
          name === null ? null : (
            <span
              key={regions[index]?.region.key}
              className={styles.regionName}
              style={at(...name)}
              aria-hidden
            >
              {regions[index]?.region[locale].name}
            </span>
          ),
        )}
        {names.map(({ name, x, y, anchor }) => (
          <span
            key={`${name} ${x}`}
            className={classNames(styles.name, styles[anchor])}
            style={{ left: x * NAME_SCALE, top: y * NAME_SCALE }}
            aria-hidden
          >
            {name}
          </span>
        ))}
        {main.map((one) => (
          <Pin
            key={one.place.key}
            pin={one}
            isMarked={marked === one.place.key}
            style={at(...one.at)}
            mark={mark}
          />
        ))}
      </div>
    </div>
  );
}

/** Legend swatch with the fill color of a region. */
export function RegionSwatch({ index }: { index: number }) {
  return <ColorBox className={classNames(styles.swatch, toneOf(index))} />;
}

/** The number of a place, as on its pin. */
export function PlaceNumber({ number }: { number: number }) {
  return (
    <span className={styles.number} aria-hidden>
      <ColorBox className={styles.disc} />
      <span>{number}</span>
    </span>
  );
}

function toneOf(index: number): string | undefined {
  return TONES[index % TONES.length];
}

function Pin(props: { pin: MainPlace; isMarked: boolean; style: CSSProperties; mark: SheetProps['mark'] }) {
  const { pin, isMarked, style, mark } = props;
  const { t, locale } = useTranslation();
  const { key } = pin.place;
  return (
    <button
      type="button"
      className={classNames(styles.pin, isMarked && styles.marked)}
      style={style}
      aria-label={t('guide.map.pin', { number: String(pin.number), name: pin.place[locale].short_title })}
      onClick={() => document.querySelector<HTMLElement>(`#row-${key} a`)?.focus()}
      {...mark(key)}
    >
      <PlaceNumber number={pin.number} />
    </button>
  );
}

/** Pins and their names, and what the worker draws the regions from; null until the map's width in px is known. */
function layOut(outline: CountryOutline, regions: readonly RegionPlaces[], width: number, locale: Locale) {
  const onIt = ({ location }: ExperienceSummary) => onSheet(outline, location.coordinates);
  const main = regions.flatMap((one) => one.main.map((pin) => ({ ...pin, at: onIt(pin.place) })));
  if (width === 0) return { main, names: [], query: null };
  const [across = 1, down = 1] = outline.size;
  const zoom = width / across;
  const names = placeNames(
    main.map(({ place, number, at: [x, y] }) => ({
      number,
      name: place[locale].short_title,
      x: (x * zoom) / NAME_SCALE,
      y: (y * zoom) / NAME_SCALE,
    })),
    width / NAME_SCALE,
    (down * zoom) / NAME_SCALE,
  );
  // Names of regions keep clear of pins and their names, and stay within their region.
  const halfPin = PIN_PX / 2 / zoom;
  const pinCorners = main.flatMap(({ at: [x, y] }) =>
    [-halfPin, halfPin].flatMap((toRight) =>
      [-halfPin, halfPin].map((below): SheetPoint => [x + toRight, y + below]),
    ),
  );
  const alongNames = names.flatMap(({ name, x, y, anchor }) => {
    const length = (name.length * LETTER_PX) / zoom;
    const start = (x * NAME_SCALE) / zoom - { start: 0, middle: length / 2, end: length }[anchor];
    return [0, 0.5, 1].map((share): SheetPoint => [start + share * length, (y * NAME_SCALE) / zoom]);
  });
  const query: RegionSheetQuery = {
    outline: { own: outline.own, size: outline.size },
    regions: regions.map(({ region, places }) => {
      const length = region[locale].name.length * LETTER_PX;
      const lines = Math.ceil(length / REGION_NAME_PX);
      return {
        key: region.key,
        points: places.map(onIt),
        nameSize: [Math.min(length, REGION_NAME_PX) / 2 / zoom, (lines * LINE_PX) / 2 / zoom],
      };
    }),
    occupied: [...pinCorners, ...alongNames],
  };
  return { main, names, query };
}

/** The regions once they are drawn; without them the map has the country's outline and its places. */
function useRegionSheet(query: RegionSheetQuery | null): RegionSheet {
  const [drawn, setDrawn] = useState<RegionSheet>([]);
  useEffect(() => {
    if (query === null) return undefined;
    let isWanted = true;
    startDataClient()
      .regionSheet(query)
      .then(
        (sheet) => {
          if (isWanted) setDrawn(sheet);
        },
        (error: unknown) => console.error('The regions of the map could not be drawn', error),
      );
    return () => {
      isWanted = false;
    };
  }, [query]);
  return drawn;
}

/** Width of an element in px; 0 until it is laid out. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
