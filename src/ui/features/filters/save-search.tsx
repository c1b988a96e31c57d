import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ListName, ListResponse } from '../../../contract/data-api.ts';
import { SAVED_QUERY_MAX } from '../../../model/saved-list-limits.ts';
import { Button } from '../../components/form/button.tsx';
import { useUserDb } from '../../layout/account/use-user-db.ts';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { chosenValues, type FilterGroup } from './filter-group.ts';
import { type FilterState, type ListParams, writeFilterState } from './filter-state.ts';

/** Saves the filters of the list under their names: "Experiences: Namibia, Hiking". Renamed and deleted in "My tours", without which there is none. */
export function SaveSearch(props: {
  list: ListName;
  /** Of the list. */
  title: string;
  params: ListParams;
  groups: readonly FilterGroup[];
  state: FilterState;
  answer: ListResponse | null;
}) {
  const { list, title, params, groups, state, answer } = props;
  const { t, locale } = useTranslation();
  const [, navigate] = useLocation();
  const db = useUserDb();
  const flags = useFlags();
  const [isSaving, setIsSaving] = useState(false);
  const query = writeFilterState('', params, state);
  if (query.length > SAVED_QUERY_MAX || (flags.loaded && !flags.tours)) return null;

  async function save(): Promise<void> {
    const names = groups.flatMap((group) => chosenValues(group, state.selected[group.name] ?? [], answer));
    const words = [...names.map(({ name }) => name), state.text].filter((word) => word !== '');
    setIsSaving(true);
    // Few save a search: the others need not load what it takes.
    const result = await import('../../../data/saved-lists/saved-searches.ts')
      .then(({ saveSearch }) => saveSearch({ list, query }, `${title}: ${words.join(', ')}`, undefined, db))
      .catch((error: unknown) => {
        console.warn('The search could not be saved', error);
        return { ok: false, code: 'unknown' } as const;
      });
    setIsSaving(false);
    if (!result.ok) {
      showSnackbar({
        message: t(result.code === 'too-many-lists' ? 'browse.save.tooMany' : 'browse.save.failed'),
      });
      return;
    }
    showSnackbar({
      message: t('browse.save.done', { name: result.value.name }),
      actionLabel: t('browse.save.show'),
      onAction: () => navigate(pathOf('tours-bookmarked', locale)),
    });
  }

  return (
    <Button variant="text" size="sm" icon={Bookmark} busy={isSaving} onClick={() => void save()}>
      {t('browse.save.do')}
    </Button>
  );
}
