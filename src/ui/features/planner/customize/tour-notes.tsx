import { useState } from 'react';
import { NOTES_MAX } from '../../../../model/tour-limits.ts';
import { TextArea } from '../../../components/form/text-field.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';

/** Notes on the whole tour; saved on blur. */
export function TourNotes() {
  const { t } = useTranslation();
  const { session, state } = usePlanner();
  const stored = state.tour?.notes ?? '';
  /** The text in the field, and the stored notes when editing began; null while they are not edited. */
  const [editing, setEditing] = useState<{ text: string; storedNotes: string } | null>(null);
  return (
    <TextArea
      label={t('planner.tour-notes.label')}
      hint={t('planner.notes.private')}
      value={editing?.text ?? stored}
      maxLength={NOTES_MAX}
      onChange={(text) => setEditing((before) => ({ text, storedNotes: before?.storedNotes ?? stored }))}
      onBlur={() => {
        setEditing(null);
        if (editing === null || editing.text === editing.storedNotes) return;
        void session.edit({ notes: editing.text }, 'notes-changed', { notes: editing.storedNotes });
      }}
    />
  );
}
