import { Calendar, Clock, MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { countryName } from '../../../model/place/country-name.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import type { OwnExperience } from '../../../model/schemas/own-experience.ts';
import { isFromGazetteer } from '../../../model/own-summary.ts';
import { mapLink } from '../../../model/provider-links.ts';
import { Flag } from '../../shell/components/flag.tsx';
import { OutLink } from '../../components/out-link.tsx';
import { ExperiencePicture } from '../../components/experience-picture.tsx';
import { formatMonths } from '../../format/format-months.ts';
import { formatHalves, stayDays } from '../../format/stay-days.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './own-card.module.css';

const NO_COLORS: readonly string[] = [];
const SIZES = '(min-width: 1264px) 380px, (min-width: 600px) 45vw, 100vw';
/** Descriptions up to this length are shown in full. */
const MAX_EXCERPT_LENGTH = 160;

/** An own experience: a card with the full text, since it has no page. */
export function OwnCard(props: {
  own: Omit<OwnExperience, 'version'>;
  country: CountrySummary | undefined;
  /** A picture that is not uploaded yet. */
  pendingPicture?: Blob | undefined;
  /** Tags above the title. */
  tags?: ReactNode;
  foot?: ReactNode;
}) {
  const { own, country, pendingPicture, tags, foot } = props;
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const days = stayDays(own.duration);
  // Of a town neither months nor price are known.
  const isTown = isFromGazetteer(own);
  const place = [countryName(own.country_key, country, locale), own.region].filter(
    (part) => part !== undefined && part !== '',
  );
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {pendingPicture === undefined ? (
          <ExperiencePicture
            picture={own.image_uris[0]}
            palette={country?.palette ?? NO_COLORS}
            sizes={SIZES}
            alt=""
          />
        ) : (
          <BlobPicture picture={pendingPicture} />
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.place}>
          <Flag country={own.country_key} />
          <span>{place.join(' · ')}</span>
        </p>
        <h3 className={styles.title}>{own.title}</h3>
        {tags !== undefined && <div className={styles.tags}>{tags}</div>}
        <Description text={own.description} />
        <LocationLine own={own} />
        <div className={styles.facts}>
          <span>
            <Clock aria-hidden />
            {tn('card.days', days <= 1 ? 1 : days, { count: formatHalves(days) })}
          </span>
          {!(isTown && own.months.length === 0) && (
            <span>
              <Calendar aria-hidden />
              {formatMonths(own.months, locale, 'short') || t('kit.allYear')}
            </span>
          )}
          {!(isTown && own.price === 0) && (
            <span className={styles.price}>
              <b>{own.price === 0 ? t('card.free') : format.money(own.price)}</b>
            </span>
          )}
        </div>
      </div>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}

/** Address, if given, and a link to the location in a map app. */
function LocationLine({ own }: { own: Pick<OwnExperience, 'address' | 'location' | 'title'> }) {
  const { t } = useTranslation();
  const { address = '', location, title } = own;
  const [longitude, latitude] = location.coordinates;
  return (
    <div className={styles.where}>
      {address !== '' && (
        <p>
          <MapPin aria-hidden />
          {address}
        </p>
      )}
      <OutLink href={mapLink([longitude, latitude])} label={t('own.openMapOf', { title })}>
        {t('own.openMap')}
      </OutLink>
    </div>
  );
}

function Description({ text }: { text: string }) {
  const { t } = useTranslation();
  if (text === '') return null;
  if (text.length <= MAX_EXCERPT_LENGTH) return <p className={styles.text}>{text}</p>;
  const cut = text.slice(0, MAX_EXCERPT_LENGTH);
  const end = Math.max(cut.lastIndexOf(' '), MAX_EXCERPT_LENGTH / 2);
  return (
    <details className={styles.more}>
      <summary>
        <span className={styles.text}>{text.slice(0, end)} …</span> <span>{t('own.more')}</span>
      </summary>
      <p className={styles.text}>{text.slice(end).trim()}</p>
    </details>
  );
}

function BlobPicture({ picture }: { picture: Blob }) {
  const [url, setUrl] = useState<string | null>(null);
  // Creates an object URL and revokes it.
  useEffect(() => {
    const created = URL.createObjectURL(picture);
    // The URL exists only after the effect has run.
    // oxlint-disable-next-line react/set-state-in-effect
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [picture]);
  return url === null ? null : <img className={styles.blob} src={url} alt="" />;
}
