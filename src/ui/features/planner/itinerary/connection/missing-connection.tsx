import { PencilLine, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { greatCircleKm } from '../../../../../model/place/geo.ts';
import type { TimelineConnection } from '../../../../../model/plan.ts';
import { Button } from '../../../../components/form/button.tsx';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlannerNames } from '../../planner-context.tsx';
import styles from './missing-connection.module.css';
import { LazyOwnConnectionDialog } from './lazy-own-connection-dialog.tsx';

/** Between two places without a known connection: shows the distance and lets users enter their own connection. */
export function MissingConnection({ entry }: { entry: TimelineConnection }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { connectionEndNames, connectionEnds, places, airports } = usePlannerNames();
  const [open, setOpen] = useState(false);
  const [from, to] = connectionEndNames(entry.key);
  const [start, end] = connectionEnds(entry.key).map(
    (key) => (places.get(key) ?? airports.get(key))?.location.coordinates,
  );
  const km = start && end ? greatCircleKm(start, end) : null;
  return (
    <div className={styles.missing} id={`connection-missing-${entry.itinIndex}`} tabIndex={-1}>
      <TriangleAlert className={styles.icon} size={20} aria-hidden="true" />
      <p>
        <b>{t('planner.missing.title', { from, to })}</b>{' '}
        {km === null ? '' : `${t('planner.missing.straight', { distance: format.distance(km * 1000) })} `}
        {t('planner.missing.text')}
      </p>
      <div className={styles.action}>
        <Button variant="outline" size="sm" icon={PencilLine} onClick={() => setOpen(true)}>
          {t('planner.own.open')}
        </Button>
      </div>
      {open && <LazyOwnConnectionDialog entry={entry} edited={null} onClose={() => setOpen(false)} />}
    </div>
  );
}
