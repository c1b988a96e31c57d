import type { ComponentType } from 'react';
import { siteSettings } from '../../../data/catalogue/shell-queries.ts';
import { currentTours } from '../../../data/tours/current-tours.ts';
import { HomeTour } from './home-tour.tsx';

/** Reads the tours before the home page is first shown, so that nothing on it moves. */
export async function loadHomeTour(): Promise<{ default: ComponentType<object> }> {
  const [settings, tours] = await Promise.all([siteSettings(), currentTours()]);
  const isOff = settings?.toursActive === false;
  return { default: () => (isOff ? null : <HomeTour initial={tours} />) };
}
