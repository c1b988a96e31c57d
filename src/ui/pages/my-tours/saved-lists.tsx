import { Plus, Trash2, X } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useId, useState } from 'react';
import { placesToAdd, type PlaceToAdd } from '../../../data/saved-lists/add-saved-place.ts';
import {
  deleteSavedList,
  removeSavedPlace,
  restoreSavedPlace,
  savedLists,
} from '../../../data/saved-lists/saved-lists.ts';
import type { UserDb } from '../../../data/storage/user-db.ts';
import { byKey } from '../../../model/base/by-key.ts';
import { countryName } from '../../../model/place/country-name.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import type { SavedList } from '../../../model/schemas/saved-list.ts';
import { Button } from '../../components/form/button.tsx';
import { DeleteTourDialog } from '../../features/user-tours/delete-tour-dialog.tsx';
import { placeWhere } from '../../format/place-where.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';
import { IconButton } from '../../shell/components/icon-button.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './saved-lists.module.css';

const ROWS_PER_PAGE = 50;
const NONE = { lists: [], places: [] };

/** The lists of saved places, each with its places and its actions; nothing without a list. */
export default function SavedLists({ countries }: { countries: readonly CountrySummary[] }) {
  const { t, tn } = useTranslation();
  const db = useUserDb();
  const { lists, places } = useLiveQuery(() => readLists(db), [db]) ?? NONE;
  const [deleting, setDeleting] = useState<SavedList | null>(null);
  const id = useId();

  async function remove({ id: listId, name }: SavedList): Promise<void> {
    const result = await deleteSavedList(listId, db);
    showSnackbar({ message: result.ok ? t('places.saved.deleted', { name }) : t('places.notSaved') });
  }

  if (lists.length === 0) return null;
  return (
    <section className={styles.lists} aria-labelledby={id}>
      <h2 id={id}>{t('places.saved.title')}</h2>
      <p className={styles.quiet}>{t('places.saved.intro')}</p>
      {lists.map((list) => (
        <ListCard
          key={list.id}
          list={list}
          places={places.filter(({ listId }) => listId === list.id)}
          countries={countries}
          onDelete={() => setDeleting(list)}
        />
      ))}
      {deleting && (
        <DeleteTourDialog
          title={t('places.saved.deleteTitle')}
          text={tn('places.saved.deleteText', deleting.places.length, { name: deleting.name })}
          onDelete={() => void remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </section>
  );
}

async function readLists(db: UserDb) {
  const lists = await savedLists(db);
  return { lists, places: await placesToAdd(lists, db) };
}

function ListCard({
  list,
  places,
  countries,
  onDelete,
}: {
  list: SavedList;
  places: readonly PlaceToAdd[];
  countries: readonly CountrySummary[];
  onDelete: () => void;
}) {
  const { t, tn, locale } = useTranslation();
  const db = useUserDb();
  const [shown, setShown] = useState(ROWS_PER_PAGE);
  const known = byKey(countries);
  const keys = [...new Set(places.flatMap(({ countryKey }) => countryKey ?? []))];
  const nameOf = (key: string) => countryName(key, known.get(key), locale) ?? key;

  async function remove({ listId, place, name }: PlaceToAdd): Promise<void> {
    const index = list.places.findIndex(({ id }) => id === place.id);
    const result = await removeSavedPlace(listId, place.id, undefined, db);
    if (!result.ok) showSnackbar({ message: t('places.notSaved') });
    else {
      showSnackbar({
        message: t('places.saved.removed', { name }),
        actionLabel: t('kit.undo'),
        onAction: () => void restoreSavedPlace(listId, place, index, undefined, db),
      });
    }
  }

  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <div className={styles.text}>
          <h3>{list.name}</h3>
          <p className={styles.quiet}>
            {[tn('places.saved.count', places.length), new Intl.ListFormat(locale).format(keys.map(nameOf))]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className={styles.actions}>
          {keys.length > 0 && (
            <Button
              variant="outline"
              size="sm"
              icon={Plus}
              href={pathOf('tours-create', locale, { countries: keys.join(',') })}
            >
              {t('places.saved.plan')}
            </Button>
          )}
          <Button variant="text" size="sm" icon={Trash2} onClick={onDelete}>
            {t('places.saved.delete')}
          </Button>
        </div>
      </div>
      {places.length === 0 ? (
        <p className={styles.quiet}>{t('places.saved.empty')}</p>
      ) : (
        <details>
          <summary>{t('places.saved.show')}</summary>
          <ul className={styles.rows}>
            {places.slice(0, shown).map((one) => {
              const { id, name, place, countryKey } = one;
              const where = placeWhere(name, place.region, countryKey && nameOf(countryKey));
              return (
                <li key={id} className={styles.row}>
                  <div className={styles.text}>
                    <p>
                      <b>{name}</b>
                    </p>
                    <p className={styles.quiet}>
                      {countryKey === null ? t('places.saved.gone', { name }) : where}
                    </p>
                    {place.address !== undefined && <p className={styles.quiet}>{place.address}</p>}
                    {place.note !== undefined && <p className={styles.note}>{place.note}</p>}
                  </div>
                  <IconButton
                    icon={X}
                    label={t('places.saved.removePlace', { name })}
                    onClick={() => void remove(one)}
                  />
                </li>
              );
            })}
          </ul>
          {places.length > shown && (
            <Button variant="ghost" onClick={() => setShown(shown + ROWS_PER_PAGE)}>
              {t('places.saved.more')}
            </Button>
          )}
        </details>
      )}
    </article>
  );
}
