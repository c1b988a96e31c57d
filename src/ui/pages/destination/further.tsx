import { useLive, useShared } from '../../shell/state/use-live.ts';
import { BedDouble, CarFront, CardSim, FileCheck, Plane, PlaneTakeoff, Shield, Ticket } from 'lucide-react';
import { Link } from 'wouter';
import { countriesLike, postsOfCountry, toursOfCountry } from '../../../data/catalogue/country-queries.ts';
import { experienceCounts } from '../../../data/catalogue/list-queries.ts';
import { airportsByKeys } from '../../../data/catalogue/world-airports.ts';
import { faqsByKeys } from '../../../data/catalogue/experience-queries.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import {
  ACTIVITY_PARTNERS,
  type ActivityPartner,
  activityLink,
  esimLink,
  flightClaimsLink,
  flightsToLink,
  insuranceLink,
  rentalCarsLink,
  staysLink,
  visaLink,
} from '../../../model/provider-links.ts';
import { CardRail } from '../../features/cards/card-rail.tsx';
import { DestinationCard } from '../../features/cards/destination-card.tsx';
import { TourRail } from '../../features/cards/tour-rail.tsx';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { FaqList } from '../../features/details/faq-list.tsx';
import { type PartnerLink, PartnerLinks } from '../../features/details/partner-links.tsx';
import { PostRail } from '../../features/cards/post-rail.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { COUNTRY_FAQS } from './country-facts.ts';
import styles from './further.module.css';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';

const MAX_SIMILAR = 6;
const MAX_TOURS = 6;
const MAX_POSTS = 3;
const NAMES: Record<ActivityPartner, string> = { getyourguide: 'GetYourGuide', viator: 'Viator' };

/** Ready-made tours, posts and FAQs about the country, and similar countries. */
export function Further({ country }: { country: CountrySummary }) {
  const { t, locale } = useTranslation();
  const flags = useFlags();
  const tours = useLive(() => toursOfCountry(country.key, MAX_TOURS), [country.key]) ?? [];
  const similar = useLive(() => countriesLike(country, MAX_SIMILAR), [country.key]) ?? [];
  const counts = useLive(experienceCounts, []);
  const posts = useLive(() => postsOfCountry(country.key, MAX_POSTS), [country.key]) ?? [];
  const faqs = useLive(() => faqsByKeys(COUNTRY_FAQS), []) ?? [];
  const countries = useShared(sharedQueries.countries) ?? [];
  const name = country[locale].name;
  return (
    <>
      {flags.tours && tours.length > 0 && (
        <DetailSection
          id="tours"
          title={t('destination.section.tours', { country: name })}
          action={
            <Link className={styles.all} href={pathOf('tours', locale, { country: country.key })}>
              {t('destination.tours.all')}
            </Link>
          }
        >
          <TourRail tours={tours} countries={countries} />
        </DetailSection>
      )}
      {similar.length > 0 && (
        <DetailSection id="similar" title={t('destination.section.similar')}>
          <CardRail limit="experiences">
            {similar.map((other) => (
              <li key={other.key}>
                <DestinationCard
                  country={other}
                  experienceCount={counts && (counts.get(other.key) ?? 0)}
                  href={pathOf('destinations-key', locale, {}, { key: other.key })}
                />
              </li>
            ))}
          </CardRail>
        </DetailSection>
      )}
      {flags.blog && posts.length > 0 && (
        <DetailSection id="posts" title={t('destination.section.posts')}>
          <PostRail posts={posts} />
        </DetailSection>
      )}
      {faqs.length > 0 && (
        <DetailSection
          id="questions"
          title={t('destination.section.faq')}
          action={
            <Link className={styles.all} href={pathOf('faq', locale)}>
              {t('destination.faq.all')}
            </Link>
          }
        >
          <FaqList faqs={faqs} />
        </DetailSection>
      )}
    </>
  );
}

/** Partner links. Only activity partners accept a campaign, which is the country's key. */
export function Partners({ country }: { country: CountrySummary }) {
  const { t, locale } = useTranslation();
  const parameters = useShared(sharedQueries.settings)?.partners ?? {};
  const code = country.main_airports[0] ?? '';
  const airport = useLive(async () => (await airportsByKeys([code]))[0], [code]);
  const name = country[locale].name;
  const english = country.en.name;
  const links: PartnerLink[] = [
    {
      icon: Plane,
      label: t('destination.link.flights', { city: airport?.[locale].city ?? name }),
      href: flightsToLink(code === '' ? english : code),
    },
    {
      icon: BedDouble,
      label: t('destination.link.stays', { country: name }),
      href: staysLink({ city: english }),
    },
    {
      icon: CarFront,
      label: t('destination.link.cars', { country: name }),
      href: rentalCarsLink(country.key),
    },
    ...ACTIVITY_PARTNERS.map((partner) => ({
      icon: Ticket,
      label: t('destination.link.activities', { provider: NAMES[partner] }),
      href: activityLink(partner, english, country.key, parameters),
      sponsored: true,
    })),
    { icon: FileCheck, label: t('destination.link.visa'), href: visaLink(english) },
    { icon: Shield, label: t('destination.link.insurance'), href: insuranceLink() },
    { icon: CardSim, label: t('destination.link.esim', { country: name }), href: esimLink(country.key) },
    { icon: PlaneTakeoff, label: t('destination.link.claims'), href: flightClaimsLink(locale) },
  ];
  return (
    <DetailSection id="links" title={t('destination.section.links')} intro={t('destination.links.intro')}>
      <PartnerLinks links={links} />
    </DetailSection>
  );
}
