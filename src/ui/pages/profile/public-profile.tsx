import { useShared } from '../../shell/state/use-live.ts';
import { CloudOff, MapPin, RotateCcw, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Profile } from '../../../contract/user-things.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { CardGrid } from '../../features/cards/card-grid.tsx';
import { OwnCard } from '../../features/own-experience/own-card.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { PublishedTour } from './published-tour.tsx';
import styles from './profile-page.module.css';
import { useProfile } from './use-profile.ts';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';

interface PublicProfileProps {
  name: string;
  show: 'all' | 'tours' | 'places';
  /** True if it is the viewer's own profile. */
  own: boolean;
}

/** A user's published items, as everybody sees them. */
export function PublicProfile({ name, show, own }: PublicProfileProps) {
  const { t } = useTranslation();
  const [found, retry] = useProfile(name);
  const profile = found?.state === 'found' ? found.found : null;
  useTitle(t('account.profile.titleOf', { name: profile?.username ?? name }));
  if (found?.state === 'missing') return <NotFoundPage />;
  return (
    <SiteLayout>
      <div className={styles.page}>
        {profile !== null && <ProfileItems profile={profile} show={show} own={own} />}
        {profile === null && <h1>{name}</h1>}
        {found === null && (
          <div role="status" aria-label={t('account.user.loading')}>
            <Skeleton height="320px" />
          </div>
        )}
        {found?.state === 'offline' && (
          <EmptyState icon={CloudOff} title={t('account.user.offline')}>
            {t('account.user.offlineNext')}
          </EmptyState>
        )}
        {found?.state === 'failed' && (
          <EmptyState
            icon={RotateCcw}
            title={t('account.user.failed')}
            action={
              <Button variant="outline" onClick={retry}>
                {t('account.user.again')}
              </Button>
            }
          >
            {t('account.user.failedNext')}
          </EmptyState>
        )}
      </div>
    </SiteLayout>
  );
}

function ProfileItems({ profile, show, own }: { profile: Profile } & Omit<PublicProfileProps, 'name'>) {
  const { t, locale } = useTranslation();
  const countries = useShared(sharedQueries.countries) ?? [];
  const flags = useFlags();
  const { username, image_uri, location } = profile;
  const tours = show === 'places' || (flags.loaded && !flags.tours) ? [] : profile.tours;
  const places = show === 'tours' ? [] : profile.experiences;
  const title = {
    all: username,
    tours: t('account.user.toursOf', { name: username }),
    places: t('account.user.placesOf', { name: username }),
  }[show];
  return (
    <>
      <header className={styles.head}>
        <Avatar name={username} picture={image_uri} sizePx={96} />
        <div>
          <h1>{title}</h1>
          {location !== null && (
            <p className={styles.location}>
              <MapPin aria-hidden />
              {location}
            </p>
          )}
          {own && <p className={styles.quiet}>{t('account.user.own')}</p>}
        </div>
        {own && (
          <Button variant="outline" href={pathOf('account', locale)}>
            {t('account.user.edit')}
          </Button>
        )}
      </header>
      {tours.length === 0 && places.length === 0 && (
        <EmptyState
          icon={Sprout}
          title={own ? t('account.user.nothingOwn') : t('account.user.nothing', { name: username })}
        >
          {own ? t('account.user.nothingOwnNext') : undefined}
        </EmptyState>
      )}
      {tours.length > 0 && (
        <Part title={t('account.user.tours')}>
          {tours.map((tour) => (
            <li key={tour.id}>
              <PublishedTour tour={tour} countries={countriesOf(tour.countries, countries)} />
            </li>
          ))}
        </Part>
      )}
      {places.length > 0 && (
        <Part title={t('account.user.places')}>
          {places.map((place) => (
            <li key={place.id}>
              <OwnCard own={place} country={countriesOf([place.country_key], countries)[0]} />
            </li>
          ))}
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      <CardGrid>{children}</CardGrid>
    </section>
  );
}

function countriesOf(keys: readonly string[], countries: readonly CountrySummary[]): CountrySummary[] {
  return keys.flatMap((key) => countries.find((country) => country.key === key) ?? []);
}
