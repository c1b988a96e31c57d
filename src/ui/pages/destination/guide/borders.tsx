import { Ship, Signpost } from 'lucide-react';
import { Link } from 'wouter';
import { bordersOfCountry } from '../../../../data/catalogue/country-guide.ts';
import type { BorderCrossing } from '../../../../model/place/border-crossings.ts';
import { DetailSection } from '../../../features/details/detail-section.tsx';
import { formatMonths } from '../../../format/format-months.ts';
import { Flag } from '../../../shell/components/flag.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { pathOf } from '../../../shell/routing/paths.ts';
import { useLive } from '../../../shell/state/use-live.ts';
import styles from './guide.module.css';

type Neighbor = Awaited<ReturnType<typeof bordersOfCountry>>[number];

/** Neighbors with a crossing, by name. */
export function useBorders(country: string): Neighbor[] {
  const { locale } = useTranslation();
  const neighbors = useLive(() => bordersOfCountry(country), [country]) ?? [];
  return neighbors.toSorted((one, other) =>
    one.country[locale].name.localeCompare(other.country[locale].name, locale),
  );
}

/** Where one can cross to the neighbors, and whether that is open. */
export function Borders({ neighbors }: { neighbors: readonly Neighbor[] }) {
  const { t, locale } = useTranslation();
  return (
    <DetailSection id="borders" title={t('guide.borders.title')} intro={t('guide.borders.intro')}>
      <ul className={styles.everyday}>
        {neighbors.map(({ country, crossings }) => (
          <li key={country.key}>
            <h3>
              <Flag country={country.key} />
              <Link href={pathOf('destinations-key', locale, {}, { key: country.key })}>
                {country[locale].name}
              </Link>
            </h3>
            <ul className={styles.crossings}>
              {crossings.map((crossing) => (
                <Crossing key={crossing.name} crossing={crossing} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={styles.source}>
        {t('guide.borders.ask')} <a href="#ask">{t('guide.ask.title')}</a>
      </p>
    </DetailSection>
  );
}

function Crossing({ crossing: { name, de, open, months, ferry, year } }: { crossing: BorderCrossing }) {
  const { t, locale } = useTranslation();
  const Icon = ferry === undefined ? Signpost : Ship;
  const inYear = { year: String(year) };
  const state = open ? t('guide.borders.open', inYear) : t('guide.borders.closed', inYear);
  return (
    <li>
      <Icon aria-hidden />
      <span>{locale === 'de' ? (de ?? name) : name}</span>
      <span className={open ? styles.open : styles.closed}>
        {months === undefined || !open
          ? state
          : t('guide.borders.months', { months: formatMonths(months, locale, 'short'), ...inYear })}
      </span>
    </li>
  );
}
