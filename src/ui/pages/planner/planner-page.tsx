import { useSearch } from 'wouter';
import { PLANNER_STEPS } from '../../features/planner/planner-context.tsx';
import { CreateTour } from './create-tour.tsx';
import { OpenLastTour } from './open-last-tour.tsx';
import { OpenTour } from './open-tour.tsx';
import { useFoundPage } from '../../shell/routing/use-found-page.ts';

/**
 * Planner page. `/tours/create?countries=a,b` creates a tour, with `&add=<key>` one that starts with that experience, with `&q=<text>`
 * a search for the first;
 * `/tours/edit?tour=<id>&step=<step>` opens a tour, `/tours/edit` the last one.
 */
export default function PlannerPage() {
  const query = new URLSearchParams(useSearch());
  if (useFoundPage()?.page === 'tours-create') {
    const countries = (query.get('countries') ?? '').split(',').filter((key) => key !== '');
    return <CreateTour countries={countries} firstStop={query.get('add')} query={query.get('q') ?? ''} />;
  }
  const tourId = query.get('tour');
  const step = PLANNER_STEPS.find((name) => name === query.get('step'));
  if (tourId === null || tourId === '') return <OpenLastTour />;
  return <OpenTour key={tourId} tourId={tourId} step={step ?? null} />;
}
