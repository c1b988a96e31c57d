import { memo } from 'react';
import { Link } from 'wouter';
import type { TourCard } from '../../../data/storage/user-db.ts';
import { countryName } from '../../../model/place/country-name.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { CardPicture, type CardPictureProps } from '../../components/picture/card-picture.tsx';
import { useFormat } from '../../format/use-format.ts';
import { Flag } from '../../shell/components/flag.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './card.module.css';
import { CARD_SIZES } from './card-sizes.ts';
import { sameProps } from './same-props.ts';

/** A tour of the user among ready-made ones; the whole card opens it in the planner. */
export const UserTourCard = memo(Card, sameProps);

function Card(props: {
  tour: TourCard;
  name: string;
  /** Pictures of its stops, where cached. */
  pictures: CardPictureProps['pictures'];
  countries: ReadonlyMap<string, CountrySummary>;
}) {
  const { tour, name, pictures, countries } = props;
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const names = tour.countries.flatMap((key) => countryName(key, countries.get(key), locale) ?? []);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <CardPicture
          pictures={pictures}
          countries={tour.countries}
          palette={countries.get(tour.countries[0] ?? '')?.palette ?? []}
          sizes={CARD_SIZES}
          alt=""
        />
        <div className={styles.overlay}>
          {tour.days !== null && <b>{tn('card.days', tour.days)}</b>}
          <span>{tn('card.stops', tour.stops.length)}</span>
        </div>
      </div>
      <div className={styles.body}>
        <p className={styles.place}>
          {tour.countries.map((key) => (
            <Flag key={key} country={key} />
          ))}
          <span>{names.join(', ')}</span>
        </p>
        <h3 className={styles.title}>
          <Link className={styles.action} href={pathOf('tours-edit', locale, { tour: tour.id })}>
            {name}
          </Link>
        </h3>
        <div className={styles.facts}>
          <span className={styles.fact}>{t('card.yours')}</span>
          {tour.costUsd !== null && (
            <span className={styles.price}>
              {t('card.about')} <b>{format.money(tour.costUsd)}</b>
            </span>
          )}
        </div>
      </div>
    </article>
  );
}
