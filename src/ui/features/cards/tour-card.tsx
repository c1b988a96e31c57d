import { Clock, Route } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { Flag } from '../../shell/components/flag.tsx';
import { CardPicture } from '../../components/picture/card-picture.tsx';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import type { CountrySummary, ExperienceSummary, TourSummary } from '../../../model/schemas/catalogue.ts';
import styles from './card.module.css';
import { CARD_SIZES } from './card-sizes.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { RouteRibbon } from './route-ribbon.tsx';
import { sameProps } from './same-props.ts';

/** A ready-made tour; the whole card is a link to its page, or opens a copy in the planner. */
export const TourCard = memo(Card, sameProps);

function Card(props: {
  tour: TourSummary;
  countries: readonly CountrySummary[];
  /** First and last stop, where cached. */
  ends: readonly (ExperienceSummary | undefined)[];
  /** Link to the tour's page; takes precedence over `onOpen`. */
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
}) {
  const { tour, countries, ends, href, onOpen } = props;
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const stops = tour.experiences.length;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <CardPicture
          pictures={tour.image_uris}
          countries={tour.countries}
          palette={countries[0]?.palette ?? []}
          sizes={CARD_SIZES}
          alt={t('card.illustration', { title: tour[locale].title })}
        />
        <div className={styles.overlay}>
          <b>{tn('card.days', tour.days)}</b>
          <span>{tn('card.stops', stops)}</span>
        </div>
      </div>
      <div className={styles.body}>
        <p className={styles.place}>
          {countries.map((country) => (
            <Flag key={country.key} country={country.key} />
          ))}
          <span>{countries.map((country) => country[locale].name).join(', ')}</span>
        </p>
        <h3 className={styles.title}>
          {href === undefined ? (
            <button className={styles.action} type="button" onClick={onOpen}>
              {tour[locale].title}
              <VisuallyHidden>{t('card.openCopy')}</VisuallyHidden>
            </button>
          ) : (
            <Link className={styles.action} href={href}>
              {tour[locale].title}
            </Link>
          )}
        </h3>
        <RouteRibbon stops={stops} modes={tour.modes} />
        <p className={styles.ends}>
          <span>{ends[0]?.[locale].short_title}</span>
          <span>{ends[1]?.[locale].short_title}</span>
        </p>
        <div className={styles.facts}>
          <span className={styles.fact}>
            <Route aria-hidden />
            {format.distance(tour.distance_km * 1000)}
          </span>
          <span className={styles.fact}>
            <Clock aria-hidden />
            <VisuallyHidden>{t('card.onTheWay')}</VisuallyHidden>
            {format.duration(Math.round(tour.travel_hours) * 3600)}
          </span>
          <span className={styles.price}>
            {t('card.about')} <b>{format.money(tour.price)}</b>
          </span>
        </div>
      </div>
      <FavoriteButton corner kind="tour" id={tour.key} title={tour[locale].title} />
    </article>
  );
}
