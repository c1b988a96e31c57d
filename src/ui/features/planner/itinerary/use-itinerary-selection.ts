import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { select, useSelected } from '../selection-store.ts';
import { closeConnections } from './connection/expanded-connections.ts';

const POINTER_EVENTS = ['pointerdown', 'pointerup', 'pointercancel'] as const;

/**
 * Syncs the selection: a row clicked or focused here is highlighted on the map, one selected on the map is scrolled
 * into view here.
 */
export function useItinerarySelection(container: RefObject<HTMLElement | null>): void {
  const selection = useSelected();
  const scrollToRow = useEffectEvent((kind: 'stop' | 'connection', id: string) => {
    const row = container.current?.querySelector(`[data-select-${kind}='${id}']`);
    const instantly = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row?.scrollIntoView({ block: 'center', behavior: instantly ? 'auto' : 'smooth' });
  });

  // Scrolls to a selection made on the map.
  useEffect(() => {
    if (selection?.from === 'map') scrollToRow(selection.kind, selection.id);
  }, [selection]);

  // Delegated listeners for clicks and focus in rows.
  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    let pressed = false;
    const onPress = ({ type }: Event) => {
      pressed = type === 'pointerdown';
    };
    const onSelect = ({ target, type }: Event) => {
      // A pointer selects on click, not on focus: the layout change of a selection must not move the pressed element.
      if (type === 'focusin' && pressed) return;
      const row =
        target instanceof Element ? target.closest('[data-select-stop], [data-select-connection]') : null;
      if (!(row instanceof HTMLElement)) return;
      const { selectStop, selectConnection } = row.dataset;
      if (selectStop !== undefined) select({ kind: 'stop', id: selectStop, from: 'itinerary' });
      else if (selectConnection !== undefined)
        select({ kind: 'connection', id: selectConnection, from: 'itinerary' });
    };
    element.addEventListener('click', onSelect);
    element.addEventListener('focusin', onSelect);
    for (const name of POINTER_EVENTS) addEventListener(name, onPress);
    return () => {
      for (const name of POINTER_EVENTS) removeEventListener(name, onPress);
      element.removeEventListener('click', onSelect);
      element.removeEventListener('focusin', onSelect);
      select(null);
      closeConnections();
    };
  }, [container]);
}
