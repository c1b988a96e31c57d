import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlannerNames } from '../planner-context.tsx';
import { currentDropPosition, stopIds } from '../itinerary/drop-position.ts';
import { stopKeys } from './candidates.ts';

/** Adds an experience to the tour, at its end or before the stop at a position, and announces its number. */
export function useAddExperience(): (key: string, name: string, at?: number) => Promise<void> {
  const { t } = useTranslation();
  const { session, announce } = usePlannerNames();
  return async (key, name, at) => {
    const before = stopKeys(session.getState().tour).length;
    const order = stopIds(session.getState().tour);
    await session.apply(
      (tour) => [
        {
          op: 'add',
          experience_id: key,
          ...(at === undefined ? {} : { at: currentDropPosition(tour, at, order) }),
        },
      ],
      'stop-added',
      key,
    );
    const stops = stopKeys(session.getState().tour);
    if (stops.length === before) return;
    const number = (at ?? stops.lastIndexOf(key)) + 1;
    announce(t('planner.add.announceAdded', { name, number }));
  };
}
