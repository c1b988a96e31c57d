import { useState } from 'react';
import { itemEdit } from '../../../../../data/planner/item-edits.ts';
import type { ItemChange, ItemFields } from '../../../../../model/items/change-items.ts';
import { stopDays } from '../../../../../model/items/stop-days.ts';
import { changedFields } from '../../../../../model/merge/merge-form.ts';
import type { StopItem } from '../../../../../model/schemas/stop-item.ts';
import { ITEM_TITLE_MAX } from '../../../../../model/tour-limits.ts';
import { NumberField } from '../../../../components/form/number-field.tsx';
import { Select } from '../../../../components/form/select.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../../planner-context.tsx';
import { SaveFooter } from '../../save-footer.tsx';
import { groupItinerary, type ItineraryStop } from '../group-itinerary.ts';
import styles from './stop-days.module.css';

const DAY_MINUTES = 1_440;
const NO_DAY = '';

interface EditItemDialogProps {
  item: StopItem;
  /** In the user's language. */
  title: string;
  row: ItineraryStop;
  onClose: () => void;
}

/** All fields of an item, its stop and day included: what a drag does, for those who do not drag. */
export function EditItemDialog({ item, title, row, onClose }: EditItemDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { session, state, placeName } = usePlanner();
  const [opened] = useState(() => ({
    fields: { title, start: item.start ?? null, minutes: item.minutes ?? null },
    position: { stop: row.id, day: item.day ?? null },
    stored: item.title,
  }));
  const [fields, setFields] = useState(opened.fields);
  const [position, setPosition] = useState(opened.position);
  const { plan, tour } = state;
  const stops = plan
    ? groupItinerary(plan, tour?.itinerary).flatMap(({ rows }) => rows.filter((one) => one.kind === 'stop'))
    : [row];
  const stop = stops.find(({ id }) => id === position.stop) ?? row;
  const days = stopDays({ arrival: stop.entry.arrival, leaves: stop.leaves });
  // A day that the stop no longer has is shown as none.
  const day = days.some((one) => one.day === position.day) ? position.day : null;
  const valid = fields.title.trim() !== '';

  function save(): void {
    if (!valid) return;
    onClose();
    const changed: ItemFields = changedFields(opened.fields, { ...fields, title: fields.title.trim() });
    const moves = position.stop !== opened.position.stop || position.day !== opened.position.day;
    const changes: ItemChange[] = [
      ...(Object.keys(changed).length > 0 ? [{ id: item.id, fields: changed }] : []),
      ...(moves ? [{ move: item.id, to: position }] : []),
    ];
    if (changes.length === 0) return;
    const name = changes.length === 1 && moves ? 'item-moved' : 'item-changed';
    // The shown title may be a translation of the stored one.
    const before = { ...opened.fields, title: opened.stored };
    void session.editItinerary(itemEdit(changes, before), name, fields.title.trim());
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('items.editTitle', { title })}
      footer={<SaveFooter onCancel={onClose} onSave={save} disabled={!valid} />}
    >
      <div className={styles.form}>
        <TextField
          label={t('items.field.title')}
          value={fields.title}
          onChange={(text) => setFields({ ...fields, title: text })}
          maxLength={ITEM_TITLE_MAX}
        />
        <Select
          label={t('items.field.stop')}
          value={stop.id}
          onChange={(id) =>
            setPosition({ stop: id, day: id === opened.position.stop ? opened.position.day : null })
          }
          options={stops.map(({ id, entry, position: at }) => ({
            value: id,
            label: `${at + 1}. ${placeName(entry.key)}`,
          }))}
        />
        <Select
          label={t('items.field.day')}
          value={day === null ? NO_DAY : String(day)}
          onChange={(text) => setPosition({ ...position, day: text === NO_DAY ? null : Number(text) })}
          options={[
            { value: NO_DAY, label: t('items.noDay') },
            ...days.map(({ day: at, date }) => ({ value: String(at), label: format.date(date, 'day') })),
          ]}
        />
        <TextField
          type="time"
          label={t('items.field.start')}
          value={fields.start ?? ''}
          onChange={(text) => setFields({ ...fields, start: text === '' ? null : text })}
        />
        <NumberField
          label={t('items.field.minutes')}
          unit={t('items.field.minutesUnit')}
          value={fields.minutes}
          onChange={(minutes) =>
            setFields({ ...fields, minutes: minutes === null ? null : Math.round(minutes) })
          }
          min={1}
          max={DAY_MINUTES}
        />
      </div>
    </Dialog>
  );
}
