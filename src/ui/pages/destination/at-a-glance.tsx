import { groupEmergency } from '../../../model/place/group-emergency.ts';
import { BedDouble, CalendarDays, MapPin, Plug, Rainbow, Siren, Venus, Wallet } from 'lucide-react';
import { Fragment } from 'react';
import type { CountryDetails, CountrySummary } from '../../../model/schemas/catalogue.ts';
import { Tag } from '../../components/tag.tsx';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { FactsList, type Fact } from '../../features/details/facts-list.tsx';
import { formatMonths } from '../../format/format-months.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { TextNotHere } from '../../layout/parts/text-not-here.tsx';
import styles from './at-a-glance.module.css';

interface AtAGlanceProps {
  country: CountrySummary;
  details: CountryDetails | undefined;
  /** Number of cached experiences in the country. */
  experienceCount: number;
}

/** Summary of a country with six key facts. */
export function AtAGlance({ country, details, experienceCount }: AtAGlanceProps) {
  const { t, locale } = useTranslation();
  const facts = useKeyFacts(country, details, experienceCount);
  return (
    <DetailSection id="at-a-glance" title={t('destination.section.glance')}>
      <div className={styles.columns}>
        <div className={styles.text}>
          {(country.solo_female || country.lgbtiq) && (
            <p className={styles.tags}>
              {country.solo_female && (
                <Tag tone="good" icon={Venus}>
                  {t('destination.goodFor.solo')}
                </Tag>
              )}
              {country.lgbtiq && (
                <Tag tone="good" icon={Rainbow}>
                  {t('destination.goodFor.lgbtiq')}
                </Tag>
              )}
            </p>
          )}
          {details === undefined ? (
            <TextNotHere countries={[country.key]} />
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

/** "Jan–Mar, Jul–Aug": a line breaks only between ranges. */
function Ranges({ text }: { text: string }) {
  return text.split(' ').map((range, index) => (
    <Fragment key={range}>
      {index > 0 && ' '}
      <span className={styles.range}>{range}</span>
    </Fragment>
  ));
}

function useKeyFacts(
  country: CountrySummary,
  details: CountryDetails | undefined,
  experienceCount: number,
): Fact[] {
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const year = String(country.facts_year);
  return [
    {
      icon: CalendarDays,
      value: <Ranges text={formatMonths(country.best_months, locale, 'short') || t('kit.allYear')} />,
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
      value: t('destination.approxPrice', { price: format.money(country.price_per_night) }),
      label: t('destination.glance.night', { year }),
    },
    {
      icon: MapPin,
      value: (
        <a className={styles.places} href="#experiences">
          {format.number(experienceCount)}
        </a>
      ),
      label: tn('destination.glance.places', experienceCount),
    },
    ...(details === undefined
      ? []
      : [
          {
            icon: Plug,
            value: details.plug_types.join(', '),
            label: t('guide.glance.plugs', { voltage: String(details.voltage) }),
          },
          {
            icon: Siren,
            value: groupEmergency(country.emergency ?? [])
              .map(({ number }) => number)
              .slice(0, 3)
              .join(' · '),
            label: t('guide.glance.emergency'),
          },
        ]),
  ];
}
