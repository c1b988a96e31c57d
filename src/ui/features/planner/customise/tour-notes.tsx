import { useState } from 'react';
import { TextArea } from '../../../components/text-field.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { usePlanner } from '../planner-context.tsx';

const LONGEST = 10_000;

/** Notes on the whole tour; kept when the field is left. */
export function TourNotes() {
  const { t } = useWords();
  const { session, state } = usePlanner();
  const saved = state.tour?.notes ?? '';
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextArea
      label={t('planner.tour-notes.label')}
      hint={t('planner.notes.private')}
      value={draft ?? saved}
      maxLength={LONGEST}
      onChange={setDraft}
      onBlur={() => {
        if (draft !== null && draft !== saved) void session.edit({ notes: draft }, 'notes-changed');
        setDraft(null);
      }}
    />
  );
}
