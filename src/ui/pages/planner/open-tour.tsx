import { useState, useSyncExternalStore } from 'react';
import { openPlannerSession } from '../../../data/planner/planner-session.ts';
import type { PlannerSession } from '../../../data/planner/planner-state.ts';
import { PlannerProvider } from '../../features/planner/planner-provider.tsx';
import type { PlannerStep } from '../../features/planner/planner-context.tsx';
import { PlannerFrame } from '../../features/planner/frame/planner-frame.tsx';
import { ExportHost } from '../../features/export/export-host.tsx';
import { PlannerLoading } from './planner-loading.tsx';
import { PlannerNotice } from './planner-notice.tsx';

/** Opens a tour while its page is mounted. */
export function OpenTour({ tourId, step }: { tourId: string; step: PlannerStep | null }) {
  const [opening] = useState(() => sessionOf(tourId));
  const session = useSyncExternalStore(opening.subscribe, opening.current);
  if (session === null) return <PlannerLoading />;
  return (
    <PlannerProvider
      session={session}
      step={step}
      loading={<PlannerLoading />}
      notFound={<PlannerNotice about="not-found" />}
      failed={<PlannerNotice about="refused" />}
    >
      <PlannerFrame />
      <ExportHost />
    </PlannerProvider>
  );
}

/** A session that stays open while it has subscribers. */
function sessionOf(tourId: string) {
  let session: PlannerSession | null = null;
  return {
    subscribe(this: void, listener: () => void): () => void {
      const opened = openPlannerSession(tourId);
      session = opened;
      listener();
      return () => {
        opened.close();
        session = null;
      };
    },
    current: (): PlannerSession | null => session,
  };
}
