import { Calendar, Clock, MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import type { OwnExperience } from '../../../model/schemas/own-experience.ts';
import { mapLink } from '../../../model/provider-links.ts';
import { Flag } from '../../shell/components/flag.tsx';
import { OutLink } from '../../components/out-link.tsx';
import { PlacePicture } from '../../components/experience-picture.tsx';
import { formatMonths } from '../../format/format-months.ts';
import { formatHalves, stayDays } from '../../format/stay-days.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './own-card.module.css';

const NO_COLOURS: readonly string[] = [];
const SIZES = '(min-width: 1264px) 380px, (min-width: 600px) 45vw, 100vw';
/** So much of a description is read without asking for more. */
const SHORT = 160;

/** A place that a person added: a card without a page of its own, so its whole text is on it. */
export function OwnCard(props: {
  own: Omit<OwnExperience, 'version'>;
  country: CountrySummary | undefined;
  /** A picture that the server does not have yet. */
  waitingPicture?: Blob | undefined;
  /** Small labels above the name. */
  tags?: ReactNode;
  foot?: ReactNode;
}) {
  const { own, country, waitingPicture, tags, foot } = props;
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const days = stayDays(own.duration);
  const place = [country?.[locale].name, own.region].filter((part) => part !== undefined && part !== '');
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {waitingPicture === undefined ? (
          <PlacePicture
            picture={own.image_uris[0]}
            palette={country?.palette ?? NO_COLOURS}
            sizes={SIZES}
            alt=""
          />
        ) : (
          <BlobPicture picture={waitingPicture} />
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.place}>
          {country !== undefined && <Flag country={country.key} />}
          <span>{place.join(' · ')}</span>
        </p>
        <h3 className={styles.title}>{own.title}</h3>
        {tags !== undefined && <div className={styles.tags}>{tags}</div>}
        <Description text={own.description} />
        <Whereabouts own={own} />
        <div className={styles.facts}>
          <span>
            <Clock aria-hidden />
            {tn('card.days', days <= 1 ? 1 : days, { count: formatHalves(days) })}
          </span>
          <span>
            <Calendar aria-hidden />
            {formatMonths(own.months, locale, 'short') || t('kit.allYear')}
          </span>
          <span className={styles.price}>
            <b>{own.price === 0 ? t('card.free') : format.money(own.price)}</b>
          </span>
        </div>
      </div>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}

/** The address, if there is one, and the point in the person's maps. */
function Whereabouts({ own }: { own: Pick<OwnExperience, 'address' | 'location' | 'title'> }) {
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
  if (text.length <= SHORT) return <p className={styles.text}>{text}</p>;
  const cut = text.slice(0, SHORT);
  const end = Math.max(cut.lastIndexOf(' '), SHORT / 2);
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
  // Follows the browser's list of object addresses.
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    // The address exists only once it was made.
    // oxlint-disable-next-line react/set-state-in-effect
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
    };
  }, [picture]);
  return url === null ? null : <img className={styles.blob} src={url} alt="" />;
}
