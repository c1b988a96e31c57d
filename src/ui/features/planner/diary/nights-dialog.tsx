import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { NumberField } from '../../../components/number-field.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { usePlannerNames } from '../planner-context.tsx';
import { SaveFooter } from '../save-footer.tsx';
import type { DiaryStop } from './group-diary.ts';
import { MOST_NIGHTS } from './most-nights.ts';
import { stopNow } from './stop-now.ts';

/** Nights of one stop as a number, for whoever stays a month. */
export function NightsDialog({ row, onClose }: { row: DiaryStop; onClose: () => void }) {
  const { t } = useWords();
  const { session, placeName } = usePlannerNames();
  const { entry: stop } = row;
  const [nights, setNights] = useState<number | null>(stop.nights);
  const valid = nights !== null && Number.isInteger(nights) && nights >= 0 && nights <= MOST_NIGHTS;

  function save(): void {
    if (!valid) return;
    onClose();
    void session.apply(
      (tour) => [{ op: 'setNights', entry: stopNow(tour, row).index, nights }],
      'nights-changed',
      stop.key,
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('planner.nights-dialog.title', { place: placeName(stop.key) })}
      footer={
        <SaveFooter onCancel={onClose} onSave={save} saveLabel={t('planner.apply')} disabled={!valid} />
      }
    >
      <NumberField
        label={t('planner.nights-dialog.label')}
        hint={t('planner.nights-dialog.hint')}
        value={nights}
        onChange={setNights}
        min={0}
        max={MOST_NIGHTS}
      />
    </Dialog>
  );
}
