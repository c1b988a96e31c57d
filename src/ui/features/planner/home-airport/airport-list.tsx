import { Check } from 'lucide-react';
import type { Airport } from '../../../../model/schemas/catalogue.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './home-airport-dialog.module.css';

/** Airports to choose from; a distance is shown beside those that have one. */
export function AirportList(props: {
  rows: readonly { airport: Airport; distance?: string }[];
  /** Code of the tour's home airport. */
  current: string | null;
  onChoose: (airport: Airport) => void;
}) {
  const { locale } = useTranslation();
  return (
    <ul className={styles.list}>
      {props.rows.map(({ airport, distance }) => (
        <li key={airport.key}>
          <button
            type="button"
            className={styles.airport}
            aria-current={airport.key === props.current ? 'true' : undefined}
            onClick={() => props.onChoose(airport)}
          >
            <span className={styles.code}>{airport.key}</span>
            <span className={styles.city}>
              {airport[locale].city}
              <span className={styles.name}>
                {distance === undefined ? airport.name : `${airport.name} · ${distance}`}
              </span>
            </span>
            {airport.key === props.current && <Check size={20} aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
