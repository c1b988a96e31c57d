import { startTransition, useRef, useState } from 'react';
import type { ExperienceSummary } from '../../../../model/schemas/catalogue.ts';
import type { Op } from '../../../../model/plan.ts';
import type { Tour } from '../../../../model/schemas/tour.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import { stopKeys, stopNumbers } from './candidates.ts';
import { useAddPlace } from './use-add-experience.ts';

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
  const { locale } = useTranslation();
  const { session, state } = usePlanner();
  const add = useAddPlace();
  const [pending, setPending] = useState<Pending>(new Map());
  /** Places whose change is not made yet; `pending` follows a render later, and a press meanwhile must count. */
  const changing = useRef(new Set<string>());
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
    const removing = stopKeys(session.getState().tour).includes(key);
    changing.current.add(key);
    setPending((before) => new Map(before).set(key, removing ? 'removing' : 'adding'));
    void (removing ? remove(key) : add(key, name)).finally(() => {
      changing.current.delete(key);
      // Together with the tour, which is drawn a moment later.
      startTransition(() =>
        setPending(
          (before) => new Map([...before].filter(([other]) => other !== key || changing.current.has(key))),
        ),
      );
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
      if (!changing.current.has(place.key)) run(place.key, place[locale].short_title);
    },
  };
}
