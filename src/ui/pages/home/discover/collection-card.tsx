import { ChevronRight, Layers } from 'lucide-react';
import { Link } from 'wouter';
import type { Roundup } from '../../../../model/schemas/roundup.ts';
import { CardPicture } from '../../../components/picture/card-picture.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { pathOf } from '../../../shell/routing/paths.ts';
import styles from './discover.module.css';

const NONE: readonly string[] = [];

/** A few of the editors' roundups, and a link to all. */
export function CollectionCard({ roundups, total }: { roundups: readonly Roundup[]; total: number }) {
  const { t, tn, locale } = useTranslation();
  return (
    <section className={styles.card} aria-labelledby="by-collection">
      <div className={styles.head}>
        <h3 id="by-collection" className={styles.title}>
          <Layers aria-hidden />
          {t('lists.discover.collection')}
        </h3>
        <Link className={styles.all} href={pathOf('collections', locale)}>
          {t('lists.discover.all', { count: total })}
        </Link>
      </div>
      <ul className={styles.rows}>
        {roundups.map((roundup) => (
          <li key={roundup.key}>
            <Link
              className={styles.row}
              href={pathOf('collections-slug', locale, {}, { slug: roundup[locale].slug })}
            >
              <span className={styles.picture}>
                <CardPicture
                  pictures={roundup.image_uris}
                  countries={NONE}
                  palette={NONE}
                  preset="marker"
                  sizes="72px"
                  alt=""
                />
              </span>
              <span className={styles.text}>
                <span className={styles.name}>{roundup[locale].title}</span>
                <span className={styles.count}>
                  {tn(roundup.of === 'tours' ? 'card.tours' : 'card.places', roundup.size)}
                </span>
              </span>
              <ChevronRight className={styles.arrow} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
