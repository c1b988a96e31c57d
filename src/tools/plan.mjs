import fs from 'node:fs';
import { bundle } from './build/bundle.mjs';

/**
 * `npm run --silent plan [-- [--lines] [--profile] [file]]`: reads one input as JSON from the file or standard input
 * and prints the plan. `--lines`: one input per line. `--profile`: prints the duration of each phase to standard error.
 * Standard output contains plans only.
 */
const given = process.argv.slice(2);
const flags = new Set(given.filter((argument) => argument.startsWith('--')));
const file = given.find((argument) => !argument.startsWith('--'));
const { planJson, createPhaseSums } = await import(await bundle('src/tools/plan-json.ts'));
const profile = flags.has('--profile') ? createPhaseSums() : undefined;

try {
  const input = file === undefined ? process.stdin : fs.createReadStream(file);
  if (flags.has('--lines')) await answerLines(input);
  else await answerOne(input);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {NodeJS.ReadableStream} input */
async function answerOne(input) {
  let text = '';
  input.setEncoding('utf8');
  for await (const chunk of input) text += chunk;
  const result = planJson(text, profile?.time);
  await write(`${JSON.stringify(result)}\n`);
  if ('error' in result) process.exitCode = 2;
  printProfile();
}

/**
 * Splits at line feeds only: Node's readline also splits at U+2028, which JSON texts may contain.
 * @param {NodeJS.ReadableStream} input
 */
async function answerLines(input) {
  let rest = '';
  input.setEncoding('utf8');
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) await write(`${JSON.stringify(planJson(line, profile?.time))}\n`);
  }
  if (rest !== '') await write(`${JSON.stringify(planJson(rest, profile?.time))}\n`);
  printProfile();
}

/** Waits for the reader (backpressure). @param {string} text */
async function write(text) {
  if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve));
}

function printProfile() {
  for (const [phase, { count, milliseconds }] of profile?.sums ?? []) {
    console.error(`${`engine:${phase}`.padEnd(20)} ${milliseconds.toFixed(3).padStart(10)} ms in ${count}`);
  }
}
