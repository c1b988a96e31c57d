import type { PlanInput } from '../../src/model/plan.ts';
import { planTour } from '../../worker/engine/plan-tour.ts';
import { validatePlanInput } from '../../worker/engine/input/validate-input.ts';
import { longTour } from '../builders/long-tour.ts';
import { median, type Figure } from './figure.ts';

const ROUNDS = 150;
const SIZES = [10, 100, 1000] as const;

/**
 * Time of planning, relative to a structuredClone of the same plan in the same run: the clone is the unavoidable cost of
 * the worker's boundary and scales with the machine. Also the growth with the number of stops, and the time of the
 * search for the shortest order.
 */
export async function run(): Promise<Figure[]> {
  const medians = measurePlanning();
  const figures = SIZES.flatMap((stops): Figure[] => {
    const { planMs, cloneMs, checkMs } = medians[stops];
    const ratio = planMs / cloneMs;
    const aimed = stops === 100 ? { aim: 'at most 1', met: ratio <= 1 } : {};
    return [
      { name: `plan ${stops} stops`, value: planMs, unit: 'ms' },
      { name: `plan ${stops} stops ÷ structuredClone of the plan`, value: ratio, unit: '×', ...aimed },
      { name: `check the input of ${stops} stops`, value: checkMs, unit: 'ms' },
    ];
  });
  const growth = medians[1000].planMs / medians[100].planMs;
  figures.push({
    name: 'plan 1,000 stops ÷ plan 100 stops',
    value: growth,
    unit: '×',
    aim: 'at most 11',
    met: growth <= 11,
  });
  for (const stops of [10, 50, 100]) figures.push(optimizeMetric(stops));
  return figures;
}

type Medians = Record<'planMs' | 'cloneMs' | 'checkMs', number>;

/**
 * All sizes are measured in each round, so that load of the machine affects them equally and inputs are not in the CPU
 * cache, as in real use.
 */
function measurePlanning(): Record<(typeof SIZES)[number], Medians> {
  const runs = SIZES.map((stops) => {
    const input = longTour(stops);
    return { input, plan: planned(input), planMs: none(), cloneMs: none(), checkMs: none() };
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { input, plan, planMs, cloneMs, checkMs } of runs) {
      planMs.push(timed(() => planned(input)));
      cloneMs.push(timed(() => structuredClone(plan)));
      checkMs.push(timed(() => validatePlanInput(input)));
    }
  }
  const [ten, hundred, thousand] = runs.map(({ planMs, cloneMs, checkMs }) => ({
    planMs: median(planMs),
    cloneMs: median(cloneMs),
    checkMs: median(checkMs),
  }));
  if (!ten || !hundred || !thousand) throw new Error('a size was not measured');
  return { 10: ten, 100: hundred, 1000: thousand };
}

const none = (): number[] => [];

function optimizeMetric(stops: number): Figure {
  const input: PlanInput = { ...longTour(stops), ops: [{ op: 'optimise' }] };
  const samples = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    planned(input);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  const value = median(samples);
  const aimed = stops === 100 ? { aim: 'under 1,000', met: value < 1000 } : {};
  return { name: `optimise ${stops} stops, CPU`, value, unit: 'ms', ...aimed };
}

function planned(input: PlanInput) {
  const outcome = planTour(input);
  if (!outcome.ok) throw new Error(`${outcome.rejection.path}: ${outcome.rejection.message}`);
  return outcome.value;
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
