import { assignSuccessors } from './assign-successors.ts';
import { Cycle } from './cycle.ts';
import { patchCycles } from './patch-cycles.ts';
import { seededRandom } from './seeded-random.ts';

const SEED = 20_270_110;
/** Iterations per node, capped above 100 nodes: 0.5 s of one core at 100 nodes. */
const ROUNDS_PER_NODE = 300;
const WORK = 1_250_000;
const FEWEST_ROUNDS = 200;
const MAX_KICK_LENGTH = 8;
/** Fewer nodes do not give three segments for a kick. */
const FEWEST_TO_KICK = 8;
/** The assignment is cubic in the number of nodes: 0.25 s at this size. */
const MAX_TO_ASSIGN = 400;

/**
 * Asymmetric TSP heuristic: searches for the shortest directed cycle through all nodes (`costs[from * size + to]`) by
 * iterated local search and returns the best one found. Deterministic: fixed seed, fixed number of iterations.
 *
 * Two searches, because costs differ in kind: geographic costs are searched best from any start with simulated
 * annealing; other costs from the patched cycles of the cheapest assignment, accepting improvements only. Both use the
 * reduced costs of that assignment: they differ from the real costs by a constant per cycle and rank candidate moves
 * better.
 */
export function shortenCycle(costs: Float64Array, size: number): number[] {
  const given = Array.from({ length: size }, (_, node) => node);
  if (size < 3) return given;
  if (size > MAX_TO_ASSIGN) return search(costs, given, 1);
  const { successors, rest } = assignSuccessors(costs, size);
  const annealed = search(rest, given, 1);
  const descended = search(rest, patchCycles(rest, successors), 0);
  return lengthOf(annealed, costs) <= lengthOf(descended, costs) ? annealed : descended;
}

/**
 * `temperature` is the initial annealing temperature: how many mean steps longer a kicked cycle may be and still be
 * accepted.
 */
function search(costs: Float64Array, start: readonly number[], temperature: number): number[] {
  const size = start.length;
  const cycle = new Cycle(costs, start);
  for (const node of start) cycle.enqueue(node);
  cycle.improve();
  let best = cycle.copy();
  if (size < FEWEST_TO_KICK) return best;

  const random = seededRandom(SEED);
  const longest = Math.min(MAX_KICK_LENGTH, Math.floor((size - 1) / 3));
  const rounds = Math.max(FEWEST_ROUNDS, Math.min(ROUNDS_PER_NODE * size, Math.floor(WORK / size)));
  const initialThreshold = (temperature * lengthOf(best, costs)) / size;
  let totalGain = 0;
  let bestGain = 0;
  for (let round = 0; round < rounds; round += 1) {
    cycle.saveSnapshot();
    const lengths = [1 + random(longest), 1 + random(longest), 1 + random(longest)] as const;
    const gain = cycle.kick(random(size), lengths) + cycle.improve();
    const worst = -initialThreshold * (1 - round / rounds) * (random(CHANCES) / CHANCES);
    if (gain < worst) {
      cycle.restoreSnapshot();
      continue;
    }
    totalGain += gain;
    if (totalGain <= bestGain) continue;
    bestGain = totalGain;
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
