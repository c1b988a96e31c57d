import { DestinationCard } from '../../features/cards/destination-card.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { Section } from '../../layout/parts/section.tsx';
import { HOME_MAX } from '../../../model/pictures/home-view.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './few-cards.module.css';
import { SeeAllLink } from './see-all-link.tsx';

/** The first four countries. */
export function TrendingDestinations(props: {
  /** Best first, without upcoming ones. */
  countries: readonly CountrySummary[];
  /** Number of experiences by country. */
  experienceCounts: ReadonlyMap<string, number>;
}) {
  const { countries, experienceCounts } = props;
  const { t, tn, locale } = useTranslation();
  if (countries.length === 0) return null;
  return (
    <Section
      title={t('lists.destinations.title')}
      intro={tn('lists.destinations.intro', countries.length)}
      action={<SeeAllLink page="destinations">{t('lists.destinations.all')}</SeeAllLink>}
    >
      <ul className={styles.four}>
        {countries.slice(0, HOME_MAX.countries).map((country) => (
          <li key={country.key}>
            <DestinationCard
              country={country}
              experienceCount={experienceCounts.get(country.key) ?? 0}
              href={pathOf('destinations-key', locale, {}, { key: country.key })}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
