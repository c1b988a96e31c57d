import { isStop } from '../../../../model/plan.ts';
import { Button } from '../../../components/form/button.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import styles from './add-step.module.css';
import { useInsertPosition } from './use-insert-position.ts';

/** Id of the step's heading, which takes the focus of the removed note. */
export const ADD_TITLE = 'add-title';

/** Says before or after which stop new ones are inserted; nothing while they are added at their best position. */
export function InsertNote() {
  const { t } = useTranslation();
  const { state, placeName } = usePlanner();
  const { side, stopId, cancel } = useInsertPosition();
  const stop = state.tour?.itinerary.filter(isStop).find(({ id }) => id === stopId);
  if (side === null || stop === undefined) return null;
  return (
    <div className={styles.insert} role="status">
      <p>{t(`planner.add.insert.${side}`, { place: placeName(stop.experience_id) })}</p>
      <Button
        variant="text"
        onClick={() => {
          document.getElementById(ADD_TITLE)?.focus();
          cancel();
        }}
      >
        {t('planner.add.insert.cancel')}
      </Button>
    </div>
  );
}
