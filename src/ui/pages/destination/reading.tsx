import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CountryDetails, CountrySummary } from '../../../model/schemas/catalogue.ts';
import {
  esimLink,
  insuranceLink,
  rentalCarsLink,
  staysLink,
  visaLink,
} from '../../../model/provider-links.ts';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { OutLink } from '../../components/out-link.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { Paragraphs } from './paragraphs.tsx';
import styles from './reading.module.css';

interface ReadingProps {
  country: CountrySummary;
  details: CountryDetails;
}

/** The texts of a country, each with the search that belongs to it. */
export function Reading({ country, details }: ReadingProps) {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const words = details[locale];
  const name = country[locale].name;
  // Providers know countries by their English names.
  const english = country.en.name;
  const parts: [id: string, title: string, text: string, foot?: ReactNode][] = [
    [
      'getting-around',
      t('destination.section.around'),
      words.getting_around,
      <OutLink key="cars" href={rentalCarsLink(country.key)}>
        {t('destination.link.cars', { country: name })}
      </OutLink>,
    ],
    [
      'where-to-stay',
      t('destination.section.stay'),
      words.where_to_stay,
      <>
        <span>
          {t('destination.stay', {
            price: format.money(country.price_per_night),
            year: String(country.facts_year),
          })}
        </span>
        <OutLink href={staysLink({ city: english })}>
          {t('destination.link.stays', { country: name })}
        </OutLink>
      </>,
    ],
    ['food', t('destination.section.food'), words.food],
    ['good-to-know', t('destination.section.know'), words.good_to_know],
    [
      'visa',
      t('destination.section.visa'),
      words.visa_info,
      <>
        <span className={styles.warning}>
          <Info aria-hidden />
          {t('destination.verify')}
        </span>
        <OutLink href={visaLink(english)}>{t('destination.link.visa')}</OutLink>
      </>,
    ],
    [
      'insurance',
      t('destination.section.insurance'),
      words.insurance,
      <OutLink key="insurance" href={insuranceLink()}>
        {t('destination.link.insurance')}
      </OutLink>,
    ],
    [
      'esim',
      t('destination.section.esim'),
      words.esim,
      <OutLink key="esim" href={esimLink(country.key)}>
        {t('destination.link.esim', { country: name })}
      </OutLink>,
    ],
    ['travel-guides', t('destination.section.guides'), words.travel_guides],
  ];
  return parts.map(([id, title, text, foot]) => (
    <DetailSection key={id} id={id} title={title}>
      <Paragraphs text={text} />
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </DetailSection>
  ));
}
