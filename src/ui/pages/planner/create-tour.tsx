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
  /** Key of the experience, or of an own place, that the tour begins at; one that the device does not hold is left out. */
  firstStop: string | null;
}

/** Starts a tour of the countries and goes on to its first step; the address of the start leaves no trace. */
export function CreateTour({ countries, firstStop }: CreateTourProps) {
  const locale = useLocale();
  const [, navigate] = useLocation();
  const [refused, setRejected] = useState(false);
  const wanted = countries.join(',');
  const open = useEffectEvent((tour: string) => {
    navigate(pathOf('tours-edit', locale, { tour, step: 'add' }), { replace: true });
  });

  // Follows the device's database: the tour is a document before anything is put into it.
  useEffect(() => {
    let current = true;
    void begin(wanted === '' ? [] : wanted.split(','), firstStop).then((result) => {
      if (!current) return;
      if (result.ok) open(result.value);
      else setRejected(true);
    });
    return () => {
      current = false;
    };
  }, [wanted, firstStop]);

  return refused ? <PlannerNotice about="refused" /> : <PlannerLoading />;
}

async function begin(countries: readonly string[], firstStop: string | null): Promise<TourWrite> {
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
