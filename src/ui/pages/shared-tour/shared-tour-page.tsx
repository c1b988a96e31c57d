import { CopyPlus, Unlink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { type FoundTour, importTour } from '../../../data/tours/files/import-tour.ts';
import type { PlannedTour } from '../../../data/planner/planned-tour.ts';
import { localeOfPath } from '../../../contract/paths/find-page.ts';
import { sitePath } from '../../../contract/paths/site-paths.ts';
import { countryName } from '../../../model/place/country-name.ts';
import { isStop } from '../../../model/plan.ts';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Flag } from '../../shell/components/flag.tsx';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { PlaceMap } from '../../components/map/place-map.tsx';
import { useOpenedCountries } from '../../features/details/use-opened-countries.ts';
import { useCopyName } from '../../features/user-tours/use-copy-name.ts';
import { defaultTourName } from '../../features/export/outline.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { ErrorBoundary } from '../../shell/layout/error-boundary.tsx';
import { SiteLayout } from '../../shell/layout/site-layout.tsx';
import { useFlags } from '../../shell/state/use-flags.ts';
import { storedLocale, rootRedirect } from '../../shell/routing/locale-choice.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import { stopId, stopsOnMap, connectionsOnMap } from '../tour/route-on-map.ts';
import { SharedDays } from './shared-days.tsx';
import { shareTargetPath } from './share-target.ts';
import { SharedStatistics } from './shared-statistics.tsx';
import styles from './shared-tour-page.module.css';
import { useSharedTour } from './use-shared-tour.ts';

/** Read-only page of a tour in a share link; needs neither an account nor a server. */
export default function SharedTourPage() {
  const { t, locale } = useTranslation();
  const shared = useSharedTour();
  const name = shared.state === 'found' ? shared.found.tour.name : '';
  useTitle(name === '' ? t('export.shared.page') : name);
  const home = rootRedirect('/', storedLocale(), navigator.languages) ?? '/';
  const myTours = sitePath('tours-bookmarked', localeOfPath(home));
  const target = shareTargetPath(useSearch(), location.origin, { home, myTours });
  if (target !== null) return <Redirect to={`~${target}`} replace />;

  if (shared.state === 'found') {
    return (
      <Shared
        found={shared.found}
        planned={shared.planned}
        crumb={t('export.shared.crumb')}
        note={t('export.shared.note')}
      />
    );
  }
  return (
    <SiteLayout>
      <div className={styles.waiting}>
        <h1>{t('export.shared.page')}</h1>
        {shared.state === 'reading' ? (
          <div role="status" aria-label={t('export.shared.reading')}>
            <Skeleton height="320px" />
          </div>
        ) : (
          <EmptyState
            icon={Unlink}
            title={t('export.shared.error.title')}
            action={
              <Button variant="accent" href={pathOf('home', locale)}>
                {t('export.shared.error.action')}
              </Button>
            }
          >
            {t(shared.fault.code === 'newer' ? 'export.shared.error.newer' : 'export.shared.error.damaged')}
          </EmptyState>
        )}
      </div>
    </SiteLayout>
  );
}

/** A shared tour, to read and to copy. */
export function Shared(props: {
  found: FoundTour;
  planned: PlannedTour | undefined;
  /** Breadcrumb of its origin. */
  crumb: ReactNode;
  note?: string;
}) {
  const { found, planned, crumb, note } = props;
  const { t, tn, locale } = useTranslation();
  useOpenedCountries(found.tour.countries);
  const format = useFormat();
  const flags = useFlags();
  const [selected, setSelected] = useState(stopId(0));
  const { tour } = planned ?? found;
  const facts = planned?.facts;
  const plan = planned?.planned?.plan;
  const stops = tour.itinerary.filter(isStop).map((stop) => stop.experience_id);
  const countries = tour.countries.flatMap((key) => {
    const label = countryName(key, facts?.countries.get(key), locale);
    return label === undefined ? [] : [{ key, label }];
  });
  const name = tour.name === '' && facts ? defaultTourName(tour.countries, facts, { t, locale }) : tour.name;

  return (
    <SiteLayout>
      <article className={styles.page}>
        <header className={styles.head}>
          <p className={styles.crumb}>{crumb}</p>
          <h1>{name === '' ? t('export.shared.page') : name}</h1>
          <p className={styles.facts}>
            {countries.map(({ key, label }) => (
              <span key={key} className={styles.country}>
                <Flag country={key} />
                {label}
              </span>
            ))}
            {plan && tour.startDate !== null && (
              <span>{format.dateRange(plan.start, plan.end, 'short-year')}</span>
            )}
            {plan && <span>{tn('export.days', plan.days)}</span>}
            {tour.travellers > 1 && <span>{tn('export.sheet.travellers', tour.travellers)}</span>}
          </p>
          {note !== undefined && <p className={styles.note}>{note}</p>}
          <CopyTourButton found={found} />
        </header>
        {plan && <SharedStatistics plan={plan} />}
        <div className={styles.columns}>
          <section className={styles.main} aria-labelledby="shared-itinerary">
            <h2 id="shared-itinerary">{t('export.shared.itinerary')}</h2>
            {planned === undefined ? (
              <div role="status" aria-label={t('export.shared.waiting')}>
                <Skeleton height="420px" />
              </div>
            ) : (
              <SharedDays planned={planned} selected={selected} onSelect={setSelected} />
            )}
          </section>
          {flags.maps && planned?.planned && (
            <aside className={styles.side} aria-label={t('export.shared.map')}>
              {/* A map chunk that cannot be loaded must not take down the page. */}
              <ErrorBoundary fallback={null}>
                <PlaceMap
                  className={styles.map}
                  label={t('export.shared.map')}
                  places={stopsOnMap(stops, planned.facts.places, locale)}
                  lines={connectionsOnMap(
                    planned.planned.plan,
                    planned.planned.options,
                    planned.facts.places,
                    planned.planned.paths,
                  )}
                  selected={selected}
                  onSelect={setSelected}
                  withoutList
                />
              </ErrorBoundary>
            </aside>
          )}
        </div>
      </article>
    </SiteLayout>
  );
}

/** Copies the tour into the planner and opens it there. */
function CopyTourButton({ found }: { found: FoundTour }) {
  const { t, locale } = useTranslation();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const copyName = useCopyName();

  async function makeCopy() {
    const name = await copyName(found.tour.name);
    return importTour({ ...found, tour: { ...found.tour, name } });
  }

  async function copy(): Promise<void> {
    setBusy(true);
    const made = await makeCopy().catch((error: unknown) => {
      console.error('The shared tour could not be copied', error);
      return null;
    });
    setBusy(false);
    if (made?.ok) navigate(pathOf('tours-edit', locale, { tour: made.tourId, step: 'customize' }));
    else showSnackbar({ message: t('export.import.error.not-saved') });
  }

  return (
    <div className={styles.mine}>
      <Button variant="accent" icon={CopyPlus} busy={busy} onClick={() => void copy()}>
        {t('export.shared.mine')}
      </Button>
      <p>{t('export.shared.mineNote')}</p>
    </div>
  );
}
