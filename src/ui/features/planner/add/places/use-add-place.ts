import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import {
  addGazetteerPlace,
  idsBySource,
  ownIdOf,
} from '../../../../../data/own-experiences/add-gazetteer-place.ts';
import { addSavedPlace, type PlaceToAdd } from '../../../../../data/saved-lists/add-saved-place.ts';
import type { UserWrite } from '../../../../../data/storage/write-user-data.ts';
import type { GazetteerPlace } from '../../../../../model/gazetteer/gazetteer-pack.ts';
import { useUserDb } from '../../../../layout/account/use-user-db.ts';
import { showSnackbar } from '../../../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { useSelection } from '../use-selection.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** Adds places of the gazetteer to the tour as own experiences, and removes them. */
export function useAddPlace() {
  const db = useUserDb();
  const ids = useLiveQuery(() => idsBySource(db), [db]) ?? NONE;
  return useStoreAndAdd<GazetteerPlace>(
    (place) => ownIdOf(place, ids) ?? null,
    (place) => addGazetteerPlace(place, new Date(), db),
  );
}

/** Adds saved places to the tour and removes them; one that is no experience yet becomes one of the user's own. */
export function useAddSavedPlace() {
  const db = useUserDb();
  return useStoreAndAdd<PlaceToAdd>(
    ({ experienceKey }) => experienceKey,
    ({ place }) => addSavedPlace(place, new Date(), db),
  );
}

/** @param keyOf the experience that a place has already; otherwise it is stored first */
function useStoreAndAdd<T extends { id: string; name: string }>(
  keyOf: (place: T) => string | null,
  store: (place: T) => Promise<UserWrite<string>>,
) {
  const { t } = useTranslation();
  const selection = useSelection();
  /** Places that are being stored; a second tap would add them twice. */
  const [storing, setStoring] = useState<readonly string[]>([]);

  function toggle(key: string, { name }: T): void {
    const texts = { short_title: name };
    selection.toggle({ key, en: texts, de: texts });
  }

  async function add(place: T): Promise<void> {
    setStoring((before) => [...before, place.id]);
    const stored = await store(place);
    if (stored.ok) toggle(stored.value, place);
    else showSnackbar({ message: t('places.notSaved') });
    setStoring((before) => before.filter((id) => id !== place.id));
  }

  return {
    isChosen: (place: T) => storing.includes(place.id) || selection.isChosen(keyOf(place) ?? ''),
    toggle: (place: T) => {
      const key = keyOf(place);
      if (key !== null) toggle(key, place);
      else if (!storing.includes(place.id)) void add(place);
    },
  };
}
