import { ArrowRight, Clock } from 'lucide-react';
import { useLive, useShared } from '../../shell/state/use-live.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { readyMadeTours } from '../../../data/catalogue/live-queries.ts';
import { deleteRecentSearches, recentSearches } from '../../../data/catalogue/recent-searches.ts';
import { Button } from '../../components/form/button.tsx';
import { Chip } from '../../shell/components/chip.tsx';
import { Flag } from '../../shell/components/flag.tsx';
import { CardPicture } from '../../components/picture/card-picture.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import results from './search-results.module.css';
import styles from './search-dialog.module.css';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';

const MAX_TOURS = 3;

/** Shown before anything is typed: countries to plan a tour in, recent searches, popular tours. */
export function Suggestions(props: {
  planner: boolean;
  tours: boolean;
  onSearch: (typed: string) => void;
  onFollow: () => void;
}) {
  const { planner, tours, onSearch, onFollow } = props;
  const { t, tn, locale } = useTranslation();
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [recent, setRecent] = useState(recentSearches);
  const countries = useShared(sharedQueries.countries) ?? [];
  const ready = countries.filter((country) => country.planner && !country.coming_soon);
  const trending = (useLive(() => readyMadeTours(), []) ?? []).slice(0, MAX_TOURS);
  return (
    <div className={results.list}>
      {planner && ready.length > 0 && (
        <div role="group" aria-label={t('home.ready')}>
          <p className={results.groupTitle}>{t('home.ready')}</p>
          <div className={styles.chips}>
            {ready.map((country) => (
              <Chip
                key={country.key}
                selected={chosen.includes(country.key)}
                lead={<Flag country={country.key} />}
                onToggle={() => {
                  setChosen(
                    chosen.includes(country.key)
                      ? chosen.filter((key) => key !== country.key)
                      : [...chosen, country.key],
                  );
                }}
              >
                {country[locale].name}
              </Chip>
            ))}
            {chosen.length > 0 && (
              <Button
                variant="accent"
                size="sm"
                iconEnd={ArrowRight}
                onClick={() => {
                  onFollow();
                  navigate(pathOf('tours-create', locale, { countries: chosen.join() }));
                }}
              >
                {t('search.start')}
              </Button>
            )}
          </div>
        </div>
      )}
      {recent.length > 0 && (
        <div role="group" aria-label={t('search.recent')}>
          <p className={results.groupTitle}>{t('search.recent')}</p>
          <div className={styles.chips}>
            {recent.map((typed) => (
              <Chip key={typed} selected={false} icon={Clock} onToggle={() => onSearch(typed)}>
                {typed}
              </Chip>
            ))}
            <Button
              variant="text"
              size="sm"
              onClick={() => {
                deleteRecentSearches();
                setRecent([]);
              }}
            >
              {t('search.clearRecent')}
            </Button>
          </div>
        </div>
      )}
      {tours && trending.length > 0 && (
        <div role="group" aria-label={t('search.trending')}>
          <p className={results.groupTitle}>{t('search.trending')}</p>
          <ul className={results.rows}>
            {trending.map((tour) => (
              <li key={tour.key} className={styles.wholeRow}>
                <Link
                  className={results.row}
                  href={pathOf('tours-slug', locale, {}, { slug: tour[locale].slug })}
                  onClick={onFollow}
                >
                  <span className={results.picture}>
                    <CardPicture
                      pictures={tour.image_uris}
                      countries={tour.countries}
                      palette={countries.find(({ key }) => key === tour.countries[0])?.palette ?? []}
                      preset="marker"
                      sizes="48px"
                      alt=""
                    />
                  </span>
                  <span className={results.text}>
                    <span className={results.title}>{tour[locale].title}</span>
                    <span className={results.line}>{tn('card.days', tour.days)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
