import { BedDouble, CalendarDays, MapPin, Rainbow, Venus, Wallet } from 'lucide-react';
import type { CountryDetails, CountrySummary } from '../../../model/schemas/catalogue.ts';
import { Tag } from '../../components/tag.tsx';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { FactsList, type Fact } from '../../features/details/facts-list.tsx';
import { formatMonths } from '../../format/format-months.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { NotCachedYet } from '../../layout/parts/not-cached-yet.tsx';
import styles from './at-a-glance.module.css';

interface AtAGlanceProps {
  country: CountrySummary;
  details: CountryDetails | undefined;
  /** Number of cached experiences in the country. */
  places: number;
}

/** Summary of a country with its four key numbers. */
export function AtAGlance({ country, details, places }: AtAGlanceProps) {
  const { t, locale } = useTranslation();
  const facts = useGlanceFacts(country, places);
  return (
    <DetailSection id="at-a-glance" title={t('destination.section.glance')}>
      <div className={styles.columns}>
        <div className={styles.text}>
          {(country.solo_female || country.lgbtiq) && (
            <p className={styles.tags}>
              {country.solo_female && (
                <Tag tone="good" icon={Venus}>
                  {t('destination.good.solo')}
                </Tag>
              )}
              {country.lgbtiq && (
                <Tag tone="good" icon={Rainbow}>
                  {t('destination.good.lgbtiq')}
                </Tag>
              )}
            </p>
          )}
          {details === undefined ? (
            <NotCachedYet lines={6} />
          ) : (
            details[locale].at_a_glance
              .split('\n\n')
              .map((paragraph) => <p key={paragraph.slice(0, 40)}>{paragraph}</p>)
          )}
        </div>
        <FactsList facts={facts} />
      </div>
    </DetailSection>
  );
}

function useGlanceFacts(country: CountrySummary, places: number): Fact[] {
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const year = String(country.facts_year);
  return [
    {
      icon: CalendarDays,
      value: formatMonths(country.best_months, locale, 'long') || t('kit.allYear'),
      label: t('destination.glance.best'),
    },
    {
      icon: Wallet,
      value: t('destination.glance.range', {
        low: format.money(country.budget.low),
        mid: format.money(country.budget.mid),
      }),
      label: t('destination.glance.cost', { year }),
    },
    {
      icon: BedDouble,
      value: t('destination.about', { price: format.money(country.price_per_night) }),
      label: t('destination.glance.night', { year }),
    },
    {
      icon: MapPin,
      value: (
        <a className={styles.places} href="#experiences">
          {format.number(places)}
        </a>
      ),
      label: tn('destination.glance.places', places),
    },
  ];
}
