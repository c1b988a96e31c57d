import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { LngLat } from '../../../components/map/map-types.ts';

/** Something of the page that stands on the map at a place and moves with it. */
export function MapMark({ map, at, children }: { map: MapLibre; at: LngLat; children: ReactNode }) {
  const [element] = useState(() => document.createElement('div'));
  const pin = useRef<Marker | null>(null);
  const [lng, lat] = at;

  // Follows the map: MapLibre's markers stand outside React.
  useEffect(() => {
    if (pin.current !== null) {
      // Put on the map once: taken off and on again, what stands on it would lose the focus.
      pin.current.setLngLat([lng, lat]);
      return;
    }
    const made = new Marker({ element }).setLngLat([lng, lat]).addTo(map);
    pin.current = made;
    // MapLibre names its markers as pictures; ours hold a button with a name.
    for (const name of ['role', 'aria-label', 'tabindex']) made.getElement().removeAttribute(name);
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
