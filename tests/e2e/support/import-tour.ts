import type { Page } from '@playwright/test';
import { emptyTour } from '../../../src/data/tours/tour-document.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import { type Planner, STOPS } from './planner-actions.ts';

/** Three nights at each of the first three stops of Sri Lanka. */
export function tourFrom(startDate: string, name: string): Tour {
  const stops = STOPS['sri-lanka'].slice(0, 3);
  const itinerary = stops.flatMap((key, index) => {
    const stop = { experience_id: key, nights: 3 };
    return index === 0 ? [stop] : [{ connection_id: `${stops[index - 1]}_${key}` }, stop];
  });
  return { ...emptyTour(['sri-lanka'], new Date()), name, startDate, itinerary };
}

/** Opens a tour from a file. @param address of My tours */
export async function importTour(page: Page, planner: Planner, address: string, tour: Tour): Promise<void> {
  const { t } = planner;
  await page.goto(address);
  await page.getByRole('button', { name: t('myTours.import') }).click();
  const dialog = page.getByRole('dialog', { name: t('myTours.import') });
  const buffer = Buffer.from(JSON.stringify({ format: 'rucksack-tour', version: 1, tour, places: [] }));
  await dialog.locator('input').setInputFiles({ name: 'tour.json', mimeType: 'application/json', buffer });
  await dialog.getByRole('button', { name: t('export.import.open') }).click();
  await page.waitForURL(/tour=[0-9a-f-]{36}&step=customize/);
}
