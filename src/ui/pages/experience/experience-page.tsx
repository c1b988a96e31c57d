import { useLive } from '../../shell/state/use-live.ts';
import { Link, useSearch } from 'wouter';
import { faqsByKeys, placeByKey, textOfPlace } from '../../../data/catalogue/experience-queries.ts';
import type { CountrySummary, ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import { Flag } from '../../shell/components/flag.tsx';
import { FavoriteButton } from '../../features/cards/favorite-button.tsx';
import { DetailHero } from '../../features/details/detail-hero.tsx';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { FaqList } from '../../features/details/faq-list.tsx';
import { Gradually } from '../../layout/gradually.tsx';
import { SectionTabs } from '../../features/details/section-tabs.tsx';
import { useOpenedCountries } from '../../features/details/use-opened-countries.ts';
import { useScrollTo } from '../../features/details/use-scroll-to.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { NotCachedYet } from '../../layout/parts/not-cached-yet.tsx';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import { usePart } from '../../shell/routing/use-found-page.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { Activities, activityId } from './activities.tsx';
import { Surroundings } from './surroundings.tsx';
import { CountryEssentials } from './country-essentials.tsx';
import styles from './experience-page.module.css';
import { GoodToKnow } from './good-to-know.tsx';
import { Overview } from './overview.tsx';
import { faqKeysFor, hasVisitFacts } from './place-facts.ts';
import { Connections } from './connections.tsx';
import { Visit } from './visit/visit.tsx';
import { Weather } from './weather.tsx';

/** Experience page: description, activities, season, connections, accommodation, surroundings. */
export default function ExperiencePage() {
  const key = usePart('key') ?? '';
  const { t, locale } = useTranslation();
  const found = useLive(() => placeByKey(key), [key]);
  useTitle(found?.place?.[locale].title ?? t('experience.title'));

  if (found !== undefined && found.place === undefined && found.complete) return <NotFoundPage />;
  if (found?.place === undefined || found.country === undefined) {
    return (
      <SiteLayout>
        <div className={styles.waiting}>
          <h1>{t('experience.title')}</h1>
          <NotCachedYet lines={14} />
        </div>
      </SiteLayout>
    );
  }
  return <Place place={found.place} country={found.country} />;
}

function Place({ place, country }: { place: ExperienceSummary; country: CountrySummary }) {
  const { t, locale } = useTranslation();
  const highlighted = new URLSearchParams(useSearch()).get('h');
  const text = useLive(() => textOfPlace(place.key), [place.key]);
  useOpenedCountries([country.key]);
  const faqKeys = faqKeysFor(country);
  const faqs = useLive(() => faqsByKeys(faqKeys), [faqKeys.join()]) ?? [];
  useScrollTo(highlighted === null ? location.hash.slice(1) : activityId(highlighted));
  const details = text?.details;
  const texts = place[locale];
  const practical = details?.practical;
  const visit = practical !== undefined && hasVisitFacts(practical) ? practical : undefined;
  const hasActivities = details === undefined || details.activities.length > 0;

  return (
    <SiteLayout overHero>
      <article>
        <DetailHero
          picture={place.image_uris[0]}
          further={place.image_uris[1]}
          palette={country.palette}
          drawn={texts.short_title}
          crumbs={[
            { label: t('experience.crumb'), href: pathOf('experiences', locale) },
            {
              label: country[locale].name,
              href: pathOf('destinations-key', locale, {}, { key: country.key }),
            },
          ]}
          lead={
            <>
              <Flag country={country.key} />
              {country[locale].name} · {texts.region}
            </>
          }
          title={texts.title}
          teaser={texts.teaser}
          actions={<FavoriteButton kind="experience" id={place.key} title={texts.title} />}
        />
        <SectionTabs
          tabs={[
            { id: 'about', label: t('experience.section.about') },
            ...(hasActivities ? [{ id: 'activities', label: t('experience.tab.activities') }] : []),
            { id: 'weather', label: t('experience.tab.weather') },
            { id: 'ways', label: t('experience.tab.connections') },
            ...(visit ? [{ id: 'visit', label: t('experience.tab.visit') }] : []),
            { id: 'good-to-know', label: t('experience.section.facts') },
            { id: 'whatsAround', label: t('experience.tab.nearby') },
          ]}
        />
        <Gradually>
          <Overview place={place} details={details} />
          {hasActivities && (
            <Activities
              place={place}
              country={country}
              activities={details?.activities}
              highlighted={highlighted}
            />
          )}
          <Weather place={place} elevationMeters={details?.elevation_m} />
          <Connections place={place} />
          {visit !== undefined && <Visit place={place.key} practical={visit} />}
          <GoodToKnow place={place} country={country} details={details} />
          <Surroundings place={place} country={country} />
          {faqs.length > 0 && (
            <DetailSection
              id="questions"
              title={t('experience.section.faq')}
              action={
                <Link className={styles.all} href={pathOf('faq', locale)}>
                  {t('experience.faq.all')}
                </Link>
              }
            >
              <FaqList faqs={faqs} />
            </DetailSection>
          )}
          <CountryEssentials country={country} airport={details?.airport} />
        </Gradually>
      </article>
    </SiteLayout>
  );
}
