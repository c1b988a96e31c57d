import { BedDouble, Info } from 'lucide-react';
import { siteName } from '../../../model/place/site-name.ts';
import type { ReactNode } from 'react';
import type {
  CountrySummary,
  ExperienceDetails,
  ExperienceSummary,
} from '../../../model/schemas/catalogue.ts';
import { geoLink, mapLink, staysLink } from '../../../model/provider-links.ts';
import type { CorrectionFact } from '../../../contract/message-limits.ts';
import { CorrectButton } from '../../features/corrections/correct-button.tsx';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { OutLink } from '../../components/out-link.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { TextNotHere } from '../../layout/parts/text-not-here.tsx';
import styles from './good-to-know.module.css';
import { MapPicture } from './map-picture.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { StayAreas } from './stay-areas.tsx';

interface GoodToKnowProps {
  place: ExperienceSummary;
  country: CountrySummary;
  details: ExperienceDetails | undefined;
}

/** Accommodation, food, opening months and exact location. */
export function GoodToKnow({ place, country, details }: GoodToKnowProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.columns}>
      <DetailSection id="good-to-know" title={t('experience.section.facts')}>
        {details === undefined ? (
          <TextNotHere countries={[place.country_key]} lines={4} />
        ) : (
          <>
            <Rows place={place} details={details} />
            <p className={styles.check}>
              <Info aria-hidden />
              {t('experience.check')}
            </p>
            <CorrectButton kind="experience" about={place.key} label={t('detail.wrong')} />
          </>
        )}
      </DetailSection>
      <DetailSection id="stay" title={t('experience.section.stay')}>
        <Stay place={place} country={country} />
        <StayAreas stay={details?.practical?.stay} eat={details?.practical?.eat} />
        <MapPicture place={place} />
      </DetailSection>
    </div>
  );
}

function Rows({ place, details }: { place: ExperienceSummary; details: ExperienceDetails }) {
  const { t, locale } = useTranslation();
  const { opening_hours, address } = details[locale];
  const rows: [label: string, value: ReactNode, fact?: CorrectionFact, shown?: string][] = [
    [
      t('experience.hours'),
      <>
        {details.always_open && <b>{t('experience.always')}. </b>}
        {opening_hours}
        {place.opening !== undefined && <OpeningHours opening={place.opening} />}
      </>,
      'hours',
      opening_hours,
    ],
    [
      t('experience.address'),
      <span key="address" className={styles.address}>
        {address}
        <OutLink href={mapUrl(place, place[locale].short_title)}>{t('experience.openMap')}</OutLink>
      </span>,
      'location',
      address,
    ],
    [t('experience.categories'), place.categories.map((category) => t(`categories.${category}`)).join(', ')],
  ];
  if (details.website !== null) {
    const link = (
      <OutLink key="website" href={details.website}>
        {siteName(details.website)}
      </OutLink>
    );
    rows.push([t('experience.website'), link, 'website', details.website]);
  }
  return (
    <dl className={styles.rows}>
      {rows.map(([label, value, fact, shown]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>
            {value}
            {fact !== undefined && (
              <CorrectButton
                kind="experience"
                about={place.key}
                fact={fact}
                shown={shown}
                label={t('detail.wrongFact')}
                name={t('detail.wrongFactOf', { fact: label })}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Stay({ place, country }: { place: ExperienceSummary; country: CountrySummary }) {
  const { t } = useTranslation();
  const format = useFormat();
  const city = place.hotel_city;
  return (
    <div className={styles.stay}>
      <BedDouble aria-hidden />
      <p>
        <b>{city}</b>
        <span>
          {t('experience.stay.night', {
            price: format.money(place.price_per_night),
            year: String(place.price_year),
          })}
        </span>
      </p>
      <OutLink
        href={staysLink({ city, country: country.en.name })}
        label={t('experience.stay.linkName', { city })}
      >
        {t('experience.stay.link')}
      </OutLink>
    </div>
  );
}

/** Android opens `geo:` links in the user's map app; elsewhere no app may handle them. */
function mapUrl(place: ExperienceSummary, name: string): string {
  const point = place.location.coordinates;
  return navigator.userAgent.includes('Android') ? geoLink(point, name) : mapLink(point);
}
