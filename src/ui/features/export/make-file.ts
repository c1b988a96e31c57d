import type { PlannedTour } from '../../../data/planner/planned-tour.ts';
import type { OwnExperience } from '../../../model/schemas/own-experience.ts';
import { filePlaceOf, TOUR_FILE_FORMAT, TOUR_FILE_VERSION, type TourFile } from '../../../model/tour-file.ts';
import { isStop } from '../../../model/plan.ts';

/** The whole tour as JSON in the format of `tour-file.ts`, for import and readable by humans. */
export function makeTourFile(planned: Pick<PlannedTour, 'tour' | 'facts'>, now: Date): string {
  const file: TourFile = {
    format: TOUR_FILE_FORMAT,
    version: TOUR_FILE_VERSION,
    exportedAt: now.toISOString(),
    tour: planned.tour,
    places: ownExperiencesOf(planned).map(filePlaceOf),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The own experiences in the tour, without duplicates. */
export function ownExperiencesOf({
  tour,
  facts,
}: Pick<PlannedTour, 'tour'> & {
  facts: Pick<PlannedTour['facts'], 'ownExperiences'>;
}): OwnExperience[] {
  const keys = new Set(tour.itinerary.filter(isStop).map((stop) => stop.experience_id));
  return [...keys].flatMap((key) => facts.ownExperiences.get(key) ?? []);
}

const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const NAME_MAX = 60;

/** File name valid on every system: "Hügel & Tee" as `huegel-tee.ics`. */
export function fileName(tourName: string, ending: string): string {
  const plain = tourName
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX)
    .replaceAll(/^-+|-+$/g, '');
  return `${plain === '' ? 'tour' : plain}.${ending}`;
}
