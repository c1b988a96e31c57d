import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { select, useSelected } from '../selection-store.ts';
import { closeConnections } from './connection/expanded-connections.ts';

const PRESSES = ['pointerdown', 'pointerup', 'pointercancel'] as const;

/** What is pressed or focused in the diary is lit on the map; what is chosen on the map comes into view here. */
export function useItinerarySelection(container: RefObject<HTMLElement | null>): void {
  const selection = useSelected();
  const bringIntoView = useEffectEvent((kind: 'stop' | 'leg', id: string) => {
    const row = container.current?.querySelector(`[data-select-${kind}='${id}']`);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  });

  // Follows the map.
  useEffect(() => {
    if (selection?.from === 'map') bringIntoView(selection.kind, selection.id);
  }, [selection]);

  // Follows presses and the focus, wherever in a row they are.
  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    let pressed = false;
    const press = ({ type }: Event) => {
      pressed = type === 'pointerdown';
    };
    const take = ({ target, type }: Event) => {
      // A pointer chooses by its click: what the choice shows and hides must not move what is being pressed.
      if (type === 'focusin' && pressed) return;
      const row = target instanceof Element ? target.closest('[data-select-stop], [data-select-leg]') : null;
      if (!(row instanceof HTMLElement)) return;
      const { selectStop, selectLeg } = row.dataset;
      if (selectStop !== undefined) select({ kind: 'stop', id: selectStop, from: 'diary' });
      else if (selectLeg !== undefined) select({ kind: 'leg', id: selectLeg, from: 'diary' });
    };
    element.addEventListener('click', take);
    element.addEventListener('focusin', take);
    for (const name of PRESSES) addEventListener(name, press);
    return () => {
      for (const name of PRESSES) removeEventListener(name, press);
      element.removeEventListener('click', take);
      element.removeEventListener('focusin', take);
      select(null);
      closeConnections();
    };
  }, [container]);
}
