import { useCallback } from 'react';
import type { Op } from '../../../../model/plan.ts';
import type { Tour } from '../../../../model/schemas/tour.ts';
import { addStop } from '../../../../data/planner/tour-edits.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlannerNames } from '../planner-context.tsx';
import { currentDropPosition, stopIds } from '../itinerary/drop-position.ts';
import { useInsertPosition } from './use-insert-position.ts';

/**
 * Adds an experience to the tour and announces its number: before the stop at a position, else where the user is
 * inserting, else at the best position.
 */
export function useAddExperience(): (key: string, name: string, at?: number) => Promise<void> {
  const { t } = useTranslation();
  const { session, announce } = usePlannerNames();
  const insertion = useInsertPosition();
  return useCallback(
    async (key: string, name: string, at?: number) => {
      const order = stopIds(session.getState().tour);
      const isChosen = at !== undefined || insertion.side !== null;
      const op = (tour: Tour): Op => {
        const position = at === undefined ? insertion.indexIn(tour) : currentDropPosition(tour, at, order);
        return position === null
          ? addStop(key, session.getState())
          : { op: 'add', experience_id: key, at: position };
      };
      await session.apply((tour) => [op(tour)], isChosen ? 'stop-inserted' : 'stop-added', key);
      const now = stopIds(session.getState().tour);
      const position = now.findIndex((id) => !order.includes(id));
      if (position < 0) return;
      if (at === undefined) insertion.onInserted(now[position] ?? '');
      announce(t('planner.add.announceAdded', { name, number: position + 1 }));
    },
    [t, session, announce, insertion],
  );
}
