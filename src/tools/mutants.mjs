import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filesIn } from './mutation/import-graph.mjs';
import { editsOf } from './mutation/operators.mjs';
import { runMutant } from './mutation/run-mutant.mjs';
import { stopTestProcess } from './mutation/test-process-client.mjs';
import { projectRoot } from './project-root.mjs';

/**
 * `npm run mutants -- --count 100 --seed 1`: mutation testing of sync and user data. Draws mutants at random and runs
 * each against the unit tests and the fault simulation. Results are kept in `.cache/mutants`; the next run continues
 * from there.
 * @typedef {import('./mutation/run-mutant.mjs').Mutant & { around: string, caught?: boolean | undefined, by?: string, seconds?: number }} Row
 */
const FOLDERS = ['worker/sync', 'src/data'];
/** Placeholder for the mutated code within its context. */
const HOLE = '\u0000';
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    schedules: { type: 'string', default: '2000' },
    /** Stops after the mutant that is running then. */
    minutes: { type: 'string', default: '100000' },
    /** Runs only these ids again; their previous results are discarded. */
    again: { type: 'string' },
    /** Runs the surviving mutants again. */
    survivors: { type: 'boolean', default: false },
    /** Runs only the tests of the two folders and keeps only caught mutants. */
    quick: { type: 'boolean', default: false },
    /** Mutates only this file, with a separate results file. */
    file: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const [count, seed, schedules] = [Number(values.count), Number(values.seed), Number(values.schedules)];
if (![count, seed, schedules].every((number) => Number.isSafeInteger(number) && number > 0)) {
  console.error(
    'usage: npm run mutants -- [--count 100] [--seed 1] [--schedules 2000] [--minutes 10] [--list]',
  );
  process.exit(2);
}

const scope = values.file === undefined ? '' : `-${values.file.replaceAll('/', '-')}`;
const file = path.join(projectRoot, '.cache', 'mutants', `seed-${seed}${scope}.json`);
const rows = read();
const again = new Set(values.again?.split(',').map(Number));
const until = Date.now() + Number(values.minutes) * 60_000;
if (!values.list) {
  os.setPriority(15);
  for (const row of rows) {
    if (row.caught !== undefined && !again.has(row.id) && !(values.survivors && !row.caught)) continue;
    if (again.size > 0 && !again.has(row.id)) continue;
    if (Date.now() > until) break;
    const outcome = await runMutant(row, { schedules, isQuick: values.quick });
    console.log(lineOf({ ...row, ...outcome }));
    if (values.quick && !outcome.caught) continue;
    Object.assign(row, outcome);
    write();
  }
  await stopTestProcess();
}
report();

/**
 * Loads previously drawn mutants with their results and finds them by context if their file has changed. Mutants whose
 * code is gone are replaced.
 * @returns {Row[]}
 */
function read() {
  if (!fs.existsSync(file)) return draw();
  /** @type {Row[]} */
  const before = JSON.parse(fs.readFileSync(file, 'utf8'));
  const kept = before.flatMap((row) => {
    const [ahead, from] = [row.around.split(HOLE)[0] ?? '', row.from];
    const code = fs.existsSync(path.join(projectRoot, row.file)) ? codeOf(row.file) : '';
    const at = code.indexOf(row.around.replace(HOLE, () => from));
    if (at < 0) return [];
    return [Object.assign(row, { start: at + ahead.length, end: at + ahead.length + from.length })];
  });
  if (kept.length === before.length) return before;
  const known = new Set(kept.map(nameOf));
  const others = draw().filter((row) => !known.has(nameOf(row)));
  const ids = before.map(({ id }) => id).filter((id) => kept.every((row) => row.id !== id));
  return kept.concat(ids.flatMap((id, index) => (others[index] ? Object.assign(others[index], { id }) : [])));
}

/** @param {Row} row */
function nameOf({ file: name, start, end, text }) {
  return [name, start, end, text].join(' ');
}

/** @returns {Row[]} */
function draw() {
  const random = randomFrom(seed);
  const all = FOLDERS.flatMap((folder) =>
    filesIn(folder, /\.ts$/).flatMap((name) => {
      if (values.file !== undefined && name !== values.file) return [];
      const code = codeOf(name);
      return editsOf(code).map((edit) =>
        Object.assign(edit, { file: name, from: code.slice(edit.start, edit.end) }),
      );
    }),
  );
  console.log(`${all.length} mutants can be made in ${FOLDERS.join(' and ')}`);
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => {
    const [edit] = all.splice(Math.floor(random() * all.length), 1);
    if (!edit) throw new Error('no more mutants');
    const code = codeOf(edit.file);
    const line = code.slice(0, edit.start).split('\n').length;
    const around = `${code.slice(Math.max(0, edit.start - 60), edit.start)}${HOLE}${code.slice(edit.end, edit.end + 60)}`;
    return { id: index + 1, line, around, ...edit };
  });
}

function write() {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(rows, null, 1));
}

/** @param {string} name */
function codeOf(name) {
  return fs.readFileSync(path.join(projectRoot, name), 'utf8');
}

/** @param {string} words */
function short(words) {
  return words.replaceAll(/\s+/g, ' ').slice(0, 60);
}

/** @param {Row} row */
function lineOf({ id, file: name, line, operator, from, text, caught, by, seconds }) {
  const outcome = caught === undefined ? 'not run' : caught ? 'caught' : 'SURVIVED';
  const words = `${short(from)} → ${short(text) || 'nothing'}`;
  return `${String(id).padStart(3)} ${outcome.padEnd(8)} ${name}:${line} ${operator}: ${words} [${by ?? ''}${seconds === undefined ? '' : `, ${seconds} s`}]`;
}

function report() {
  console.log(`\nSeed ${seed}:`);
  for (const row of rows) console.log(lineOf(row));
  const run = rows.filter(({ caught }) => caught !== undefined);
  const caught = run.filter((row) => row.caught);
  const bySchedules = caught.filter(({ by }) => by?.startsWith('schedules'));
  console.log(`${caught.length} of ${run.length} caught, ${bySchedules.length} of them by the schedules`);
}

/** Deterministic random numbers (mulberry32). @param {number} from */
function randomFrom(from) {
  let state = from >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
