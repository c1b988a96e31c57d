import { memo } from 'react';
import { Link } from 'wouter';
import { CardPicture } from '../../components/picture/card-picture.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import type { Blogpost } from '../../../model/schemas/story.ts';
import styles from './card.module.css';
import { CARD_SIZES } from './card-sizes.ts';
import { sameProps } from './same-props.ts';

const NO_PALETTE: readonly string[] = [];

/**
 * A blog post card: picture, date and reading time, title in up to two lines, two lines of text. The whole card is a
 * link.
 */
export const PostCard = memo(Card, sameProps);

function Card(props: {
  post: Blogpost;
  href: string;
  /** Palette of the post's country, as a placeholder without a picture. */
  palette?: readonly string[] | undefined;
}) {
  const { post, href, palette = NO_PALETTE } = props;
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const { title, teaser, read_time } = post[locale];
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <CardPicture
          pictures={post.image_uris}
          countries={post.countries}
          palette={palette}
          sizes={CARD_SIZES}
          alt={t('card.illustration', { title })}
        />
      </div>
      <div className={styles.body}>
        <p className={styles.place}>
          <span>
            <time dateTime={post.release_date}>{format.date(post.release_date, 'short-year')}</time> ·{' '}
            {tn('card.minutes', read_time)}
          </span>
        </p>
        <h3 className={styles.title}>
          <Link className={styles.action} href={href}>
            {title}
          </Link>
        </h3>
        <p className={styles.teaser}>{teaser}</p>
      </div>
    </article>
  );
}
