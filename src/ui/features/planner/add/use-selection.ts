import { startTransition, useState } from 'react';
import type { ExperienceSummary } from '../../../../model/catalogue.ts';
import type { Op } from '../../../../model/plan.ts';
import type { Tour } from '../../../../model/tour.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { usePlanner } from '../planner-context.tsx';
import { stopKeys, stopNumbers } from './candidates.ts';
import { useAddPlace } from './use-add-place.ts';

export interface Selection {
  /** Places as they will be: what was just pressed counts already. */
  isChosen(this: void, key: string): boolean;
  /** "3", or "1, 4" for a place that stands in the tour twice; empty outside the tour. */
  numbers(this: void, key: string): string;
  toggle(this: void, place: ExperienceSummary): void;
}

type Pending = ReadonlyMap<string, 'adding' | 'removing'>;

/** Adds places to the tour and takes them out, one press each. */
export function useSelection(): Selection {
  const { locale } = useWords();
  const { session, state } = usePlanner();
  const add = useAddPlace();
  const [pending, setPending] = useState<Pending>(new Map());
  const numbers = stopNumbers(stopKeys(state.tour));

  /** By where the place stands when its turn comes: a press before it may have taken out another. */
  function remove(key: string): Promise<void> {
    const ops = (tour: Tour): Op[] => {
      const stop = stopKeys(tour).lastIndexOf(key);
      return stop < 0 ? [] : [{ op: 'remove', stop }];
    };
    return session.apply(ops, 'stop-removed', key);
  }

  function run(key: string, name: string) {
    const removing = numbers.has(key);
    setPending((before) => new Map(before).set(key, removing ? 'removing' : 'adding'));
    void (removing ? remove(key) : add(key, name)).finally(() => {
      // Together with the tour, which is drawn a moment later.
      startTransition(() => setPending((before) => new Map([...before].filter(([other]) => other !== key))));
    });
  }

  return {
    isChosen: (key) => {
      const now = pending.get(key);
      return now === undefined ? numbers.has(key) : now === 'adding';
    },
    numbers: (key) => (numbers.get(key) ?? []).join(', '),
    toggle: (place) => {
      // A second press before the first has been planned would add the place twice.
      if (!pending.has(place.key)) run(place.key, place[locale].short_title);
    },
  };
}
