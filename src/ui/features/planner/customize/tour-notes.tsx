import { useState } from 'react';
import { TextArea } from '../../../components/form/text-field.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';

const MAX_LENGTH = 10_000;

/** Notes on the whole tour; saved on blur. */
export function TourNotes() {
  const { t } = useTranslation();
  const { session, state } = usePlanner();
  const saved = state.tour?.notes ?? '';
  /** The draft, and the saved notes when editing started. */
  const [typed, setTyped] = useState<{ draft: string; opened: string } | null>(null);
  return (
    <TextArea
      label={t('planner.tour-notes.label')}
      hint={t('planner.notes.private')}
      value={typed?.draft ?? saved}
      maxLength={MAX_LENGTH}
      onChange={(draft) => setTyped((before) => ({ draft, opened: before?.opened ?? saved }))}
      onBlur={() => {
        setTyped(null);
        if (typed === null || typed.draft === typed.opened) return;
        void session.edit({ notes: typed.draft }, 'notes-changed', { notes: typed.opened });
      }}
    />
  );
}
