import { Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { ListName } from '../../../contract/data-api.ts';
import type { SitePage } from '../../../contract/paths/site-paths.ts';
import { deleteSavedList } from '../../../data/saved-lists/saved-lists.ts';
import {
  type NamedSearch,
  renameSearch,
  savedSearches,
  saveSearch,
} from '../../../data/saved-lists/saved-searches.ts';
import { SAVED_NAME_MAX } from '../../../model/saved-list-limits.ts';
import { Button } from '../../components/form/button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { Menu } from '../../components/overlay/menu.tsx';
import { useUserDb } from '../../layout/account/use-user-db.ts';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './saved-lists.module.css';

const PAGES: Record<ListName, SitePage> = {
  experiences: 'experiences',
  tours: 'tours',
  countries: 'destinations',
  posts: 'blog',
};
const TITLES = {
  experiences: 'shell.experiences',
  tours: 'shell.tours',
  countries: 'shell.destinations',
  posts: 'shell.blog',
} as const satisfies Record<ListName, string>;
const NONE: readonly NamedSearch[] = [];
const WIDTH_PX = 520;
const FORM = 'rename-search';

/** The saved searches, each a link to its list; nothing without one. */
export default function SavedSearches() {
  const { t, locale } = useTranslation();
  const db = useUserDb();
  const searches = useLiveQuery(() => savedSearches(db), [db]) ?? NONE;
  const [renaming, setRenaming] = useState<NamedSearch | null>(null);
  const id = useId();

  async function remove(search: NamedSearch): Promise<void> {
    const result = await deleteSavedList(search.id, db);
    if (!result.ok) {
      showSnackbar({ message: t('places.notSaved') });
      return;
    }
    showSnackbar({
      message: t('places.saved.deleted', { name: search.name }),
      actionLabel: t('kit.undo'),
      onAction: () => void restore(search),
    });
  }

  // As a new one: a deletion of a list is final on all devices.
  async function restore(search: NamedSearch): Promise<void> {
    const result = await saveSearch(search, search.name, undefined, db);
    if (!result.ok) showSnackbar({ message: t('places.notSaved') });
  }

  if (searches.length === 0) return null;
  return (
    <section className={styles.lists} aria-labelledby={id}>
      <h2 id={id}>{t('places.searches.title')}</h2>
      <ul className={styles.rows}>
        {searches.map((search) => (
          <li key={search.id} className={styles.row}>
            <div className={styles.text}>
              <p>
                <Link href={`${pathOf(PAGES[search.list], locale)}?${search.query}`}>{search.name}</Link>
              </p>
              <p className={styles.quiet}>{t(TITLES[search.list])}</p>
            </div>
            <Menu
              label={t('userTours.menu', { name: search.name })}
              trigger={Ellipsis}
              items={[
                {
                  label: t('places.searches.rename'),
                  icon: PencilLine,
                  onSelect: () => setRenaming(search),
                },
                {
                  label: t('userTours.delete'),
                  icon: Trash2,
                  danger: true,
                  onSelect: () => void remove(search),
                },
              ]}
            />
          </li>
        ))}
      </ul>
      {renaming !== null && <RenameDialog search={renaming} onClose={() => setRenaming(null)} />}
    </section>
  );
}

function RenameDialog({ search, onClose }: { search: NamedSearch; onClose: () => void }) {
  const { t } = useTranslation();
  // The form stays with the account that it was opened in.
  const current = useUserDb();
  const [db] = useState(current);
  const [name, setName] = useState(search.name);
  const [isSaving, setIsSaving] = useState(false);

  async function save(): Promise<void> {
    setIsSaving(true);
    // Without a name it keeps the one that it has.
    const result = await renameSearch(search.id, name.trim() || search.name, undefined, db);
    setIsSaving(false);
    if (result.ok) onClose();
    else showSnackbar({ message: t('places.notSaved') });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      width={WIDTH_PX}
      title={t('places.searches.renameTitle')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('places.searches.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={FORM} busy={isSaving}>
            {t('places.searches.save')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t('places.searches.name')}
          value={name}
          onChange={setName}
          maxLength={SAVED_NAME_MAX}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
