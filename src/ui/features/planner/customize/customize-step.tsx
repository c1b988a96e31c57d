import { MapPinPlus } from 'lucide-react';
import { classNames } from '../../../shell/components/class-names.ts';
import { Button } from '../../../components/form/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { VisuallyHidden } from '../../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { Itinerary } from '../itinerary/itinerary.tsx';
import { HintUpdater } from '../hints/stop-hints.tsx';
import { StatisticsPanel } from '../statistics/statistics-panel.tsx';
import { usePlanner } from '../planner-context.tsx';
import { useWide } from '../use-wide.ts';
import styles from './customize-step.module.css';
import { CustomizeSkeleton } from './customize-skeleton.tsx';
import { DaysSlider } from './days-slider.tsx';
import { LastChangeCard } from './last-change-card.tsx';
import sideStyles from './side-column.module.css';
import { TourNotes } from './tour-notes.tsx';
import { TourSummary } from './tour-summary.tsx';
import { TourTools } from './tour-tools.tsx';
import { WarningList } from './warning-list.tsx';

const NONE_LOST: readonly string[] = [];

/** The customize step: days slider, tools for the whole tour, and the itinerary. */
export function CustomizeStep() {
  const { t } = useTranslation();
  const { state, preview, setPreview, notice, stepHref } = usePlanner();
  const wide = useWide();
  const { tour, plan } = state;
  // If planning failed, the failure is shown above: no skeleton then.
  if (tour === null || plan === null) return state.failure === null && <CustomizeSkeleton />;
  if (plan.statistics.numberOfExp === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState
          icon={MapPinPlus}
          title={t('planner.empty.title')}
          action={
            <Button variant="accent" href={stepHref('add')}>
              {t('planner.empty.action')}
            </Button>
          }
        >
          {t('planner.empty.text')}
        </EmptyState>
      </div>
    );
  }
  const shown = preview ?? plan;

  return (
    <div className={styles.panel}>
      <VisuallyHidden>
        <h2 id="customize-days">{t('planner.itinerary.label')}</h2>
      </VisuallyHidden>
      {wide ? (
        <>
          <DaysSlider />
          <TourTools />
        </>
      ) : (
        <TourSummary>
          <DaysSlider />
          <TourTools />
        </TourSummary>
      )}
      <WarningList />
      <Itinerary
        plan={shown}
        itinerary={shown.itinerary}
        options={state.options}
        lostStops={state.lostStops ?? NONE_LOST}
        nightsChanged={preview === null ? notice.nightsChanged : null}
        isPreview={preview !== null}
        onPreview={setPreview}
      />
      <HintUpdater />
      <div className={styles.whole}>
        <section className={classNames(sideStyles.card, styles.tool)} aria-labelledby="side-notes">
          <h2 className={sideStyles.title} id="side-notes">
            {t('planner.notes.label')}
          </h2>
          <TourNotes />
        </section>
        {wide && <LastChangeCard />}
        <section aria-labelledby="side-numbers">
          <h2 className={sideStyles.title} id="side-numbers">
            {t('planner.statistics.title')}
          </h2>
          <StatisticsPanel />
        </section>
      </div>
    </div>
  );
}
