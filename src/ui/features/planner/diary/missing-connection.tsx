import { PencilLine, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { TimelineConnection } from '../../../../model/plan.ts';
import { Button } from '../../../components/button.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { usePlannerNames } from '../planner-context.tsx';
import styles from './missing-connection.module.css';
import { OwnWayDialog } from './own-way-dialog.tsx';

/** Stands where no way is known between two places: nothing is lost, and one's own can be written down. */
export function MissingConnection({ entry }: { entry: TimelineConnection }) {
  const { t } = useWords();
  const { connectionEndNames } = usePlannerNames();
  const [open, setOpen] = useState(false);
  const [from, to] = connectionEndNames(entry.key);
  return (
    <div className={styles.missing} id={`way-missing-${entry.itinIndex}`} tabIndex={-1}>
      <TriangleAlert className={styles.icon} size={20} aria-hidden="true" />
      <p>
        <b>{t('planner.missing.title', { from, to })}</b> {t('planner.missing.text')}
      </p>
      <div className={styles.action}>
        <Button variant="outline" size="sm" icon={PencilLine} onClick={() => setOpen(true)}>
          {t('planner.own.open')}
        </Button>
      </div>
      {open && <OwnWayDialog entry={entry} former={null} onClose={() => setOpen(false)} />}
    </div>
  );
}
