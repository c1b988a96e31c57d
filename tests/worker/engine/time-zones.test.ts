import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { Plan, PlanInput } from '../../../src/model/plan.ts';
import { generatedInput } from '../../builders/generated-input.ts';
import { runPlan } from '../../builders/run-plan.ts';

const OTHERS = ['America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'];
const INPUTS = 300;

/** Those with zones and timetables. */
const examples = gunzipSync(readFileSync(path.join(import.meta.dirname, 'examples/engine.jsonl.gz')))
  .toString()
  .trimEnd()
  .split('\n')
  .map((line) => (JSON.parse(line) as { input: PlanInput }).input);
const inputs = [...Array.from({ length: INPUTS }, (_, seed) => generatedInput(seed)), ...examples];
const lines = inputs.map((input) => `${JSON.stringify(input)}\n`).join('');
let inUtc = '';

beforeAll(async () => {
  inUtc = (await runPlan(['--lines'], lines, { TZ: 'UTC' })).stdout;
});

test('a process in another time zone has another clock', () => {
  const hours = ['UTC', ...OTHERS].map((TZ) =>
    execFileSync(process.execPath, ['-p', "new Date('2027-07-01T00:00Z').toString().slice(16, 21)"], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    }).trim(),
  );
  expect(hours).toEqual(['00:00', '20:00', '05:45', '13:00']);
});

test('the generated inputs are planned, over clock changes and a leap day', () => {
  const plans = inUtc
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Plan);
  expect(plans).toHaveLength(inputs.length);
  expect(plans.filter((plan) => 'error' in plan)).toEqual([]);
  const moments = new Set(plans.flatMap((plan) => plan.timeline.map(({ arrival }) => arrival.slice(0, 10))));
  const dates = ['2027-03-28', '2027-10-31', '2028-02-29', '2011-12-30', '2028-01-01'];
  expect(dates.filter((date) => !moments.has(date))).toEqual([]);
});

test.each(OTHERS)('[T6] the same inputs give the same bytes under %s as under UTC', async (TZ) => {
  const { code, stdout } = await runPlan(['--lines'], lines, { TZ });
  expect(code).toBe(0);
  expect(stdout === inUtc).toBe(true);
});
