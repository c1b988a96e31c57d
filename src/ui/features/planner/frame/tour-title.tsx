import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { TOUR_NAME_MAX } from '../../../../model/tour-limits.ts';
import { VisuallyHidden } from '../../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import { useTourName } from '../use-tour-name.ts';
import styles from './tour-title.module.css';

/** The tour's name as the page's heading; a click makes it editable. */
export function TourTitle({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation();
  const { session, state } = usePlanner();
  const shownName = useTourName(state.tour);
  /** The text in the field, and the stored and the shown name when editing began; null while it is not edited. */
  const [editing, setEditing] = useState<{ text: string; storedName: string; shownName: string } | null>(
    null,
  );
  const button = useRef<HTMLButtonElement>(null);

  function save(): void {
    setEditing(null);
    const name = editing?.text.trim() ?? '';
    // An unnamed tour shows a generated name, which must not be stored.
    if (editing === null || name === '' || name === editing.shownName) return;
    void session.edit({ name }, 'renamed', { name: editing.storedName });
  }

  if (editing !== null) {
    return (
      <>
        <VisuallyHidden>
          <h1>{shownName}</h1>
        </VisuallyHidden>
        <input
          className={styles.input}
          data-compact={compact}
          aria-label={t('planner.title.label')}
          value={editing.text}
          maxLength={TOUR_NAME_MAX}
          // Editing was requested by clicking the title.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setEditing((before) => before && { ...before, text: value });
          }}
          onBlur={save}
          onKeyDown={(event) => {
            // Enter and Escape of an input method end its composition, not the editing.
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') save();
            else if (event.key === 'Escape') setEditing(null);
            else return;
            requestAnimationFrame(() => button.current?.focus());
          }}
        />
      </>
    );
  }
  return (
    <h1 className={styles.title} data-compact={compact}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        title={t('planner.title.edit')}
        onClick={() => setEditing({ text: shownName, shownName, storedName: state.tour?.name ?? '' })}
      >
        <span className={styles.name}>{shownName}</span>
        <Pencil className={styles.pencil} size={16} aria-hidden="true" />
        <VisuallyHidden>{t('planner.title.edit')}</VisuallyHidden>
      </button>
    </h1>
  );
}
