import { type Comparison, deleteReappeared, resolveComparison } from '../../../data/sync/conflict-list.ts';
import { Button } from '../../components/form/button.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';
import styles from './compare-dialog.module.css';
import { valueWords, whatWords } from './value-words.ts';

/** One value of two, or something that came back. */
export function CompareRow({ row }: { row: Comparison }) {
  const words = useTranslation();
  const { t } = words;
  const format = useFormat();
  const db = useUserDb();

  /** @param take what lost, instead of what stands */
  async function settleAs(take: boolean): Promise<void> {
    const result = await resolveComparison(row, take, db);
    if (!result.ok) showSnackbar({ message: t('sync.notKept') });
    else if (result.value === 'no-place') showSnackbar({ message: t('sync.compare.noPlace') });
    else showSnackbar({ message: t(take ? 'sync.compare.done' : 'sync.compare.stays') });
  }

  async function decide(write: Promise<{ ok: boolean }>): Promise<void> {
    if (!(await write).ok) showSnackbar({ message: t('sync.notKept') });
  }

  if (row.kind === 'reappeared') {
    return (
      <li className={styles.row}>
        <p>{t('sync.compare.reappeared')}</p>
        <div className={styles.ways}>
          <Button variant="outline" size="sm" onClick={() => void decide(resolveComparison(row, false, db))}>
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
    const told = isCountry
      ? 'sync.compare.keptCountry'
      : row.kind === 'twice'
        ? 'sync.compare.twice'
        : 'sync.compare.kept';
    const name = place?.[words.locale] ?? t('sync.compare.gone');
    return (
      <li className={styles.row}>
        <p>{t(told, { place: name })}</p>
        <div className={styles.ways}>
          <Button variant="outline" size="sm" onClick={() => void settleAs(false)}>
            {t(row.kind === 'twice' ? 'sync.compare.keepBoth' : 'sync.compare.keepIt')}
          </Button>
          <Button variant="text" size="sm" onClick={() => void settleAs(true)}>
            {t(row.kind === 'twice' ? 'sync.compare.keepOne' : 'sync.compare.removeIt')}
          </Button>
        </div>
      </li>
    );
  }

  const what = whatWords(row, words);
  const route = (places: Comparison['places']) => places.map((place) => place[words.locale]).join(' → ');
  const kept = row.orders ? route(row.orders.lost) : valueWords(row.field, row.value, words, format);
  const standing = row.orders
    ? route(row.orders.standing)
    : valueWords(row.field, row.current, words, format);
  // Whoever compares may sit at either device, or at a third one: neither value is "mine".
  const sides = [
    { stands: true, way: 'keep', value: standing },
    { stands: false, way: 'use', value: kept },
  ] as const;
  return (
    <li className={styles.row}>
      <p className={styles.what}>{what}</p>
      <dl className={styles.sides}>
        {sides.map(({ stands, way, value }) => (
          <div key={way} className={styles.side}>
            <dt className={stands ? styles.stands : undefined}>
              {t(stands ? 'sync.compare.inUse' : 'sync.compare.other')}
            </dt>
            <dd>{value}</dd>
            <dd>
              <Button
                variant="outline"
                size="sm"
                aria-label={t(`sync.compare.${way}Of`, { what })}
                onClick={() => void settleAs(!stands)}
              >
                {t(`sync.compare.${way}`)}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
