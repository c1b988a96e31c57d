import { startTransition, useCallback, useRef, useState } from 'react';
import type { Localized } from '../../../../model/base/locale.ts';
import type { ExperienceSummary } from '../../../../model/schemas/catalogue.ts';
import type { Op } from '../../../../model/plan.ts';
import type { Tour } from '../../../../model/schemas/tour.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import { stopKeys, stopNumbers } from './candidates.ts';
import { useAddExperience } from './use-add-experience.ts';

type NamedPlace = { key: string } & Localized<Pick<ExperienceSummary['en'], 'short_title'>>;

export interface Selection {
  /** Optimistic: pending changes already count. */
  isChosen(this: void, key: string): boolean;
  /** "3", or "1, 4" for an experience that is in the tour twice; empty if it is not in the tour. */
  numbers(this: void, key: string): string;
  toggle(this: void, place: NamedPlace): void;
}

type Pending = ReadonlyMap<string, 'adding' | 'removing'>;

/** Adds and removes experiences, with optimistic updates. */
export function useSelection(): Selection {
  const { locale } = useTranslation();
  const { session, state } = usePlanner();
  const add = useAddExperience();
  const [pending, setPending] = useState<Pending>(new Map());
  /** Keys with a change in flight; `pending` is one render behind, and a click meanwhile must already see it. */
  const changing = useRef(new Set<string>());
  const numbers = stopNumbers(stopKeys(state.tour));

  // Stable: a card renders again only when it changes.
  const toggle = useCallback(
    ({ key, ...place }: NamedPlace) => {
      // A second click before the first was planned would add the experience twice.
      if (changing.current.has(key)) return;
      const removing = stopKeys(session.getState().tour).includes(key);
      changing.current.add(key);
      setPending((before) => new Map(before).set(key, removing ? 'removing' : 'adding'));
      const changed = removing
        ? session.apply((tour) => removal(tour, key), 'stop-removed', key)
        : add(key, place[locale].short_title);
      void changed.finally(() => {
        changing.current.delete(key);
        // In a transition, so that it renders together with the tour.
        startTransition(() =>
          setPending(
            (before) =>
              new Map([...before].filter(([other]) => other !== key || changing.current.has(other))),
          ),
        );
      });
    },
    [session, add, locale],
  );

  return {
    isChosen: (key) => {
      const now = pending.get(key);
      return now === undefined ? numbers.has(key) : now === 'adding';
    },
    numbers: (key) => (numbers.get(key) ?? []).join(', '),
    toggle,
  };
}

/** Of its last stop. Looked up when the operation runs: an earlier one may have removed another stop. */
function removal(tour: Tour, key: string): Op[] {
  const stop = stopKeys(tour).lastIndexOf(key);
  return stop < 0 ? [] : [{ op: 'remove', stop }];
}
