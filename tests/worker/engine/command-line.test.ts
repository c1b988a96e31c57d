import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Plan } from '../../../src/model/plan.ts';
import { seededRandom } from '../../../worker/engine/order/seeded-random.ts';
import { changedAt } from '../../builders/changed-input.ts';
import { generatedInput } from '../../builders/generated-input.ts';
import { planOf } from '../../builders/planned.ts';
import { inputOf, stop, travel, connectionEntry } from '../../builders/plan-input.ts';
import { runPlan } from '../../builders/run-plan.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'plan-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tour = inputOf({
  itinerary: [
    stop('colombo', { nights: 1 }),
    connectionEntry('colombo_kandy'),
    stop('kandy', { duration: 6 }),
  ],
  connections: { colombo_kandy: [travel(3, { type: 'rail', price: 3 })] },
});
const tourText = JSON.stringify(tour);
const badText = JSON.stringify(changedAt(tour, 'itinerary[0].nights', 400));
const badError = {
  error: { path: 'itinerary[0].nights', message: 'expected a whole number from 0 to 366' },
};

function written(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Parses JSON Lines output. */
function answers(stdout: string): (Plan | { error: { path: string; message: string } })[] {
  expect(stdout.endsWith('\n')).toBe(true);
  return stdout
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as Plan);
}

describe('one input', () => {
  test('[C1] prints the plan for an input on stdin, identical to the in-browser engine’s', async () => {
    const { code, stdout, stderr } = await runPlan([], tourText);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual(structuredClone(planOf(tour)));
    // Night in Colombo until 11 January 06:00, train 08:00–11:00, six hours in Kandy.
    expect(JSON.parse(stdout)).toMatchObject({ end: '2027-01-11T17:00', days: 2, warnings: [] });
  });

  test('[C1] prints the same plan for a file, over several lines and with characters split between chunks', async () => {
    const notes = `${'ä'.repeat(40_000)}x${'€'.repeat(40_000)}`;
    const text = JSON.stringify(changedAt(tour, 'itinerary[0].notes', notes), null, 2);
    const { code, stdout } = await runPlan([written('tour.json', text)]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      days: 2,
      itinerary: [{ experience_id: 'colombo', notes }, {}, {}],
    });
  });

  test.each([
    ['a field out of bounds', badText, 'itinerary[0].nights'],
    [
      'an op with an invalid reference',
      JSON.stringify({ ...tour, ops: [{ op: 'remove', stop: 2 }] }),
      'ops[0].stop',
    ],
    ['no object', '[]', ''],
    ['nothing', '', ''],
    ['half a text', tourText.slice(0, -1), ''],
    ['two inputs', `${tourText}\n${tourText}`, ''],
    ['a number that JSON does not have', '{"itinerary": NaN}', ''],
  ])('[C2] rejects %s with the field path and exit code 2', async (_name, text, errorPath) => {
    const { code, stdout, stderr } = await runPlan([], text);
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' });
    const reply = JSON.parse(stdout) as { error: { path: string; message: string } };
    expect(Object.keys(reply)).toEqual(['error']);
    expect(reply.error.path).toBe(errorPath);
    expect(reply.error.message).toMatch(/^expected /);
  });

  test('[C2] rejects an invalid file the same way', async () => {
    const { code, stdout } = await runPlan([written('bad.json', badText)]);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toEqual(badError);
  });
});

describe('JSON Lines (`--lines`)', () => {
  const separator = JSON.stringify(changedAt(tour, 'itinerary[0].notes', 'one\u2028two')).replace(
    '\\u2028',
    '\u2028',
  );

  test('[C3] prints one result per line, in input order, and exits with 0', async () => {
    const lines = [tourText, badText, 'no JSON', '', separator, '5', tourText];
    const { code, stdout, stderr } = await runPlan(['--lines'], lines.join('\n'));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const plan = structuredClone(planOf(tour));
    const replies = answers(stdout);
    expect(replies).toHaveLength(7);
    expect([replies[0], replies[6]]).toEqual([plan, plan]);
    expect(replies[1]).toEqual(badError);
    expect(replies[2]).toMatchObject({ error: { path: '' } });
    expect(replies[3]).toMatchObject({ error: { path: '' } });
    expect(replies[4]).toMatchObject({ itinerary: [{ notes: 'one\u2028two' }, {}, {}] });
    expect(replies[5]).toMatchObject({ error: { path: '' } });
  });

  test('[C3] a trailing newline is not an extra input', async () => {
    const { stdout } = await runPlan(['--lines'], `${tourText}\n${badText}\n`);
    expect(answers(stdout)).toHaveLength(2);
  });

  test('[C3] exits with 0 even if every line is invalid', async () => {
    const { code, stdout } = await runPlan(['--lines', written('bad.jsonl', `${badText}\r\n${badText}\r\n`)]);
    expect(code).toBe(0);
    expect(answers(stdout)).toEqual([badError, badError]);
  });

  test('[C3] prints nothing for empty input', async () => {
    expect(await runPlan(['--lines'], '')).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});

describe('fuzzing', () => {
  const INPUTS = 1000;
  const SPOILT: unknown[] = [
    null,
    undefined,
    -1,
    0,
    1.5,
    1e300,
    '',
    'x',
    '__proto__',
    'a_b',
    true,
    [],
    {},
    [null],
    [[]],
  ];
  const FIELDS = [
    'startDate',
    'now',
    'itinerary',
    'itinerary[0]',
    'experiences',
    'experiences.a',
    'connections',
    'ops',
    'bookings',
  ];

  /** About half of the inputs are valid, the others have a corrupted field, op or text. */
  function someLine(seed: number): string {
    const random = seededRandom(seed);
    const input = generatedInput(seed);
    const text = JSON.stringify(input);
    const spoilt = SPOILT[random(SPOILT.length)];
    switch (seed % 6) {
      case 0:
        return JSON.stringify(changedAt(input, FIELDS[random(FIELDS.length)] ?? 'ops', spoilt));
      case 1:
        return JSON.stringify({
          ...input,
          ops: [
            { op: 'move', from: random(9), to: random(9) },
            { op: 'remove', stop: random(9) },
          ],
        });
      case 2:
        return random(2) === 0
          ? text.slice(0, random(text.length))
          : text.replaceAll(/\d/g, String(random(10)));
      default:
        return text;
    }
  }

  test(`[C4] ${INPUTS} inputs are each answered by a plan or an error`, async () => {
    const lines = Array.from({ length: INPUTS }, (_, seed) => someLine(10_000 + seed));
    const { code, stdout, stderr } = await runPlan(['--lines'], lines.join('\n'));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const replies = answers(stdout);
    expect(replies).toHaveLength(INPUTS);
    const errors = replies.flatMap((reply) => ('error' in reply ? [reply.error] : []));
    const plans = replies.flatMap((reply) => ('error' in reply ? [] : [reply]));
    expect(plans.length).toBeGreaterThan(INPUTS / 2);
    expect(errors.length).toBeGreaterThan(INPUTS / 10);
    expect(errors.filter(({ path: at, message }) => typeof at !== 'string' || !message)).toEqual([]);
    expect(plans.filter(({ days, timeline }) => !(days >= 1) || !Array.isArray(timeline))).toEqual([]);
  });

  test('[C4] prints the profile to stderr', async () => {
    const { stdout, stderr } = await runPlan(['--profile'], tourText);
    expect(JSON.parse(stdout)).toMatchObject({ days: 2 });
    expect(stderr).toMatch(/^engine:walk +\d+\.\d{3} ms in 1$/m);
    expect(stderr).toMatch(/^engine:bookings +\d+\.\d{3} ms in 1$/m);
    expect(stderr).toMatch(/^engine:statistics +\d+\.\d{3} ms in 1$/m);
  });

  test('[C4] reports a missing file on stderr only', async () => {
    const { code, stdout, stderr } = await runPlan([path.join(folder, 'none.json')]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('none.json');
  });
});
