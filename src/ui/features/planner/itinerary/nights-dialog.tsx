import { useState } from 'react';
import { stayConflicts } from '../../../../data/forms/planner-conflicts.ts';
import type { ItineraryEntry } from '../../../../model/plan.ts';
import type { Tour } from '../../../../model/schemas/tour.ts';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { NumberField } from '../../../components/form/number-field.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlannerNames } from '../planner-context.tsx';
import { SaveFooter } from '../save-footer.tsx';
import type { ItineraryStop } from './group-itinerary.ts';
import { MAX_NIGHTS } from '../../../../model/max-nights.ts';
import { currentStop } from './stop/current-entry.ts';

function currentEntry(tour: Tour | null, row: ItineraryStop): ItineraryEntry | undefined {
  return tour?.itinerary[currentStop(tour, row).index];
}

/** Number of nights as an input, for long stays. */
export default function NightsDialog({ row, onClose }: { row: ItineraryStop; onClose: () => void }) {
  const { t } = useTranslation();
  const { session, placeName } = usePlannerNames();
  const { entry: stop } = row;
  const [opened] = useState(() => ({
    nights: stop.nights,
    entry: currentEntry(session.getState().tour, row),
  }));
  const [nights, setNights] = useState<number | null>(opened.nights);
  const valid = nights !== null && Number.isInteger(nights) && nights >= 0 && nights <= MAX_NIGHTS;

  function save(): void {
    if (!valid) return;
    onClose();
    if (nights === opened.nights) return;
    void session.apply(
      (tour) => {
        const { index } = currentStop(tour, row);
        if (index < 0) return [];
        const conflicts = opened.entry ? stayConflicts(tour.itinerary, index, opened.entry) : [];
        return { ops: [{ op: 'setNights', entry: index, nights }], conflicts };
      },
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
        max={MAX_NIGHTS}
      />
    </Dialog>
  );
}
