import { useLiveQuery } from 'dexie-react-hooks';
import { Heart, Lock } from 'lucide-react';
import { Redirect } from 'wouter';
import { toursByKeys } from '../../../data/catalogue/list-queries.ts';
import { allCountries, experiencesByKeys } from '../../../data/catalogue/live-queries.ts';
import type { CountrySummary, ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoggedOutPage } from '../../features/account/logged-out-page.tsx';
import { CardGrid, GridSkeleton } from '../../features/cards/card-grid.tsx';
import { ExperienceCard } from '../../features/cards/experience-card.tsx';
import { endKeys } from '../../features/cards/end-keys.ts';
import { TourCard } from '../../features/cards/tour-card.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { HeadPicture } from '../../layout/parts/head-picture.tsx';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { useFavorites } from '../../layout/account/use-favorites.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { useUser } from '../../layout/account/use-user.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { usePart } from '../../shell/routing/use-found-page.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import styles from './favorites-page.module.css';

/** The user's favorite experiences and tours; private. */
export default function FavoritesPage() {
  const name = usePart('name');
  const { t, locale } = useTranslation();
  const flags = useFlags();
  const user = useUser();
  useTitle(t('favorites.title'));
  if (flags.loaded && !flags.login) return <NotFoundPage />;
  if (user === null) return <LoggedOutPage title={t('favorites.title')} />;
  const own = pathOf('user-name-favorites', locale, {}, { name: user.username });
  if (name === undefined) return <Redirect to={own} replace />;
  const isOwn = name.toLowerCase() === user.username.toLowerCase();
  return (
    <SiteLayout>
      <HeadPicture />
      <div className={styles.page}>
        <h1>{t('favorites.title')}</h1>
        {isOwn ? (
          <>
            <p className={styles.intro}>{t('favorites.intro')}</p>
            <Lists />
          </>
        ) : (
          <EmptyState
            icon={Lock}
            title={t('favorites.private')}
            action={
              <Button variant="primary" href={own}>
                {t('favorites.toOwn')}
              </Button>
            }
          >
            {t('favorites.privateNext')}
          </EmptyState>
        )}
      </div>
    </SiteLayout>
  );
}

function Lists() {
  const { t, locale } = useTranslation();
  const flags = useFlags();
  const favorites = useFavorites();
  const { experience = [], tour = [] } = favorites?.ids ?? {};
  const countries = useLiveQuery(allCountries, []);
  const places = useLiveQuery(() => experiencesByKeys(experience), [experience.join()]);
  const tours = useLiveQuery(() => toursByKeys(tour), [tour.join()]);
  const keysOfEnds = (tours ?? []).flatMap(endKeys);
  const ends = useLiveQuery(() => experiencesByKeys(keysOfEnds), [keysOfEnds.join()]) ?? [];
  if (favorites === null || countries === undefined || places === undefined || tours === undefined) {
    return <GridSkeleton />;
  }
  const shownTours = flags.tours ? tours : [];
  if (places.length === 0 && shownTours.length === 0) {
    return (
      <EmptyState
        icon={Heart}
        title={t('favorites.none')}
        action={
          <Button variant="primary" href={pathOf('experiences', locale)}>
            {t('favorites.toPlaces')}
          </Button>
        }
      >
        {t('favorites.noneNext')}
      </EmptyState>
    );
  }
  const end = (key: string) => ends.find((row) => row.key === key);
  return (
    <>
      {places.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.partTitle}>{t('favorites.places')}</h2>
          <CardGrid>
            {places.map((place) => (
              <Place key={place.key} place={place} countries={countries} />
            ))}
          </CardGrid>
        </section>
      )}
      {shownTours.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.partTitle}>{t('favorites.tours')}</h2>
          <CardGrid>
            {shownTours.map((row) => (
              <li key={row.key} data-card>
                <TourCard
                  tour={row}
                  countries={countries.filter(({ key }) => row.countries.includes(key))}
                  ends={endKeys(row).map(end)}
                  href={pathOf('tours-slug', locale, {}, { slug: row[locale].slug })}
                />
              </li>
            ))}
          </CardGrid>
        </section>
      )}
    </>
  );
}

function Place({ place, countries }: { place: ExperienceSummary; countries: readonly CountrySummary[] }) {
  const { locale } = useTranslation();
  const country = countries.find(({ key }) => key === place.country_key);
  if (country === undefined) return null;
  return (
    <li data-card>
      <ExperienceCard
        experience={place}
        country={country}
        href={pathOf('experiences-key', locale, {}, { key: place.key })}
      />
    </li>
  );
}
