import { assignSuccessors } from './assign-successors.ts';
import { Cycle } from './cycle.ts';
import { patchCycles } from './patch-cycles.ts';
import { seededRandom } from './seeded-random.ts';

const SEED = 20_270_110;
/** More nodes need more rounds, and above 100 get fewer: half a second of one core at 100 nodes. */
const ROUNDS_PER_NODE = 300;
const WORK = 1_250_000;
const FEWEST_ROUNDS = 200;
const LONGEST_KICK = 8;
/** Below it there are not three segments to kick. */
const FEWEST_TO_KICK = 8;
/** The assignment takes time with the cube of the nodes: a quarter of a second here. */
const MOST_TO_ASSIGN = 400;

/**
 * Looks for the shortest directed cycle through all nodes (`costs[from * size + to]`, which need not
 * be the same both ways) by iterated local search, and answers with the shortest that it has met.
 * Deterministic: a fixed seed and a fixed number of rounds.
 *
 * Two searches, because costs differ in kind: places on a map are searched best from anywhere with a
 * readiness for detours that cools down; costs without a geography, from the cycles of the cheapest
 * assignment, strictly downhill. Both see the costs above that assignment, which are the same for
 * every cycle but for a constant, and tell better which ways are worth a look.
 */
export function shortenCycle(costs: Float64Array, size: number): number[] {
  const given = Array.from({ length: size }, (_, node) => node);
  if (size < 3) return given;
  if (size > MOST_TO_ASSIGN) return search(costs, given, 1);
  const { successors, rest } = assignSuccessors(costs, size);
  const cooled = search(rest, given, 1);
  const downhill = search(rest, patchCycles(rest, successors), 0);
  return lengthOf(cooled, costs) <= lengthOf(downhill, costs) ? cooled : downhill;
}

/** `warmth` is how many mean steps longer a kicked cycle may be at first and still be gone on from. */
function search(costs: Float64Array, start: readonly number[], warmth: number): number[] {
  const size = start.length;
  const cycle = new Cycle(costs, start);
  for (const node of start) cycle.enqueue(node);
  cycle.improve();
  let best = cycle.copy();
  if (size < FEWEST_TO_KICK) return best;

  const random = seededRandom(SEED);
  const longest = Math.min(LONGEST_KICK, Math.floor((size - 1) / 3));
  const rounds = Math.max(FEWEST_ROUNDS, Math.min(ROUNDS_PER_NODE * size, Math.floor(WORK / size)));
  const warmest = (warmth * lengthOf(best, costs)) / size;
  let ahead = 0;
  let mostAhead = 0;
  for (let round = 0; round < rounds; round += 1) {
    cycle.remember();
    const lengths = [1 + random(longest), 1 + random(longest), 1 + random(longest)] as const;
    const gain = cycle.kick(random(size), lengths) + cycle.improve();
    const worst = -warmest * (1 - round / rounds) * (random(CHANCES) / CHANCES);
    if (gain < worst) {
      cycle.restore();
      continue;
    }
    ahead += gain;
    if (ahead <= mostAhead) continue;
    mostAhead = ahead;
    best = cycle.copy();
  }
  return best;
}

const CHANCES = 1_000_000;

function lengthOf(cycle: readonly number[], costs: Float64Array): number {
  const size = cycle.length;
  let length = 0;
  for (let place = 0; place < size; place += 1) {
    length += costs[(cycle[place] ?? 0) * size + (cycle[(place + 1) % size] ?? 0)] ?? 0;
  }
  return length;
}
