import { useLiveQuery } from 'dexie-react-hooks';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { homeAirports } from '../../../../data/live-queries.ts';
import type { Airport } from '../../../../model/catalogue.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { usePlanner } from '../planner-context.tsx';
import { findAirports } from './find-airports.ts';
import styles from './home-airport-dialog.module.css';

const MOST_SHOWN = 30;

/** Where people start from: found by city or by its three letters. */
export function HomeAirportDialog({ onClose }: { onClose: () => void }) {
  const { t, tn, locale } = useWords();
  const { session, state } = usePlanner();
  const [text, setText] = useState('');
  const airports = useLiveQuery(homeAirports);
  const found = airports === undefined ? [] : findAirports(airports, text, locale);
  const current = state.tour?.homeAirport ?? null;

  function choose(airport: Airport): void {
    onClose();
    if (airport.key !== current) void session.setHomeAirport(airport.key);
  }

  return (
    <Dialog open onClose={onClose} title={t('planner.airport.title')} width={480}>
      <TextField
        type="search"
        label={t('planner.airport.search')}
        hint={t('planner.airport.hint')}
        value={text}
        onChange={setText}
        autoComplete="off"
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key === 'Enter' && text.trim() !== '' && first !== undefined) choose(first);
        }}
      />
      <VisuallyHidden role="status">{tn('planner.airport.found', found.length)}</VisuallyHidden>
      {airports === undefined && <Skeleton height="240px" />}
      {airports !== undefined && found.length === 0 && (
        <p className={styles.none}>{t('planner.airport.none')}</p>
      )}
      <ul className={styles.list}>
        {found.slice(0, MOST_SHOWN).map((airport) => (
          <li key={airport.key}>
            <button
              type="button"
              className={styles.airport}
              aria-current={airport.key === current ? 'true' : undefined}
              onClick={() => choose(airport)}
            >
              <span className={styles.code}>{airport.key}</span>
              <span className={styles.city}>
                {airport[locale].city}
                <span className={styles.name}>{airport.name}</span>
              </span>
              {airport.key === current && <Check size={20} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
