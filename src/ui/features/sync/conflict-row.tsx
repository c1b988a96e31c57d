import {
  type DescribedConflict,
  deleteReappeared,
  decideConflict,
} from '../../../data/sync/conflict-list.ts';
import { Button } from '../../components/form/button.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';
import styles from './conflict-dialog.module.css';
import { valueLabel, fieldLabel } from './value-labels.ts';

/** A conflict of two values, or a document that reappeared after a deletion. */
export function ConflictRow({ row }: { row: DescribedConflict }) {
  const translation = useTranslation();
  const { t } = translation;
  const format = useFormat();
  const db = useUserDb();

  /** @param useOther the losing value instead of the current one */
  async function resolve(useOther: boolean): Promise<void> {
    const result = await decideConflict(row, useOther, db);
    if (!result.ok) showSnackbar({ message: t('sync.notKept') });
    else if (result.value === 'no-place') showSnackbar({ message: t('sync.compare.noPlace') });
    else showSnackbar({ message: t(useOther ? 'sync.compare.done' : 'sync.compare.stays') });
  }

  async function decide(write: Promise<{ ok: boolean }>): Promise<void> {
    if (!(await write).ok) showSnackbar({ message: t('sync.notKept') });
  }

  if (row.kind === 'reappeared') {
    return (
      <li className={styles.row}>
        <p>{t('sync.compare.reappeared')}</p>
        <div className={styles.actions}>
          <Button variant="outline" size="sm" onClick={() => void decide(decideConflict(row, false, db))}>
            {t('sync.compare.keepIt')}
          </Button>
          <Button variant="text" size="sm" onClick={() => void decide(deleteReappeared(row, db))}>
            {t('sync.compare.deleteIt')}
          </Button>
        </div>
      </li>
    );
  }

  if (row.kind === 'kept' || row.kind === 'twice') {
    const [place] = row.places;
    const isCountry = row.path.startsWith('countries/');
    const messageKey = isCountry
      ? 'sync.compare.keptCountry'
      : row.kind === 'twice'
        ? 'sync.compare.twice'
        : 'sync.compare.kept';
    const name = place?.[translation.locale] ?? t('sync.compare.gone');
    return (
      <li className={styles.row}>
        <p>{t(messageKey, { place: name })}</p>
        <div className={styles.actions}>
          <Button variant="outline" size="sm" onClick={() => void resolve(false)}>
            {t(row.kind === 'twice' ? 'sync.compare.keepBoth' : 'sync.compare.keepIt')}
          </Button>
          <Button variant="text" size="sm" onClick={() => void resolve(true)}>
            {t(row.kind === 'twice' ? 'sync.compare.keepOne' : 'sync.compare.removeIt')}
          </Button>
        </div>
      </li>
    );
  }

  const what = fieldLabel(row, translation);
  const route = (places: DescribedConflict['places']) =>
    places.map((place) => place[translation.locale]).join(' → ');
  const otherValue = row.orders
    ? route(row.orders.lost)
    : valueLabel(row.field, row.value, translation, format);
  const currentValue = row.orders
    ? route(row.orders.standing)
    : valueLabel(row.field, row.current, translation, format);
  // The user may be at either device, or at a third one: neither value is "mine".
  const sides = [
    { isCurrent: true, action: 'keep', value: currentValue },
    { isCurrent: false, action: 'use', value: otherValue },
  ] as const;
  return (
    <li className={styles.row}>
      <p className={styles.what}>{what}</p>
      <dl className={styles.sides}>
        {sides.map(({ isCurrent, action, value }) => (
          <div key={action} className={styles.side}>
            <dt className={isCurrent ? styles.stands : undefined}>
              {t(isCurrent ? 'sync.compare.inUse' : 'sync.compare.other')}
            </dt>
            <dd>{value}</dd>
            <dd>
              <Button
                variant="outline"
                size="sm"
                aria-label={t(`sync.compare.${action}Of`, { what })}
                onClick={() => void resolve(!isCurrent)}
              >
                {t(`sync.compare.${action}`)}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
