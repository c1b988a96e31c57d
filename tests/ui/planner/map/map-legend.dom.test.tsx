import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MapConnection } from '../../../../src/ui/features/planner/map/map-parts.ts';
import { MapLegend } from '../../../../src/ui/features/planner/map/map-legend.tsx';
import { loadTranslations } from '../../../../src/ui/shell/i18n/translations.ts';

afterEach(cleanup);

const connection = (line: MapConnection['line'], estimated: boolean): MapConnection => ({
  id: `${line} ${estimated}`,
  line,
  estimated,
  type: 'other',
  points: [],
  time: '',
  label: '',
});

it('lists estimated and known lines of each mode separately', async () => {
  await loadTranslations('en', 'planner');
  render(
    <MapLegend
      connections={[
        connection('rail', true),
        connection('rail', false),
        connection('ferry', true),
        connection('estimate', true),
        connection('flight', true),
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Road, estimated',
    'Rail',
    'Rail, estimated',
    'Ferry, estimated',
    'Flight, estimated',
  ]);
});

it('lists the road part of a ferry connection', async () => {
  await loadTranslations('en', 'planner');
  const points = [
    [0, 0],
    [1, 0],
    [2, 0],
  ] as const;
  render(
    <MapLegend connections={[{ ...connection('ferry', true), points, crossed: [{ at: 1, by: 'ferry' }] }]} />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Road, estimated',
    'Ferry, estimated',
  ]);
});
