import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MapLeg } from '../../../../src/ui/features/planner/map/map-parts.ts';
import { MapLegend } from '../../../../src/ui/features/planner/map/map-legend.tsx';
import { loadTranslations } from '../../../../src/ui/shell/i18n/translations.ts';

afterEach(cleanup);

const leg = (line: MapLeg['line'], estimated: boolean): MapLeg => ({
  id: `${line} ${estimated}`,
  line,
  estimated,
  type: 'other',
  points: [],
  time: '',
  label: '',
});

it('the legend tells estimates of every mode from what is known', async () => {
  await loadTranslations('en', 'planner');
  render(
    <MapLegend
      legs={[
        leg('rail', true),
        leg('rail', false),
        leg('ferry', true),
        leg('estimate', true),
        leg('flight', true),
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Road, estimate',
    'Rail',
    'Rail, estimate',
    'Ferry, estimate',
    'Flight, estimate',
  ]);
});

it('the legend names the road that leads to a boat', async () => {
  await loadTranslations('en', 'planner');
  const points = [
    [0, 0],
    [1, 0],
    [2, 0],
  ] as const;
  render(<MapLegend legs={[{ ...leg('ferry', true), points, crossed: [{ at: 1, by: 'ferry' }] }]} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Road, estimate',
    'Ferry, estimate',
  ]);
});
