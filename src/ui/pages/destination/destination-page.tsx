import { Suspense } from 'react';
import { useLive } from '../../shell/state/use-live.ts';
import { ArrowRight, Compass, Route } from 'lucide-react';
import { countryByKey, placesOfCountry } from '../../../data/catalogue/country-queries.ts';
import { textOfCountry } from '../../../data/catalogue/experience-queries.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Flag } from '../../shell/components/flag.tsx';
import { HEADER_WITHOUT_START, useMedia } from '../../components/use-media.ts';
import { DetailHero } from '../../features/details/detail-hero.tsx';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { useOpenedCountries } from '../../features/details/use-opened-countries.ts';
import { useScrollTo } from '../../features/details/use-scroll-to.ts';
import { DownloadButton } from '../../features/offline-packs/download-button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { NotCachedYet } from '../../layout/parts/not-cached-yet.tsx';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { useFlags } from '../../shell/state/use-flags.ts';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import { usePart } from '../../shell/routing/use-found-page.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { placeOfPicture } from './country-facts.ts';
import styles from './destination-page.module.css';
import type { GuideProps } from './guide/guide.tsx';

const guide = lazyPart<GuideProps>(() => import('./guide/guide.tsx'), 'guide');

/** Country page: overview, season, practical information, experiences. */
export default function DestinationPage() {
  const key = usePart('key') ?? '';
  const { t, locale } = useTranslation();
  const found = useLive(() => countryByKey(key), [key]);
  useTitle(found?.country?.[locale].name ?? t('destination.title'));

  if (found !== undefined && found.country === undefined && found.complete) return <NotFoundPage />;
  if (found?.country === undefined) {
    return (
      <SiteLayout>
        <div className={styles.waiting}>
          <h1>{t('destination.title')}</h1>
          <NotCachedYet lines={14} />
        </div>
      </SiteLayout>
    );
  }
  return <Destination key={key} country={found.country} />;
}

function Destination({ country }: { country: CountrySummary }) {
  const { t, locale } = useTranslation();
  const text = useLive(() => textOfCountry(country.key), [country.key]);
  const found = useLive(() => placesOfCountry(country.key), [country.key]);
  useOpenedCountries([country.key]);
  useScrollTo(location.hash.slice(1));
  const details = text?.details;
  const places = found?.places ?? [];
  const pictureName = places.find(({ key }) => key === placeOfPicture(country))?.[locale].short_title;
  const name = country[locale].name;

  return (
    <SiteLayout overHero>
      <article>
        <DetailHero
          picture={country.image_uris[0]}
          palette={country.palette}
          drawn={pictureName ?? name}
          crumbs={[
            { label: t('destination.crumb'), href: pathOf('destinations', locale) },
            {
              label: t(`continents.${country.continent}`),
              href: pathOf('destinations', locale, { continent: country.continent }),
            },
          ]}
          lead={
            <>
              <Flag country={country.key} />
              {t(`georegions.${country.georegion}`)}
            </>
          }
          title={name}
          teaser={details?.[locale].teaser}
          actions={<HeroActions country={country} />}
        />
        {country.coming_soon ? (
          <ComingSoon name={name} />
        ) : (
          <Suspense
            fallback={
              <div className={styles.waiting}>
                <NotCachedYet lines={14} />
              </div>
            }
          >
            <guide.Component country={country} details={details} found={found} />
          </Suspense>
        )}
      </article>
    </SiteLayout>
  );
}

function HeroActions({ country }: { country: CountrySummary }) {
  const { t, locale } = useTranslation();
  const flags = useFlags();
  const needsStart = useMedia(HEADER_WITHOUT_START);
  return (
    <>
      {flags.planner && country.planner && (
        <Button
          variant={needsStart ? 'accent' : 'primary'}
          icon={Route}
          href={pathOf('tours-create', locale, { countries: country.key })}
        >
          {t('destination.plan')}
        </Button>
      )}
      {!country.coming_soon && (
        <DownloadButton countries={[{ key: country.key, name: country[locale].name }]} />
      )}
    </>
  );
}

/** Placeholder page of an announced country, with links to others. */
function ComingSoon({ name }: { name: string }) {
  const { t, locale } = useTranslation();
  return (
    <DetailSection id="at-a-glance" title={t('destination.soon.title')}>
      <EmptyState
        icon={Compass}
        title={t('destination.soon.what', { country: name })}
        action={
          <Button variant="outline" iconEnd={ArrowRight} href={pathOf('destinations', locale)}>
            {t('destination.soon.others')}
          </Button>
        }
      >
        {t('destination.soon.next')}
      </EmptyState>
    </DetailSection>
  );
}
