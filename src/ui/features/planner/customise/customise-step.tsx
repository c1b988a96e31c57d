import { MapPinPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { Diary } from '../diary/diary.tsx';
import { HomeAirportButton } from '../frame/home-airport-button.tsx';
import { WayHomeSwitch } from '../frame/way-home-switch.tsx';
import { NumbersPanel } from '../numbers/numbers-panel.tsx';
import { usePlanner } from '../planner-context.tsx';
import { useWide } from '../use-wide.ts';
import styles from './customise-step.module.css';
import { CustomiseSkeleton } from './customise-skeleton.tsx';
import { DatesForm } from './dates-form.tsx';
import { DaysSlider } from './days-slider.tsx';
import { LastChangeCard } from './last-change.tsx';
import { OrderTools } from './order-tools.tsx';
import sideStyles from './side-column.module.css';
import { TourNotes } from './tour-notes.tsx';
import { WarningList } from './warning-list.tsx';

const NONE_LOST: readonly string[] = [];

/** The second step: the days slider, the diary, and beside it all that concerns the whole tour. */
export function CustomiseStep() {
  const { t } = useWords();
  const { state, preview, news, stepHref } = usePlanner();
  const wide = useWide();
  const { tour, plan } = state;
  // What could not be planned has said so above; nothing more is on its way.
  if (tour === null || plan === null) return state.failure === null && <CustomiseSkeleton />;
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
    <div className={styles.columns}>
      <section className={styles.main} aria-labelledby="customise-days">
        <VisuallyHidden>
          <h2 id="customise-days">{t('planner.diary.label')}</h2>
        </VisuallyHidden>
        <DaysSlider />
        <Diary
          plan={shown}
          itinerary={shown.itinerary}
          options={state.options}
          lostStops={state.lostStops ?? NONE_LOST}
          nightsChanged={preview === null ? news.nightsChanged : null}
        />
      </section>
      <aside className={styles.side} aria-label={t('planner.side')}>
        {wide && <LastChangeCard />}
        <WarningList />
        <SideCard title={t('planner.dates.title')} id="side-dates">
          <DatesForm />
        </SideCard>
        {!wide && (
          <SideCard title={t('planner.airport.title')} id="side-airport">
            <div className={styles.ends}>
              <HomeAirportButton />
              <WayHomeSwitch />
            </div>
          </SideCard>
        )}
        <SideCard title={t('planner.order.title')} id="side-order">
          <OrderTools />
        </SideCard>
        <SideCard title={t('planner.notes.label')} id="side-notes">
          <TourNotes />
        </SideCard>
        <section aria-labelledby="side-numbers">
          <h2 className={sideStyles.title} id="side-numbers">
            {t('planner.numbers.title')}
          </h2>
          <NumbersPanel />
        </section>
      </aside>
    </div>
  );
}

function SideCard({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section className={classNames(sideStyles.card, styles.tool)} aria-labelledby={id}>
      <h2 className={sideStyles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
