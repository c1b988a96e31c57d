import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { lastTourId } from '../../../data/tours/tours.ts';
import { useLocale } from '../../shell/i18n/locale-context.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import { PlannerLoading } from './planner-loading.tsx';
import { PlannerNotice } from './planner-notice.tsx';

/** Redirects to the last opened tour; shows a notice if there is none. */
export function OpenLastTour() {
  const locale = useLocale();
  const [, navigate] = useLocation();
  const [notice, setNotice] = useState<'no-tour' | 'refused' | null>(null);
  const open = useEffectEvent((tour: string) =>
    navigate(pathOf('tours-edit', locale, { tour, step: 'customize' }), { replace: true }),
  );

  useEffect(() => {
    let current = true;
    lastTourId().then(
      (id) => {
        if (!current) return;
        if (id === null) setNotice('no-tour');
        else open(id);
      },
      (error: unknown) => {
        console.warn('The last tour cannot be read', error);
        if (current) setNotice('refused');
      },
    );
    return () => {
      current = false;
    };
  }, []);

  return notice === null ? <PlannerLoading /> : <PlannerNotice about={notice} />;
}
