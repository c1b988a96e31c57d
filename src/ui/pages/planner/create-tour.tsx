import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { placesByKeys } from '../../../data/own-experiences/own-summaries.ts';
import { createFromExperience, createTour } from '../../../data/tours/tours.ts';
import type { TourWrite } from '../../../data/tours/tours.ts';
import { useLocale } from '../../shell/i18n/locale-context.tsx';
import { pathOf } from '../../shell/routing/paths.ts';
import { PlannerLoading } from './planner-loading.tsx';
import { PlannerNotice } from './planner-notice.tsx';

interface CreateTourProps {
  countries: readonly string[];
  /** Key of the experience or own experience that the tour starts with; ignored if it is not cached. */
  firstStop: string | null;
  /** What the first step searches for. */
  query: string;
}

/** Creates a tour for the countries and redirects to its first step, replacing the history entry. */
export function CreateTour({ countries, firstStop, query }: CreateTourProps) {
  const locale = useLocale();
  const [, navigate] = useLocation();
  const [rejected, setRejected] = useState(false);
  const countryList = countries.join(',');
  const open = useEffectEvent((tour: string) =>
    navigate(pathOf('tours-edit', locale, { tour, step: 'add', q: query }), { replace: true }),
  );

  // Stores the tour before anything is added to it.
  useEffect(() => {
    let current = true;
    void startTour(countryList === '' ? [] : countryList.split(','), firstStop).then((result) => {
      if (!current) return;
      if (result.ok) open(result.value);
      else setRejected(true);
    });
    return () => {
      current = false;
    };
  }, [countryList, firstStop]);

  return rejected ? <PlannerNotice about="refused" /> : <PlannerLoading />;
}

async function startTour(countries: readonly string[], firstStop: string | null): Promise<TourWrite> {
  const [place] = firstStop === null ? [] : await placeOf(firstStop);
  return place === undefined ? createTour(countries) : createFromExperience(place);
}

async function placeOf(key: string) {
  try {
    return await placesByKeys([key]);
  } catch (error) {
    console.warn('The first stop cannot be looked up', error);
    return [];
  }
}
