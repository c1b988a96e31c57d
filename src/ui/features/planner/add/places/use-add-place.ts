import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { addGazetteerPlace, idsBySource } from '../../../../../data/own-experiences/add-gazetteer-place.ts';
import type { GazetteerPlace } from '../../../../../model/gazetteer/gazetteer-pack.ts';
import { sourceOf } from '../../../../../model/gazetteer/typical-values.ts';
import { useUserDb } from '../../../../layout/account/use-user-db.ts';
import { showSnackbar } from '../../../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { useSelection } from '../use-selection.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** Adds places of the gazetteer to the tour as own experiences, and removes them. */
export function useAddPlace() {
  const { t } = useTranslation();
  const db = useUserDb();
  const selection = useSelection();
  const ids = useLiveQuery(() => idsBySource(db), [db]) ?? NONE;
  /** Places that are being stored; a second tap would add them twice. */
  const [storing, setStoring] = useState<readonly string[]>([]);

  async function add(place: GazetteerPlace): Promise<void> {
    setStoring((before) => [...before, place.id]);
    const stored = await addGazetteerPlace(place, new Date(), db);
    if (stored.ok) selection.toggle(namedOf(stored.value, place));
    else showSnackbar({ message: t('places.notSaved') });
    setStoring((before) => before.filter((id) => id !== place.id));
  }

  return {
    isChosen: (place: GazetteerPlace) =>
      storing.includes(place.id) || selection.isChosen(ids.get(sourceOf(place)) ?? ''),
    toggle: (place: GazetteerPlace) => {
      const id = ids.get(sourceOf(place));
      if (id !== undefined) selection.toggle(namedOf(id, place));
      else if (!storing.includes(place.id)) void add(place);
    },
  };
}

function namedOf(key: string, { name }: GazetteerPlace) {
  const texts = { short_title: name };
  return { key, en: texts, de: texts };
}
