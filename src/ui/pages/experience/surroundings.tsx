import { useLive, useShared } from '../../shell/state/use-live.ts';
import { Link } from 'wouter';
import { placesAround, postsAbout, toursThrough } from '../../../data/catalogue/experience-queries.ts';
import type { CountrySummary, ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import { CardRail } from '../../features/cards/card-rail.tsx';
import { ExperienceCard } from '../../features/cards/experience-card.tsx';
import { ExperienceRail } from '../../features/cards/experience-rail.tsx';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { PostRail } from '../../features/cards/post-rail.tsx';
import { TourRail } from '../../features/cards/tour-rail.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import styles from './surroundings.module.css';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';

const MAX_PLACES = { near: 8, similar: 6 };
const MAX_TOURS = 4;
const MAX_POSTS = 3;

const NONE = { near: [], similar: [] };

/** Nearby experiences, similar ones elsewhere, tours that stop here, and posts about the experience. */
export function Surroundings({ place, country }: { place: ExperienceSummary; country: CountrySummary }) {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const flags = useFlags();
  const { near, similar } = useLive(() => placesAround(place, MAX_PLACES), [place.key]) ?? NONE;
  const tours = useLive(() => toursThrough(place.key, MAX_TOURS), [place.key]) ?? [];
  const posts = useLive(() => postsAbout(place.key, MAX_POSTS), [place.key]) ?? [];
  const countries = useShared(sharedQueries.countries) ?? [];

  return (
    <>
      <DetailSection
        id="whatsAround"
        title={t('experience.section.nearby')}
        action={
          <Link className={styles.all} href={pathOf('destinations-key', locale, {}, { key: country.key })}>
            {t('experience.nearby.all', { country: country[locale].name })}
          </Link>
        }
      >
        <div className={styles.nearby}>
          <CardRail limit="experiences">
            {near.map(({ place: other, distanceMeters }) => (
              <li key={other.key} className={styles.near}>
                <ExperienceCard
                  experience={other}
                  country={countries.find(({ key }) => key === other.country_key) ?? country}
                  href={pathOf('experiences-key', locale, {}, { key: other.key })}
                />
                <p className={styles.distance}>
                  {t('experience.nearby.line', { distance: format.distance(distanceMeters) })}
                </p>
              </li>
            ))}
          </CardRail>
        </div>
      </DetailSection>
      {similar.length > 0 && (
        <DetailSection id="similar" title={t('experience.section.similar')}>
          <ExperienceRail experiences={similar} countries={countries} />
        </DetailSection>
      )}
      {flags.tours && tours.length > 0 && (
        <DetailSection id="tours" title={t('experience.section.tours')}>
          <TourRail tours={tours} countries={countries} />
        </DetailSection>
      )}
      {flags.blog && posts.length > 0 && (
        <DetailSection id="posts" title={t('experience.section.posts')}>
          <PostRail posts={posts} />
        </DetailSection>
      )}
    </>
  );
}
