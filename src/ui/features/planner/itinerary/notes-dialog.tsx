import { useState } from 'react';
import type { EntryPlace } from '../../../../data/planner/planner-state.ts';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { TextArea } from '../../../components/form/text-field.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlannerNames } from '../planner-context.tsx';
import { SaveFooter } from '../save-footer.tsx';
import { useOrphanedText } from '../use-orphaned-text.ts';

interface NotesDialogProps {
  /** The booking that stores the notes; null if there is none, such as for a walk. */
  uid: string | null;
  /** The itinerary entry that stores them otherwise. */
  place: EntryPlace;
  notes: string | null;
  about: string;
  onClose: () => void;
}

/** Private notes on a stay or a connection, stored with its booking. */
export function NotesDialog({ uid, place, notes, about, onClose }: NotesDialogProps) {
  const { t } = useTranslation();
  const { session } = usePlannerNames();
  const [opened] = useState(notes ?? '');
  const [text, setText] = useState(opened);
  const onDone = useOrphanedText(about, text === opened ? '' : text);

  function close(): void {
    onDone();
    onClose();
  }

  function save(): void {
    close();
    if (text === opened) return;
    const patch = { notes: text.trim() === '' ? null : text };
    const before = { notes: opened === '' ? null : opened };
    if (uid !== null) void session.editBooking(uid, patch, before);
    else void session.editEntry(place, patch, 'notes-changed', null, before);
  }

  return (
    <Dialog
      open
      onClose={close}
      title={t('planner.notes.title', { place: about })}
      footer={<SaveFooter onCancel={close} onSave={save} />}
    >
      <TextArea
        label={t('planner.notes.label')}
        hint={t('planner.notes.hint')}
        value={text}
        onChange={setText}
        rows={5}
        maxLength={10_000}
      />
    </Dialog>
  );
}
