import { CATALOGUE_CALLS } from '../../src/contract/api/catalogue-calls.ts';
import { CONNECTION_PLACES_MAX } from '../../src/contract/endpoints.ts';
import { API_BASE } from '../../src/contract/sync.ts';
import { createRouter } from '../../worker/engine/transport/create-router.ts';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { facts } from '../worker/engine/transport/real-facts.ts';
import { townFacts } from '../worker/engine/transport/reference-journeys.ts';
import { type Figure, median } from './figure.ts';

/**
 * Time of making the options of a tour, by a router that has made none before, in each country; and how long the server
 * answers nobody else while it makes the largest table.
 */
const STOPS = 100;
const ROUNDS = 3;
const PROBE_INTERVAL_MS = 5;

export async function run(): Promise<Figure[]> {
  const tours = facts.networks.map((network) =>
    longTour(
      townFacts.experiences.filter(({ country_key }) => country_key === network.key).map(({ key }) => key),
    ),
  );
  const optionsMs = (tour: readonly string[]) => {
    const router = createRouter(townFacts);
    const started = performance.now();
    for (const [index, to] of tour.slice(1).entries()) router.options(tour[index] ?? '', to);
    return performance.now() - started;
  };
  const times = Array.from({ length: ROUNDS }, () => tours.map(optionsMs));
  const medians = tours.map((_, tour) => median(times.map((round) => round[tour] ?? Number.NaN)));
  const slowest = Math.max(...medians);
  const heldMs = await heldByLargestTable();
  return [
    { name: `options of a tour of ${STOPS} stops, median of countries`, value: median(medians), unit: 'ms' },
    {
      name: `options of a tour of ${STOPS} stops, the slowest country`,
      value: slowest,
      unit: 'ms',
      aim: 'at most 150',
      met: slowest <= 150,
    },
    {
      name: `longest answer to others beside a table of ${CONNECTION_PLACES_MAX} places`,
      value: heldMs,
      unit: 'ms',
      aim: 'at most 200',
      met: heldMs <= 200,
    },
  ];
}

/** Spread over the places and towns of the country, so that the legs are long. */
function longTour(keys: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(keys.length * 0.382));
  return Array.from(
    { length: STOPS },
    (_, index) => keys[(index * step + Math.floor(index / keys.length)) % keys.length] ?? '',
  );
}

async function heldByLargestTable(): Promise<number> {
  await SiteProcess.fillTemplate();
  const site = await SiteProcess.launch();
  try {
    return await longestAnswerDuring(site.origin, {
      experience_keys: facts.experiences.slice(0, CONNECTION_PLACES_MAX).map(({ key }) => key),
    });
  } finally {
    await site.dispose();
  }
}

/** The longest time that a small call took while the table was made. */
async function longestAnswerDuring(origin: string, body: object): Promise<number> {
  const table = { isDone: false };
  const path = CATALOGUE_CALLS.tourConnections.path;
  const answer = fetch(origin + API_BASE + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(body),
  })
    .then(async (response) => {
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    })
    .finally(() => {
      table.isDone = true;
    });
  let longest = 0;
  while (!table.isDone) {
    const started = performance.now();
    const small = await fetch(origin + API_BASE + CATALOGUE_CALLS.heads.path);
    await small.arrayBuffer();
    longest = Math.max(longest, performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, PROBE_INTERVAL_MS));
  }
  await answer;
  return longest;
}
