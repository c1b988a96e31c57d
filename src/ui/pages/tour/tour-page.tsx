import { useLive } from '../../shell/state/use-live.ts';
import { Suspense, useRef, useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { stopsByKeys, tourBySlug, type TourStops } from '../../../data/catalogue/tour-queries.ts';
import type { CountrySummary, TourSummary } from '../../../model/schemas/catalogue.ts';
import { Flag } from '../../shell/components/flag.tsx';
import { FavoriteButton } from '../../features/cards/favorite-button.tsx';
import { CorrectButton } from '../../features/corrections/correct-button.tsx';
import { DetailHero } from '../../features/details/detail-hero.tsx';
import { useOpenedCountries } from '../../features/details/use-opened-countries.ts';
import { DownloadButton } from '../../features/offline-packs/download-button.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { NotCachedYet } from '../../layout/parts/not-cached-yet.tsx';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { lazyPart } from '../../shell/routing/lazy-page.tsx';
import { usePart } from '../../shell/routing/use-found-page.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import { Bookings } from './bookings.tsx';
import { CostCard } from './cost-card.tsx';
import { CustomizeBar } from './customize-bar.tsx';
import { Itinerary } from './itinerary.tsx';
import { MoreToRead } from './more-to-read.tsx';
import { StatisticsRow } from './statistics-row.tsx';
import { stopId } from './route-on-map.ts';
import { Story } from './story.tsx';
import { TourMap } from './tour-map.tsx';
import styles from './tour-page.module.css';
import { useTourPlan } from './use-tour-plan.ts';

const published = lazyPart<{ slug: string }>(
  () => import('../shared-tour/published-tour-page.tsx'),
  'export',
  'mine',
);
const NO_STOPS: TourStops = { places: new Map(), texts: new Map() };

/** Ready-made tour by its slug; a slug of the other language redirects to this language's. */
export default function TourPage() {
  const slug = usePart('slug') ?? '';
  const { t, locale } = useTranslation();
  const search = useSearch();
  const found = useLive(() => tourBySlug(slug), [slug]);
  const tour = found?.tour;
  useTitle(tour?.[locale].title ?? t('tour.title'));

  if (found !== undefined && tour === undefined && found.complete) {
    // No ready-made tour: it may be a published one.
    return (
      <Suspense fallback={<SiteLayout>{null}</SiteLayout>}>
        <published.Component key={slug} slug={slug} />
      </Suspense>
    );
  }
  const [country] = found?.countries ?? [];
  if (tour === undefined || country === undefined) {
    return (
      <SiteLayout>
        <div className={styles.waiting}>
          <h1>{t('tour.title')}</h1>
          <NotCachedYet lines={14} />
        </div>
      </SiteLayout>
    );
  }
  const ownSlug = tour[locale].slug;
  if (slug !== ownSlug) {
    const query = Object.fromEntries(new URLSearchParams(search));
    return <Redirect to={pathOf('tours-slug', locale, query, { slug: ownSlug }) + location.hash} replace />;
  }
  return <Tour tour={tour} countries={found?.countries ?? []} first={country} />;
}

function Tour(props: { tour: TourSummary; countries: readonly CountrySummary[]; first: CountrySummary }) {
  const { tour, countries, first } = props;
  const { t, locale } = useTranslation();
  const planned = useTourPlan(tour);
  useOpenedCountries(tour.countries);
  const keys = tour.experiences.map(({ key }) => key);
  const stops = useLive(() => stopsByKeys(keys), [keys.join()]) ?? NO_STOPS;
  const [selected, setSelected] = useState(stopId(0));
  const itinerary = useRef<HTMLDivElement>(null);
  const localized = tour[locale];
  const picture = tour.image_uris[0];
  const shown = picture && keys.find((key) => stops.places.get(key)?.image_uris[0]?.uri === picture.uri);
  const pictureName = stops.places.get(shown ?? '')?.[locale].short_title ?? first[locale].name;
  const year = first.facts_year;

  function showOnList(id: string) {
    setSelected(id);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    itinerary.current
      ?.querySelector(`#${id}`)
      ?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }

  return (
    <SiteLayout>
      <article>
        <DetailHero
          low
          picture={picture}
          palette={first.palette}
          drawn={pictureName}
          crumbs={[{ label: t('tour.crumb'), href: pathOf('tours', locale) }]}
          lead={countries.map((country) => (
            <span key={country.key} className={styles.country}>
              <Flag country={country.key} />
              {country[locale].name}
            </span>
          ))}
          title={localized.title}
          teaser={localized.teaser}
          actions={
            <>
              <DownloadButton
                countries={countries.map((country) => ({ key: country.key, name: country[locale].name }))}
              />
              <FavoriteButton kind="tour" id={tour.key} title={localized.title} />
            </>
          }
        />
        <StatisticsRow tour={tour} planned={planned} year={year} />
        <div className={styles.columns}>
          <aside className={styles.side} aria-label={t('tour.side')}>
            <TourMap tour={tour} planned={planned} stops={stops} selected={selected} onSelect={showOnList} />
            <CostCard tour={tour} planned={planned} year={year} />
          </aside>
          <div ref={itinerary} className={styles.main}>
            <Story tour={tour} />
            <Itinerary
              tour={tour}
              planned={planned}
              stops={stops}
              palette={first.palette}
              year={year}
              selected={selected}
              onSelect={setSelected}
            />
            <CorrectButton kind="tour" about={tour.key} label={t('detail.wrong')} />
          </div>
        </div>
        {planned !== null && planned !== undefined && (
          <Bookings tour={tour} planned={planned} stops={stops} countries={countries} year={year} />
        )}
        <MoreToRead tour={tour} stops={stops} countries={countries} />
        <CustomizeBar tour={tour} />
      </article>
    </SiteLayout>
  );
}
