import { Link } from 'wouter';
import { Chip } from '../../../shell/components/chip.tsx';
import { Flag } from '../../../shell/components/flag.tsx';
import { Skeleton } from '../../../shell/components/skeleton.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import type { CountrySummary } from '../../../../model/schemas/catalogue.ts';
import { pathOf } from '../../../shell/routing/paths.ts';
import styles from './country-links.module.css';

const MAX_TO_READ = 5;

/** Countries that can be planned, and others to read about; a click adds one to the search. */
export function CountryLinks(props: {
  countries: readonly CountrySummary[] | undefined;
  complete: boolean;
  selected: readonly string[];
  onToggle: (key: string) => void;
}) {
  const { t, locale } = useTranslation();
  const { countries = [], complete, selected, onToggle } = props;
  const ready = countries.filter((country) => country.planner && !country.coming_soon);
  const toRead = countries.filter((country) => !country.planner && !country.coming_soon);
  if (ready.length === 0 && complete) return null;
  return (
    <div className={styles.row}>
      <div className={styles.group} role="group" aria-labelledby="ready-to-plan">
        <span className={styles.label} id="ready-to-plan">
          {t('home.ready')}
        </span>
        {ready.length === 0 && <Skeleton width="130px" height="40px" className={styles.pill} />}
        {ready.map((country) => (
          <Chip
            key={country.key}
            selected={selected.includes(country.key)}
            lead={<Flag country={country.key} />}
            onToggle={() => onToggle(country.key)}
          >
            {country[locale].name}
          </Chip>
        ))}
      </div>
      {toRead.length > 0 && (
        <div className={styles.group}>
          <span className={styles.label}>{t('home.toRead')}</span>
          {toRead.slice(0, MAX_TO_READ).map((country) => (
            <Link
              key={country.key}
              className={styles.plain}
              href={pathOf('destinations-key', locale, {}, { key: country.key })}
            >
              <Flag country={country.key} />
              {country[locale].name}
            </Link>
          ))}
          {toRead.length > MAX_TO_READ && (
            <Link
              className={styles.plain}
              href={pathOf('destinations', locale)}
              aria-label={`+${toRead.length - MAX_TO_READ} ${t('shell.destinations')}`}
            >
              +{toRead.length - MAX_TO_READ}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
