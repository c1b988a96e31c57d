import { useLive } from '../../shell/state/use-live.ts';
import { Link } from 'wouter';
import { storyOfTour } from '../../../data/catalogue/tour-queries.ts';
import type { TourSummary } from '../../../model/schemas/catalogue.ts';
import { MonthsStrip } from '../../components/months-strip.tsx';
import { Tag } from '../../components/tag.tsx';
import { formatMonths } from '../../format/format-months.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { TextNotHere } from '../../layout/parts/text-not-here.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './story.module.css';

const MAX_CATEGORIES = 5;

/** Background story, season and categories of the tour. */
export function Story({ tour }: { tour: TourSummary }) {
  const { t, locale } = useTranslation();
  const found = useLive(() => storyOfTour(tour.key), [tour.key]);
  const story = found?.variant?.[locale].story;
  return (
    <section id="about" aria-labelledby="about-title">
      <h2 id="about-title" className={styles.title}>
        {t('tour.section.story')}
      </h2>
      <div className={styles.text}>
        {story === undefined ? (
          <TextNotHere countries={tour.countries} lines={10} />
        ) : (
          story.split('\n\n').map((paragraph) => <p key={paragraph.slice(0, 40)}>{paragraph}</p>)
        )}
      </div>
      <div className={styles.facts}>
        <div>
          <h3>{t('tour.months')}</h3>
          <p className={styles.when} aria-hidden>
            {formatMonths(tour.months, locale, 'long') || t('kit.allYear')}
          </p>
          <MonthsStrip best={tour.months} />
        </div>
        <div>
          <h3>{t('tour.categories')}</h3>
          <ul className={styles.categories}>
            {tour.categories.slice(0, MAX_CATEGORIES).map(([category]) => (
              <li key={category}>
                <Link href={pathOf('tours', locale, { category })}>
                  <Tag tone="neutral">{t(`categories.${category}`)}</Tag>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
