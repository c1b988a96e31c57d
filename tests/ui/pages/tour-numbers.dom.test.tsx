import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { StatisticsRow } from '../../../src/ui/pages/tour/statistics-row.tsx';
import { buildReadyMade } from '../support/catalogue-builder.ts';
import { renderIn } from '../support/with-translations.tsx';

beforeEach(async () => {
  await Promise.all([loadTranslations('en', 'details'), loadTranslations('de', 'details')]);
});
afterEach(cleanup);

it.each([
  ['de', 9, 'im Schnitt je 1 Nacht'],
  ['de', 6, 'im Schnitt je 1,5 Nächte'],
  ['en', 9, '1 night each on average'],
  ['en', 3, '3 nights each on average'],
] as const)('shows in %s the average stay of %d stops in nine nights', async (locale, stops, expected) => {
  const keys = Array.from({ length: stops }, (_, index) => `stop-${index}`);
  await renderIn(
    locale,
    <StatisticsRow tour={buildReadyMade('tour', 1, 0, keys)} planned={null} year={2025} />,
  );
  expect(screen.getByText(expected)).toBeTruthy();
});
