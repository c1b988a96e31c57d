import { useLiveQuery } from 'dexie-react-hooks';
import { useId, useState } from 'react';
import { placesToAdd } from '../../../../../data/saved-lists/add-saved-place.ts';
import { savedLists } from '../../../../../data/saved-lists/saved-lists.ts';
import { countryName } from '../../../../../model/place/country-name.ts';
import { Button } from '../../../../components/form/button.tsx';
import { normalize } from '../../../../components/marked/match-parts.ts';
import { placeWhere } from '../../../../format/place-where.ts';
import { useUserDb } from '../../../../layout/account/use-user-db.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { pathOf } from '../../../../shell/routing/paths.ts';
import { usePlanner } from '../../planner-context.tsx';
import { PlaceRow } from './place-row.tsx';
import styles from './places.module.css';
import { useAddSavedPlace } from './use-add-place.ts';
import { useDistance } from './use-distance.ts';

const SHOWN_FIRST = 4;
const SHOWN_MORE = 50;

/**
 * The user's saved places, the nearest to the tour first: those in its countries, or all whose names contain what was
 * typed.
 */
export default function SavedPlaces({ typed, countries }: { typed: string; countries: readonly string[] }) {
  const { t, locale } = useTranslation();
  const db = useUserDb();
  const { countries: catalogue } = usePlanner();
  const { distanceTo, kmTo } = useDistance();
  const { isChosen, toggle } = useAddSavedPlace();
  const saved = useLiveQuery(async () => placesToAdd(await savedLists(db), db), [db]) ?? [];
  const [shown, setShown] = useState(SHOWN_FIRST);
  const id = useId();

  const matching = saved
    .filter(({ name, countryKey }) =>
      typed === '' ? isIn(countryKey, countries) : normalize(name).includes(normalize(typed)),
    )
    .map((one) => ({ one, km: kmTo(one.place.at) }))
    .toSorted((a, b) => a.km - b.km);
  if (matching.length === 0) return null;
  return (
    <section className={styles.places} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {t('places.saved.title')}
      </h3>
      <ul className={styles.list}>
        {matching.slice(0, shown).map(({ one }) => {
          const { id: key, name, place, listName, countryKey } = one;
          const country = countryKey && countryName(countryKey, catalogue.get(countryKey), locale);
          const chosen = isChosen(one);
          return (
            <PlaceRow
              key={key}
              name={name}
              typed={typed}
              where={[placeWhere(name, place.region, country), listName].filter(Boolean).join(' · ')}
              note={place.note ?? ''}
              near={distanceTo(place.at)}
              isTown={place.source?.startsWith('geonames:') ?? false}
              chosen={chosen}
              label={
                countryKey === null
                  ? t('places.saved.gone', { name })
                  : t(chosen ? 'places.saved.remove' : 'places.saved.add', { name })
              }
              {...(countryKey === null ? {} : { onToggle: () => toggle(one) })}
            />
          );
        })}
      </ul>
      <div className={styles.actions}>
        {matching.length > shown && (
          <Button variant="text" onClick={() => setShown(shown + SHOWN_MORE)}>
            {t('places.saved.more')}
          </Button>
        )}
        <Button variant="text" href={pathOf('tours-bookmarked', locale)}>
          {t('places.saved.manage')}
        </Button>
      </div>
    </section>
  );
}

function isIn(key: string | null, countries: readonly string[]): boolean {
  return countries.length === 0 || (key !== null && countries.includes(key));
}
