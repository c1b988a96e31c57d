import { ArrowRight, Footprints } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { currentTours } from '../../../data/tours/current-tours.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { Button } from '../../components/form/button.tsx';
import { useUserTourActions } from './use-user-tour-actions.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './current-tour-notice.module.css';

/** Notice with a link to the Today page while a tour is under way. */
export function CurrentTourNotice({ countries }: { countries: readonly CountrySummary[] }) {
  const { t, tn, locale } = useTranslation();
  const user = useUserDb();
  const { nameOf } = useUserTourActions(countries);
  const underWay = useLiveQuery(() => currentTours({ user }), [user])?.underWay ?? [];
  const [first] = underWay;
  if (first === undefined) return null;
  return (
    <div className={styles.notice}>
      <p>
        <Footprints aria-hidden />
        {underWay.length === 1
          ? t('myTours.underWay', { name: nameOf(first.card) })
          : tn('myTours.underWayMany', underWay.length)}
      </p>
      <Button variant="primary" size="sm" iconEnd={ArrowRight} href={pathOf('today', locale)}>
        {t('myTours.toToday')}
      </Button>
    </div>
  );
}
