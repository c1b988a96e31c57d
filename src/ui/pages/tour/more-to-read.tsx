import { useLive, useShared } from '../../shell/state/use-live.ts';
import { ArrowRight, Car, Plane, ShieldCheck, Smartphone, Ticket } from 'lucide-react';
import { airportsByKeys } from '../../../data/catalogue/world-airports.ts';
import { postsOfCountries, toursLike, type TourStops } from '../../../data/catalogue/tour-queries.ts';
import type { CountrySummary, TourSummary } from '../../../model/schemas/catalogue.ts';
import {
  ACTIVITY_PARTNERS,
  activityLink,
  esimLink,
  flightsToLink,
  insuranceLink,
  rentalCarsLink,
} from '../../../model/provider-links.ts';
import { Button } from '../../components/form/button.tsx';
import { TourRail } from '../../features/cards/tour-rail.tsx';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { type PartnerLink, PartnerLinks } from '../../features/details/partner-links.tsx';
import { ExperienceRail } from '../../features/cards/experience-rail.tsx';
import { PostRail } from '../../features/cards/post-rail.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';

const MAX_TOURS = 3;
const MAX_POSTS = 3;
const PARTNER_NAMES = { getyourguide: 'GetYourGuide', viator: 'Viator' } as const;

interface MoreToReadProps {
  tour: TourSummary;
  stops: TourStops;
  countries: readonly CountrySummary[];
}

/** Experiences of the tour, travel preparation, similar tours, posts. */
export function MoreToRead({ tour, stops, countries }: MoreToReadProps) {
  const { t, locale } = useTranslation();
  const flags = useFlags();
  const similar = useLive(() => toursLike(tour, MAX_TOURS), [tour]) ?? [];
  const posts = useLive(() => postsOfCountries(tour.countries, MAX_POSTS), [tour]) ?? [];
  const all = useShared(sharedQueries.countries) ?? countries;
  const links = usePartnerLinks(tour, countries);
  const keys = [...new Set(tour.experiences.map(({ key }) => key))];
  const places = keys.flatMap((key) => stops.places.get(key) ?? []);
  return (
    <>
      <DetailSection id="places" title={t('tour.section.places')}>
        <ExperienceRail experiences={places} countries={countries} />
      </DetailSection>
      <DetailSection id="useful" title={t('tour.section.useful')} intro={t('tour.useful.note')}>
        <PartnerLinks links={links} />
      </DetailSection>
      {similar.length > 0 && (
        <DetailSection
          id="similar"
          title={t('tour.section.similar')}
          action={
            <Button variant="text" href={pathOf('tours', locale)} iconEnd={ArrowRight}>
              {t('tour.all')}
            </Button>
          }
        >
          <TourRail tours={similar} countries={all} />
        </DetailSection>
      )}
      {flags.blog && posts.length > 0 && (
        <DetailSection id="posts" title={t('tour.section.posts')}>
          <PostRail posts={posts} palette={countries[0]?.palette} />
        </DetailSection>
      )}
    </>
  );
}

/** Guided tours are searched by the English country name; the campaign is the tour's key. */
function usePartnerLinks(tour: TourSummary, countries: readonly CountrySummary[]): PartnerLink[] {
  const { t, locale } = useTranslation();
  const parameters = useShared(sharedQueries.settings)?.partners ?? {};
  const gateway = countries[0]?.main_airports[0];
  const airport = useLive(
    async () => (gateway === undefined ? undefined : (await airportsByKeys([gateway]))[0]),
    [gateway],
  );
  const [first] = countries;
  return [
    ...(gateway === undefined
      ? []
      : [
          {
            icon: Plane,
            label: t('tour.useful.flights', { city: airport?.[locale].city ?? gateway }),
            href: flightsToLink(gateway),
          },
        ]),
    { icon: ShieldCheck, label: t('tour.useful.insurance'), href: insuranceLink() },
    ...countries.map((country) => ({
      icon: Smartphone,
      label: t('tour.useful.esim', { country: country[locale].name }),
      href: esimLink(country.key),
    })),
    ...countries.map((country) => ({
      icon: Car,
      label: t('tour.useful.cars', { country: country[locale].name }),
      href: rentalCarsLink(country.key),
    })),
    ...(first === undefined
      ? []
      : ACTIVITY_PARTNERS.map((partner) => ({
          icon: Ticket,
          label: t('tour.useful.guided', {
            country: first[locale].name,
            partner: PARTNER_NAMES[partner],
          }),
          href: activityLink(partner, first.en.name, tour.key, parameters),
          sponsored: true,
        }))),
  ];
}
