import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { FAMOUS_PLACES_PACK, LARGEST_PLACES_PACK } from '../../../../../contract/gazetteer-address.ts';
import { countryKeyOf, countryName, isoCodesOf } from '../../../../../model/place/country-name.ts';
import { Button } from '../../../../components/form/button.tsx';
import { placeWhere } from '../../../../format/place-where.ts';
import { useUser } from '../../../../layout/account/use-user.ts';
import { VisuallyHidden } from '../../../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { pathOf } from '../../../../shell/routing/paths.ts';
import { usePlanner } from '../../planner-context.tsx';
import { PlaceRow } from './place-row.tsx';
import styles from './places.module.css';
import { useAddPlace } from './use-add-place.ts';
import { useDistance } from './use-distance.ts';
import { usePlaces } from './use-places.ts';

const SHOWN_FIRST = 4;
const MIN_LETTERS = 2;
const OF_THE_WORLD: ReadonlySet<string> = new Set([FAMOUS_PLACES_PACK, LARGEST_PLACES_PACK]);

export interface PlaceListProps {
  /** Keys of the tour's countries. */
  countries: readonly string[];
  typed: string;
  /** Says that there is no experience; shown if there is no town either. */
  children?: ReactNode;
}

/** Towns and places of the world whose names begin with what was typed; any of them can be a stop. */
export default function PlaceList(props: PlaceListProps) {
  return props.typed.length < MIN_LETTERS ? props.children : <Found {...props} />;
}

function Found({ typed, countries, children }: PlaceListProps) {
  const { t, tn, locale } = useTranslation();
  const { countries: catalogue } = usePlanner();
  const found = usePlaces(typed, locale, isoCodesOf(countries, catalogue));
  const { isChosen, toggle } = useAddPlace();
  const { distanceTo } = useDistance();
  const [all, setAll] = useState('');
  const id = useId();
  const name = useUser()?.username;
  // What says that there is nothing waits until that is known.
  if (found === null) return null;
  const { places, missing, current } = found;
  const isNone = current && places.length === 0 && Boolean(children);
  if (places.length === 0 && missing.length === 0 && !isNone) return children;

  const nameOf = (iso2: string) => {
    const key = countryKeyOf(iso2, catalogue.values());
    return countryName(key, catalogue.get(key), locale) ?? iso2;
  };
  const shown = places.slice(0, all === typed ? undefined : SHOWN_FIRST);
  return (
    <section className={styles.places} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {t('places.heading')}
      </h3>
      <VisuallyHidden>
        <p role="status">{current && tn('places.found', places.length)}</p>
      </VisuallyHidden>
      <ul className={styles.list}>
        {shown.map((place) => {
          const { name: called, region } = place;
          const isTown = place.id.startsWith('geonames:');
          const chosen = isChosen(place);
          return (
            <PlaceRow
              key={place.id}
              name={called}
              alias={place.alias}
              typed={typed}
              where={`${t(isTown ? 'places.town' : 'places.place')} · ${placeWhere(called, region, nameOf(place.country))}`}
              near={distanceTo(place.at)}
              isTown={isTown}
              chosen={chosen}
              label={t(chosen ? 'places.remove' : 'places.add', { name: called })}
              onToggle={() => toggle(place)}
            />
          );
        })}
      </ul>
      {shown.length < places.length && (
        <Button variant="text" onClick={() => setAll(typed)}>
          {t('places.more')}
        </Button>
      )}
      {isNone && (
        <div className={styles.none}>
          {missing.length === 0 && <p>{t('places.none', { text: typed })}</p>}
          <p className={styles.missing}>{t('places.hold')}</p>
          <Button
            variant="text"
            href={pathOf(
              'user-name-experiences',
              locale,
              { edit: 'new', title: typed },
              name === undefined ? {} : { name },
            )}
          >
            {t('places.own')}
          </Button>
        </div>
      )}
      {places.length === 0 && children}
      {missing.length > 0 && (
        <p className={styles.missing}>
          {t('places.missing', {
            countries: new Intl.ListFormat(locale).format([
              ...new Set(missing.map((code) => (OF_THE_WORLD.has(code) ? t('places.world') : nameOf(code)))),
            ]),
          })}
        </p>
      )}
    </section>
  );
}
