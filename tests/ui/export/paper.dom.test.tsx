import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { TourFacts } from '../../../src/data/planner/planned-tour.ts';
import { ItinerarySheet } from '../../../src/ui/pages/print/itinerary-sheet.tsx';
import { renderIn } from '../support/with-translations.tsx';
import { HILL_COUNTRY, wordingIn } from './hill-country.ts';

afterEach(cleanup);

const NONE = new Map<string, never>();
const FACTS: TourFacts = {
  places: NONE,
  ownExperiences: NONE,
  countries: NONE,
  airports: NONE,
  placeTexts: NONE,
  visitedCountries: new Set(),
};

it('the print shows the booking of the night before a journey, and notes of a visit', async () => {
  await renderIn(
    'en',
    <ItinerarySheet outline={HILL_COUNTRY} facts={FACTS} wording={await wordingIn('en')} />,
  );
  const [visit, journey] = ['Day 3', 'Day 4'].map((day) => {
    const heading = screen.getByRole('heading', { level: 2, name: new RegExp(`^${day}`) });
    return within(heading.closest('section') ?? document.body);
  });
  expect(visit?.getByText('Note: Nine Arch Bridge before the train at four')).toBeTruthy();
  expect(journey?.getByText('Colombo, the night before the journey')).toBeTruthy();
  expect(journey?.getByText('Booking reference: BED-77')).toBeTruthy();
  expect(journey?.getByText('Note: late arrival told')).toBeTruthy();
});
