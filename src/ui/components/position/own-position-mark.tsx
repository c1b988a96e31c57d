import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { LonLat } from '../../../model/place/geo.ts';
import { MapMark } from '../map/map-mark.tsx';
import { metersPerPixel } from './meters-per-pixel.ts';
import styles from './own-position.module.css';

/** A dot where the device is, and the circle that it is in. */
export function OwnPositionMark({
  map,
  at,
  accuracyMeters,
}: {
  map: MapLibre;
  at: LonLat;
  accuracyMeters: number;
}) {
  const circle = useRef<HTMLSpanElement>(null);
  const [, latitude] = at;

  // Follows the zoom without a render for each frame.
  useEffect(() => {
    const resize = () => {
      const px = (2 * accuracyMeters) / metersPerPixel(latitude, map.getZoom());
      if (circle.current !== null) circle.current.style.width = `${Math.round(px)}px`;
    };
    resize();
    const zoomed = map.on('zoom', resize);
    return () => zoomed.unsubscribe();
  }, [map, latitude, accuracyMeters]);

  return (
    <MapMark map={map} at={at}>
      <span className={styles.mark}>
        <span ref={circle} className={styles.accuracy} />
        <span className={styles.dot} />
      </span>
    </MapMark>
  );
}
