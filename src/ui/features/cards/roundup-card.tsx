import { memo } from 'react';
import { Link } from 'wouter';
import type { Roundup } from '../../../model/schemas/roundup.ts';
import { CardPicture } from '../../components/picture/card-picture.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './card.module.css';
import { CARD_SIZES } from './card-sizes.ts';
import { sameProps } from './same-props.ts';

const NONE: readonly string[] = [];

/** A roundup: picture, number of items, title and text. The whole card is a link. */
export const RoundupCard = memo(Card, sameProps);

function Card({ roundup }: { roundup: Roundup }) {
  const { t, tn, locale } = useTranslation();
  const { slug, title, teaser } = roundup[locale];
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <CardPicture
          pictures={roundup.image_uris}
          countries={NONE}
          palette={NONE}
          sizes={CARD_SIZES}
          alt={t('card.illustration', { title })}
        />
      </div>
      <div className={styles.body}>
        <p className={styles.place}>
          <span>{tn(roundup.of === 'tours' ? 'card.tours' : 'card.places', roundup.size)}</span>
        </p>
        <h3 className={styles.title}>
          <Link className={styles.action} href={pathOf('collections-slug', locale, {}, { slug })}>
            {title}
          </Link>
        </h3>
        <p className={styles.teaser}>{teaser}</p>
      </div>
    </article>
  );
}
