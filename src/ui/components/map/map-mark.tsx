import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { LngLat } from './map-types.ts';

/** Renders React children in a MapLibre marker at a coordinate. */
export function MapMark({ map, at, children }: { map: MapLibre; at: LngLat; children: ReactNode }) {
  const [element] = useState(() => document.createElement('div'));
  const pin = useRef<Marker | null>(null);
  const [lng, lat] = at;

  // Syncs the marker with the map: MapLibre's markers live outside React.
  useEffect(() => {
    if (pin.current !== null) {
      // Add it once and move it afterwards: removing it would lose the focus inside.
      pin.current.setLngLat([lng, lat]);
      return;
    }
    const marker = new Marker({ element }).setLngLat([lng, lat]).addTo(map);
    pin.current = marker;
    // MapLibre gives markers an image role; ours contain a labeled button.
    for (const name of ['role', 'aria-label', 'tabindex']) marker.getElement().removeAttribute(name);
  }, [map, element, lng, lat]);
  useEffect(
    () => () => {
      pin.current?.remove();
      pin.current = null;
    },
    [],
  );

  return createPortal(children, element);
}
