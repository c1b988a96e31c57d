import { useLiveQuery } from 'dexie-react-hooks';
import { PencilLine, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { missingNetworks } from '../../../../../data/catalogue/ensure-networks.ts';
import { catalogueDb } from '../../../../../data/storage/catalogue-db.ts';
import { greatCircleKm } from '../../../../../model/place/geo.ts';
import type { TimelineConnection } from '../../../../../model/plan.ts';
import { routeLink, transitLink } from '../../../../../model/provider-links.ts';
import { Button } from '../../../../components/form/button.tsx';
import { OutLink } from '../../../../components/out-link.tsx';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlannerNames } from '../../planner-context.tsx';
import styles from './missing-connection.module.css';
import { LazyOwnConnectionDialog } from './lazy-own-connection-dialog.tsx';

/**
 * Between two places without a known connection: the distance, searches elsewhere, and the form for an own connection.
 * Says so if the connections of a country are not on this device yet.
 */
export default function MissingConnection({ entry }: { entry: TimelineConnection }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { connectionEndNames, connectionEnds, places, airports } = usePlannerNames();
  const [open, setOpen] = useState(false);
  const [from, to] = connectionEndNames(entry.key);
  const ends = connectionEnds(entry.key).map((key) => places.get(key) ?? airports.get(key));
  const [start, end] = ends.map((place) => place?.location.coordinates);
  const countries = ends.flatMap((place) => place?.country_key ?? []).join();
  const isLoaded = useLiveQuery(
    async () => (await missingNetworks(catalogueDb, countries.split(','))).length === 0,
    [countries],
    true,
  );
  const km = start && end ? greatCircleKm(start, end) : null;
  return (
    <div className={styles.missing} id={`connection-missing-${entry.itinIndex}`} tabIndex={-1}>
      <TriangleAlert className={styles.icon} size={20} aria-hidden="true" />
      <p>
        <b>{t('planner.missing.title', { from, to })}</b>{' '}
        {km === null ? '' : `${t('planner.missing.straight', { distance: format.distance(km * 1000) })} `}
        {t(isLoaded ? 'planner.missing.text' : 'planner.missing.not-loaded')}
      </p>
      <div className={styles.actions}>
        <Button variant="outline" size="sm" icon={PencilLine} onClick={() => setOpen(true)}>
          {t('planner.own.open')}
        </Button>
        <OutLink href={routeLink(from, to)}>{t('planner.missing.rome2rio')}</OutLink>
        {start && end && <OutLink href={transitLink(start, end)}>{t('planner.missing.maps')}</OutLink>}
      </div>
      {open && <LazyOwnConnectionDialog entry={entry} edited={null} onClose={() => setOpen(false)} />}
    </div>
  );
}
