import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { greatCircleKm } from '../../../../model/place/geo.ts';
import type { LngLat } from '../../../components/map/map-types.ts';

const HOLD_MS = 550;
const MOVED_PX = 8;
/** Radius of a fingertip. */
const TOLERANCE_PX = 18;

/** Reports a long press or a right click on the empty map, with the distance that a fingertip covers there. */
export function useLongPress(map: MapLibre | null, onPress: (at: LngLat, toleranceKm: number) => void): void {
  const press = useEffectEvent((x: number, y: number) => {
    if (map === null) return;
    const at = map.unproject([x, y]).wrap();
    const edge = map.unproject([x + TOLERANCE_PX, y]).wrap();
    onPress([at.lng, at.lat], greatCircleKm([at.lng, at.lat], [edge.lng, edge.lat]));
  });

  // Safari on phones has no contextmenu event, so a touch is timed.
  useEffect(() => {
    if (map === null) return undefined;
    const canvas = map.getCanvas();
    let held: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
    const cancel = () => {
      if (held !== null) clearTimeout(held.timer);
      held = null;
    };
    const onDown = ({ pointerType, isPrimary, offsetX: x, offsetY: y }: PointerEvent) => {
      cancel();
      if (pointerType === 'mouse' || !isPrimary) return;
      const timer = setTimeout(() => {
        held = null;
        press(x, y);
      }, HOLD_MS);
      held = { timer, x, y };
    };
    const onMove = ({ offsetX, offsetY }: PointerEvent) => {
      if (held !== null && Math.hypot(offsetX - held.x, offsetY - held.y) > MOVED_PX) cancel();
    };
    const onMenu = (event: MouseEvent) => {
      event.preventDefault();
      // A touch has been timed already.
      if (!('pointerType' in event) || event.pointerType === 'mouse') press(event.offsetX, event.offsetY);
    };
    canvas.addEventListener('pointerdown', onDown);
    canvas.addEventListener('pointermove', onMove);
    canvas.addEventListener('contextmenu', onMenu);
    const ends = ['pointerup', 'pointercancel', 'pointerleave'] as const;
    for (const name of ends) canvas.addEventListener(name, cancel);
    return () => {
      cancel();
      canvas.removeEventListener('pointerdown', onDown);
      canvas.removeEventListener('pointermove', onMove);
      canvas.removeEventListener('contextmenu', onMenu);
      for (const name of ends) canvas.removeEventListener(name, cancel);
    };
  }, [map]);
}
