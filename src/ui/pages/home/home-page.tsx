import { ArrowRight, CloudOff, Map } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { CardRail } from '../../features/cards/card-rail.tsx';
import { CardSkeleton } from '../../features/cards/card-skeleton.tsx';
import { ExperienceCard } from '../../features/cards/experience-card.tsx';
import { CountrySearch } from '../../features/country-search/country-search.tsx';
import { DraftList } from '../../features/drafts/draft-list.tsx';
import { useDrafts } from '../../features/drafts/use-drafts.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Section } from '../../layout/section.tsx';
import { SiteLayout } from '../../layout/site-layout.tsx';
import { useSyncChip } from '../../layout/use-sync-chip.ts';
import { pathOf } from '../../routing/paths.ts';
import { useTitle } from '../../routing/use-title.ts';
import { Benefits } from './benefits.tsx';
import { CountryLinks } from './country-links.tsx';
import { Hero } from './hero.tsx';
import { TrendingTours } from './trending-tours.tsx';
import { MOST_EXPERIENCES, useHomeCatalogue } from './use-catalogue.ts';

const MOST_DRAFTS = 3;

/** Where do you want to go? Then what others liked, and what this device already has. */
export default function HomePage() {
  const { t, tn, locale } = useWords();
  const [, navigate] = useLocation();
  const [selected, setSelected] = useState<string[]>([]);
  const { countries, tours, experiences, complete } = useHomeCatalogue();
  const { state } = useSyncChip();
  const drafts = useDrafts();
  useTitle(t('home.title'));
  const empty = countries?.length === 0;
  const unreachable = empty && (state === 'offline' || state === 'stale');

  function toggle(key: string) {
    setSelected(selected.includes(key) ? selected.filter((one) => one !== key) : [...selected, key]);
  }

  return (
    <SiteLayout overHero>
      <Hero>
        <CountrySearch
          countries={countries ?? []}
          selected={selected}
          onChange={setSelected}
          onStart={() => {
            navigate(pathOf('tours-create', locale, { countries: selected.join() }));
          }}
        />
      </Hero>
      {!unreachable && (
        <CountryLinks countries={countries} complete={complete} selected={selected} onToggle={toggle} />
      )}
      {drafts.length > 0 && (
        <Section
          title={t('home.drafts.title')}
          intro={t('home.drafts.intro')}
          action={
            drafts.length > MOST_DRAFTS && (
              <Button variant="text" href={pathOf('tours-bookmarked', locale)} iconEnd={ArrowRight}>
                {tn('home.drafts.all', drafts.length)}
              </Button>
            )
          }
        >
          <DraftList drafts={drafts.slice(0, MOST_DRAFTS)} countries={countries ?? []} />
        </Section>
      )}
      {unreachable ? (
        <Section title={t('home.unreachable.title')}>
          <EmptyState icon={CloudOff} title={t('home.unreachable.what')}>
            {t('home.unreachable.next')}
          </EmptyState>
        </Section>
      ) : (
        <>
          {(tours === undefined || tours.length > 0 || !complete) && (
            <Section title={t('home.tours.title')} intro={t('home.tours.intro')}>
              {tours !== undefined && tours.length > 0 ? (
                <TrendingTours tours={tours} countries={countries ?? []} />
              ) : (
                <Skeletons most="tours" ribbon />
              )}
            </Section>
          )}
          <Section title={t('home.experiences.title')} intro={t('home.experiences.intro')}>
            {experiences === undefined || (experiences.length === 0 && !complete) ? (
              <Skeletons most="experiences" />
            ) : experiences.length === 0 ? (
              <EmptyState icon={Map} title={t('home.experiences.none')} />
            ) : (
              <CardRail most="experiences">
                {experiences.map((experience) => {
                  const country = countries?.find(({ key }) => key === experience.country_key);
                  if (country === undefined) return null;
                  return (
                    <li key={experience.key}>
                      <ExperienceCard
                        experience={experience}
                        country={country}
                        href={pathOf('tours-create', locale, { countries: country.key })}
                      />
                    </li>
                  );
                })}
              </CardRail>
            )}
          </Section>
        </>
      )}
      <Benefits />
    </SiteLayout>
  );
}

function Skeletons({ most, ribbon = false }: { most: 'tours' | 'experiences'; ribbon?: boolean }) {
  const count = most === 'tours' ? 6 : MOST_EXPERIENCES;
  return (
    <CardRail most={most}>
      {Array.from({ length: count }, (_, index) => (
        // Blocks without content have nothing else to be told apart by.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <CardSkeleton ribbon={ribbon} />
        </li>
      ))}
    </CardRail>
  );
}
