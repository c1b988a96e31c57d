import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { createTour } from '../../../data/tours.ts';
import { useLocale } from '../../i18n/locale-context.tsx';
import { pathOf } from '../../routing/paths.ts';
import { PlannerLoading } from './planner-loading.tsx';
import { PlannerNotice } from './planner-notice.tsx';

/** Starts a tour of the countries and goes on to its first step; the address of the start leaves no trace. */
export function CreateTour({ countries }: { countries: readonly string[] }) {
  const locale = useLocale();
  const [, navigate] = useLocation();
  const [refused, setRefused] = useState(false);
  const wanted = countries.join(',');
  const open = useEffectEvent((tour: string) => {
    navigate(pathOf('tours-edit', locale, { tour, step: 'add' }), { replace: true });
  });

  // Follows the device's database: the tour is a document before anything is put into it.
  useEffect(() => {
    let current = true;
    void createTour(wanted === '' ? [] : wanted.split(',')).then((result) => {
      if (!current) return;
      if (result.ok) open(result.value);
      else setRefused(true);
    });
    return () => {
      current = false;
    };
  }, [wanted]);

  return refused ? <PlannerNotice about="refused" /> : <PlannerLoading />;
}
