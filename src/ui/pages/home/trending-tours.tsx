import { useLiveQuery } from 'dexie-react-hooks';
import { useLocation } from 'wouter';
import { showSnackbar } from '../../components/snackbar-store.ts';
import { useWords } from '../../i18n/use-words.ts';
import { experiencesByKeys } from '../../../data/live-queries.ts';
import { createFromReadyMade } from '../../../data/tours.ts';
import type { CountrySummary, TourSummary } from '../../../model/catalogue.ts';
import { CardRail } from '../../features/cards/card-rail.tsx';
import { TourCard } from '../../features/cards/tour-card.tsx';
import { pathOf } from '../../routing/paths.ts';

/** Ready-made routes; a press makes a copy of one and opens it in the planner. */
export function TrendingTours(props: {
  tours: readonly TourSummary[];
  countries: readonly CountrySummary[];
}) {
  const { tours, countries } = props;
  const { t, locale } = useWords();
  const [, navigate] = useLocation();
  const endKeys = tours.flatMap((tour) => [firstStop(tour), lastStop(tour)]);
  const ends = useLiveQuery(() => experiencesByKeys(endKeys), [endKeys.join()]) ?? [];
  const find = (key: string) => ends.find((experience) => experience.key === key);

  async function open(tour: TourSummary) {
    const made = await createFromReadyMade(tour, locale);
    if (made.ok) navigate(pathOf('tours-edit', locale, { tour: made.value, step: 'customize' }));
    else showSnackbar({ message: t('lists.notKept') });
  }

  return (
    <CardRail most="tours">
      {tours.map((tour) => (
        <li key={tour.key}>
          <TourCard
            tour={tour}
            countries={countries.filter((country) => tour.countries.includes(country.key))}
            ends={[find(firstStop(tour)), find(lastStop(tour))]}
            onOpen={() => void open(tour)}
          />
        </li>
      ))}
    </CardRail>
  );
}

function firstStop(tour: TourSummary): string {
  return tour.experiences[0]?.key ?? '';
}

function lastStop(tour: TourSummary): string {
  return tour.experiences.at(-1)?.key ?? '';
}
