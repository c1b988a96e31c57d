import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import type { Network } from '../../../src/model/schemas/network.ts';
import NetworkCredits from '../../../src/ui/components/network-credits.tsx';
import { renderIn } from '../support/with-translations.tsx';

const network = (key: string, sources?: Network['sources']): Network => ({
  _id: key,
  key,
  asOf: 2026,
  ...(sources && { sources }),
  classes: {},
  nodes: [],
  edges: [],
  places: {},
});

beforeEach(async () => {
  await catalogueDb.networks.bulkPut([
    network('isle', {
      osm: {
        of: 'roads',
        name: 'OpenStreetMap',
        license: 'ODbL 1.0 © OpenStreetMap contributors',
        date: '2026-11-01',
      },
      gtfs: {
        of: 'timetable',
        name: 'Isle Transport',
        license: 'CC BY 4.0',
        date: '2026-12-20',
        until: '2027-12-31',
      },
    }),
    network('by-hand'),
  ]);
});
afterEach(cleanup);

describe('credits of imported networks', () => {
  it('name source, license, date and the last day of a timetable, once for both ends of a journey', async () => {
    await renderIn('en', <NetworkCredits countries={['isle', 'isle', 'by-hand']} />);
    await screen.findByText(/OpenStreetMap/);
    expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Roads and ferries: OpenStreetMap, ODbL 1.0 © OpenStreetMap contributors, as of Nov 1, 2026.',
      'Timetable: Isle Transport, CC BY 4.0, as of Dec 20, 2026, valid until Dec 31, 2027.',
    ]);
  });

  it('are translated to German', async () => {
    await renderIn('de', <NetworkCredits countries={['isle']} />);
    const timetable = await screen.findByText(/Isle Transport/);
    expect(timetable.textContent).toMatch(/^Fahrplan: Isle Transport, CC BY 4\.0, Stand 20\. Dez\. 2026/);
  });

  it('are empty for a network by hand', async () => {
    const { container } = await renderIn('en', <NetworkCredits countries={['by-hand', 'unknown']} />);
    expect(container.textContent).toBe('');
  });
});
