import { Calendar, Clock } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Flag } from '../../shell/components/flag.tsx';
import { CardPicture } from '../../components/picture/card-picture.tsx';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';
import { formatMonths } from '../../format/format-months.ts';
import { formatHalves, stayDays } from '../../format/stay-days.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import type { CountrySummary, ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import styles from './card.module.css';
import { CARD_SIZES } from './card-sizes.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { sameProps } from './same-props.ts';

/** An experience card: picture, region, title, duration, months, price. The whole card is a link. */
export const ExperienceCard = memo(Card, sameProps);

function Card(props: {
  experience: ExperienceSummary;
  country: CountrySummary;
  /** Link to the detail page. */
  href: string;
  /** A separate line at the bottom, for controls besides the card's link. */
  foot?: ReactNode;
}) {
  const { experience, country, href, foot } = props;
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const texts = experience[locale];
  const days = stayDays(experience.duration);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <CardPicture
          pictures={experience.image_uris}
          countries={[country.key]}
          place={experience}
          palette={country.palette}
          sizes={CARD_SIZES}
          alt={t('card.illustration', { title: texts.title })}
        />
      </div>
      <div className={styles.body}>
        <p className={styles.place}>
          <Flag country={country.key} />
          <span>
            {country[locale].name} · {texts.region}
          </span>
        </p>
        <h3 className={styles.title}>
          <Link className={styles.action} href={href}>
            {texts.title}
          </Link>
        </h3>
        <div className={styles.facts}>
          <span className={styles.fact}>
            <Clock aria-hidden />
            {tn('card.days', days <= 1 ? 1 : days, { count: formatHalves(days) })}
          </span>
          <span className={styles.fact}>
            <Calendar aria-hidden />
            <VisuallyHidden>{t('card.bestTime')}</VisuallyHidden>
            {formatMonths(experience.months, locale, 'short') || t('kit.allYear')}
          </span>
          <span className={styles.price}>
            {experience.price === 0 ? (
              <b>{t('card.free')}</b>
            ) : (
              <>
                <b>{format.money(experience.price)}</b> {t('card.perPerson')}
              </>
            )}
          </span>
        </div>
      </div>
      <FavoriteButton corner kind="experience" id={experience.key} title={texts.title} />
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}
