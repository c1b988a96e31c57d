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
import type { Practical } from '../../../model/schemas/practical.ts';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { OutLink } from '../../components/out-link.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { Paragraphs } from './paragraphs.tsx';
import styles from './reading.module.css';

interface ReadingProps {
  country: CountrySummary;
  details: CountryDetails;
  practical: Practical | undefined;
}

/** Texts about a country, each with a matching search link. */
export function Reading({ country, details, practical }: ReadingProps) {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const texts = details[locale];
  const name = country[locale].name;
  // Providers expect English country names.
  const english = country.en.name;
  const parts: [id: string, title: string, text: string, foot?: ReactNode][] = [
    [
      'getting-around',
      t('destination.section.around'),
      texts.getting_around,
      <OutLink key="cars" href={rentalCarsLink(country.key)}>
        {t('destination.link.cars', { country: name })}
      </OutLink>,
    ],
    [
      'where-to-stay',
      t('destination.section.stay'),
      texts.where_to_stay,
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
    ['food', t('destination.section.food'), texts.food],
    ['good-to-know', t('destination.section.know'), texts.good_to_know],
    [
      'visa',
      t('destination.section.visa'),
      texts.visa_info,
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
      texts.insurance,
      <OutLink key="insurance" href={insuranceLink()}>
        {t('destination.link.insurance')}
      </OutLink>,
    ],
    [
      'esim',
      t('destination.section.esim'),
      texts.esim,
      <OutLink key="esim" href={esimLink(country.key)}>
        {t('destination.link.esim', { country: name })}
      </OutLink>,
    ],
    ['travel-guides', t('destination.section.guides'), texts.travel_guides],
  ];
  const pullOuts = usePullOuts(practical);
  return parts.map(([id, title, text, foot]) => (
    <DetailSection key={id} id={id} title={title}>
      <Paragraphs text={text} pullOut={pullOuts[id]} />
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </DetailSection>
  ));
}

/** A fact that matters beside each text. */
function usePullOuts(practical: Practical | undefined): Readonly<Record<string, string | undefined>> {
  const { t, locale } = useTranslation();
  if (practical === undefined) return {};
  const { checklist, driving, health, money, phrases, safety } = practical;
  const phrase = phrases.list.find(({ key }) => key === 'delicious');
  const about = (notes: readonly { kind: string; en: string; de: string }[], kind: string) =>
    firstSentence(notes.find((note) => note.kind === kind)?.[locale]);
  return {
    'getting-around': firstSentence(driving[locale]),
    food: phrase && `${t('guide.phrase.delicious')}: ${phrase.latin ?? phrase.local}`,
    'good-to-know': about(safety, 'law') ?? about(money, 'tips'),
    visa: about(checklist, 'passport'),
    insurance: about(health, 'care'),
  };
}

function firstSentence(text: string | undefined): string | undefined {
  return text === undefined ? undefined : /^.*?[.!?](?= |$)/.exec(text)?.[0];
}
