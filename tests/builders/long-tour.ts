import type { ConnectionOption } from '../../src/model/schemas/connection-option.ts';
import type { ExperienceFacts, ItineraryEntry, PlanInput } from '../../src/model/plan.ts';
import { seededRandom } from '../../worker/engine/order/seeded-random.ts';

const TYPES = ['driving', 'bus', 'rail', 'rental', 'private', 'flight'] as const;
const CATEGORIES = ['beach', 'city', 'history', 'hiking', 'animals', 'waterfall'];

/** A tour of `count` different stops with connections between them and all facts. Deterministic. */
export function longTour(stopCount: number, seed = 1): PlanInput {
  const random = seededRandom(seed);
  const experiences: Record<string, ExperienceFacts> = {};
  const connections: Record<string, ConnectionOption[]> = {};
  const itinerary: ItineraryEntry[] = [];
  for (let index = 0; index < stopCount; index += 1) {
    const id = `stop-${index}`;
    experiences[id] = {
      duration: 4 + random(60),
      price: random(50),
      price_per_night: 15 + random(90),
      categories: [CATEGORIES[random(6)] ?? 'city', CATEGORIES[random(6)] ?? 'city'],
      country_key: random(2) === 0 ? 'sri-lanka' : 'namibia',
      location: { coordinates: [79 + random(3000) / 1000, 6 + random(3500) / 1000] },
    };
    if (index > 0) {
      const connection = `stop-${index - 1}_${id}`;
      connections[connection] = Array.from({ length: 3 }, () => someOption(random));
      itinerary.push({ connection_id: connection, selected: random(3) });
    }
    itinerary.push({ experience_id: id });
  }
  return {
    startDate: '2027-01-10',
    itinerary,
    experiences,
    connections,
    benchmarks: { 'sri-lanka': { price_per_night: 28 }, namibia: { price_per_night: 55 } },
  };
}

function someOption(random: (below: number) => number): ConnectionOption {
  const type = TYPES[random(TYPES.length)] ?? 'bus';
  const option: ConnectionOption = {
    type,
    duration: 1800 + random(30_000),
    distance: 20_000 + random(400_000),
    price: random(80),
    text: null,
    link: 'https://example.com/way',
  };
  if (type === 'flight') option.flight = { origin: `A${random(90)}`, destination: `B${random(90)}` };
  return option;
}
