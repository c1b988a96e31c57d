import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { VisuallyHidden } from '../../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import { useTourName } from '../use-tour-name.ts';
import styles from './tour-title.module.css';

const MAX_LENGTH = 200;

/** The tour's name as the page's heading; a click makes it editable. */
export function TourTitle({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation();
  const { session, state } = usePlanner();
  const shown = useTourName(state.tour);
  /** The draft, and the stored and displayed name when editing began. */
  const [typed, setTyped] = useState<{ draft: string; opened: string; shown: string } | null>(null);
  const draft = typed?.draft ?? null;
  const button = useRef<HTMLButtonElement>(null);

  function finish(save: boolean): void {
    setTyped(null);
    const name = typed?.draft.trim() ?? '';
    if (!save || typed === null || name === '' || name === typed.shown) return;
    void session.edit({ name }, 'renamed', { name: typed.opened });
  }

  if (draft !== null) {
    return (
      <>
        <VisuallyHidden>
          <h1>{shown}</h1>
        </VisuallyHidden>
        <input
          className={styles.input}
          data-compact={compact}
          aria-label={t('planner.title.label')}
          value={draft}
          maxLength={MAX_LENGTH}
          // Editing was requested by clicking the title.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setTyped((before) => before && { ...before, draft: value });
          }}
          onBlur={() => finish(true)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            finish(event.key === 'Enter');
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
        onClick={() => setTyped({ draft: shown, shown, opened: state.tour?.name ?? '' })}
      >
        <span className={styles.name}>{shown}</span>
        <Pencil className={styles.pencil} size={16} aria-hidden="true" />
        <VisuallyHidden>{t('planner.title.edit')}</VisuallyHidden>
      </button>
    </h1>
  );
}
