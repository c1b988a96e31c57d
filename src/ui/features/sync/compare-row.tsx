import { type Comparison, deleteReappeared, settle } from '../../../data/compare-list.ts';
import { Button } from '../../components/button.tsx';
import { showSnackbar } from '../../components/snackbar-store.ts';
import { useFormat } from '../../format/use-format.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useUserDb } from '../../layout/use-user-db.ts';
import { takes } from './takes.ts';
import styles from './compare-dialog.module.css';
import { valueWords, whatWords } from './value-words.ts';

/** One value of two, or something that came back. */
export function CompareRow({ row }: { row: Comparison }) {
  const words = useWords();
  const { t } = words;
  const format = useFormat();
  const db = useUserDb();

  const choose = (mine: boolean) => settleAs(takes(row, mine));

  /** @param take what lost, instead of what stands */
  async function settleAs(take: boolean): Promise<void> {
    const result = await settle(row, take, db);
    if (!result.ok) showSnackbar({ message: t('sync.notKept') });
    else showSnackbar({ message: t(result.value === 'done' ? 'sync.compare.done' : 'sync.compare.noPlace') });
  }

  if (row.kind === 'reappeared') {
    return (
      <li className={styles.row}>
        <p>{t('sync.compare.reappeared')}</p>
        <div className={styles.ways}>
          <Button variant="outline" size="sm" onClick={() => void settle(row, false, db)}>
            {t('sync.compare.keepIt')}
          </Button>
          {row.collection === 'tours' && (
            <Button variant="text" size="sm" onClick={() => void deleteReappeared(row, db)}>
              {t('sync.compare.deleteIt')}
            </Button>
          )}
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
  // What a merge keeps beside the document is the one that lost: mine, as a rule.
  const sides = [
    { mine: true, stands: row.by !== 'mine', value: row.by === 'mine' ? kept : standing },
    { mine: false, stands: row.by === 'mine', value: row.by === 'mine' ? standing : kept },
  ];
  return (
    <li className={styles.row}>
      <p className={styles.what}>{what}</p>
      <dl className={styles.sides}>
        {sides.map(({ mine, stands, value }) => (
          <div key={String(mine)} className={styles.side}>
            <dt>
              {t(mine ? 'sync.compare.mine' : 'sync.compare.theirs')}
              {stands && <span className={styles.stands}> · {t('sync.compare.stands')}</span>}
            </dt>
            <dd>{value}</dd>
            <dd>
              <Button
                variant="outline"
                size="sm"
                aria-label={t(`sync.compare.${wayOf(mine, stands)}Of`, { what })}
                onClick={() => void choose(mine)}
              >
                {t(`sync.compare.${wayOf(mine, stands)}`)}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function wayOf(mine: boolean, stands: boolean) {
  if (mine) return stands ? 'keepMine' : 'useMine';
  return stands ? 'keepTheirs' : 'useTheirs';
}
