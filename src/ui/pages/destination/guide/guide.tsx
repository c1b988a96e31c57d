import { useMemo } from 'react';
import type { CountryPlaces } from '../../../../data/catalogue/country-queries.ts';
import { mainPlaces, placesOfConnections } from '../../../../model/place/main-places.ts';
import type {
  CountryDetails,
  CountrySummary,
  ExperienceSummary,
} from '../../../../model/schemas/catalogue.ts';
import { Gradually } from '../../../layout/gradually.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { useFlags } from '../../../shell/state/use-flags.ts';
import { AtAGlance } from '../at-a-glance.tsx';
import { Essentials } from '../essentials.tsx';
import { Experiences } from '../experiences.tsx';
import { Further, Partners } from '../further.tsx';
import { Reading } from '../reading.tsx';
import { READING } from '../reading-parts.ts';
import { WhenToGo } from '../season/when-to-go.tsx';
import { Ask } from './ask.tsx';
import { Borders, useBorders } from './borders.tsx';
import { Checklist } from './checklist.tsx';
import { Costs } from './costs.tsx';
import { Everyday } from './everyday.tsx';
import styles from './guide.module.css';
import { Holidays } from './holidays.tsx';
import { Phrases } from './phrases.tsx';
import { Health, Money, Safety, Scams } from './practical-modules.tsx';
import { RegionMap } from './map/region-map.tsx';
import { Routes, useRoutes } from './routes.tsx';
import { type BarSection, SectionBar } from './bar/section-bar.tsx';
import { useCountryGuide } from './use-country-guide.ts';
import { useConnections, Connections } from './connections.tsx';

export interface GuideProps {
  country: CountrySummary;
  details: CountryDetails | undefined;
  /** Undefined while loading. */
  found: CountryPlaces | undefined;
}

const NO_PLACES: readonly ExperienceSummary[] = [];

/** The modules of a country's page, and the bar that leads to them. A module without content is in neither. */
export default function Guide({ country, details, found }: GuideProps) {
  const { t } = useTranslation();
  const flags = useFlags();
  const guide = useCountryGuide(country.key);
  const places = found?.places ?? NO_PLACES;
  const { practical, outline } = guide ?? {};
  const regions = useMemo(
    () => (practical ? mainPlaces(practical.regions, places) : []),
    [practical, places],
  );
  const connectedPlaces = useMemo(() => placesOfConnections(regions), [regions]);
  const connections = useConnections(country.key, connectedPlaces);
  const routes = useRoutes(country.key);
  const borders = useBorders(country.key);
  const hasRoutes = flags.planner && routes.length > 0;
  const hasConnections = regions.length > 0 && connections !== null;

  const bar: (BarSection | false | undefined)[] = [
    { id: 'at-a-glance', label: t('destination.section.glance') },
    regions.length > 0 && { id: 'map', label: t('guide.bar.map') },
    hasRoutes && { id: 'routes', label: t('guide.bar.routes') },
    { id: 'when-to-go', label: t('destination.section.when') },
    practical && { id: 'holidays', label: t('guide.holidays.title') },
    practical && { id: 'costs', label: t('guide.bar.costs') },
    hasConnections && { id: 'ways', label: t('guide.bar.connections') },
    borders.length > 0 && { id: 'borders', label: t('guide.borders.title') },
    ...(practical === undefined
      ? []
      : [
          { id: 'before-you-go', label: t('guide.bar.before') },
          { id: 'health', label: t('guide.bar.health') },
          { id: 'money', label: t('guide.bar.money') },
          practical.scams.length > 0 && { id: 'scams', label: t('guide.bar.scams') },
          { id: 'safety', label: t('guide.bar.safety') },
        ]),
    { id: 'essentials', label: t('destination.section.essentials') },
    practical && { id: 'everyday', label: t('guide.everyday') },
    ...(details === undefined
      ? []
      : Object.entries(READING).map(([id, key]) => ({ id, label: t(`destination.section.${key}`) }))),
    practical && { id: 'language', label: t('guide.bar.language') },
    practical && { id: 'ask', label: t('guide.bar.ask') },
    { id: 'experiences', label: t('destination.section.experiences') },
  ];

  return (
    <>
      <SectionBar sections={bar.filter((section) => section !== false && section !== undefined)} />
      <div className={styles.guide} data-guide>
        <Gradually>
          <AtAGlance country={country} details={details} experienceCount={places.length} />
          {outline !== undefined && regions.length > 0 && (
            <RegionMap country={country} outline={outline} regions={regions} />
          )}
          {hasRoutes && <Routes country={country} routes={routes} />}
          <WhenToGo country={country} details={details} places={places} practical={practical} />
          {practical && <Holidays practical={practical} />}
          {practical && <Costs practical={practical} />}
          {hasConnections && <Connections country={country} places={connectedPlaces} table={connections} />}
          {borders.length > 0 && <Borders neighbors={borders} />}
          {practical && <Checklist country={country} practical={practical} />}
          {practical && <Health practical={practical} />}
          {practical && <Money practical={practical} />}
          {practical && practical.scams.length > 0 && <Scams practical={practical} />}
          {practical && <Safety practical={practical} />}
          <Essentials country={country} details={details} />
          {practical !== undefined && <Everyday practical={practical} />}
          {details !== undefined && <Reading country={country} details={details} practical={practical} />}
          {practical && <Phrases practical={practical} />}
          {practical && <Ask country={country.key} practical={practical} />}
          <Experiences country={country} found={found} />
          <Further country={country} />
          <Partners country={country} />
        </Gradually>
      </div>
    </>
  );
}
