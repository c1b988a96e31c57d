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
const { replyTo, measured, takeMeasures } = await import(await bundle('src/tools/plan.ts'));
const mark = flags.has('--profile') ? measured : undefined;

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
  const reply = replyTo(text, mark);
  await write(`${JSON.stringify(reply)}\n`);
  if ('error' in reply) process.exitCode = 2;
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
    for (const line of lines) await write(`${JSON.stringify(replyTo(line, mark))}\n`);
  }
  if (rest !== '') await write(`${JSON.stringify(replyTo(rest, mark))}\n`);
  printProfile();
}

/** Waits for the reader (backpressure). @param {string} text */
async function write(text) {
  if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve));
}

function printProfile() {
  if (!mark) return;
  for (const { name, count, milliseconds } of takeMeasures()) {
    console.error(`${name.padEnd(20)} ${milliseconds.toFixed(3).padStart(10)} ms in ${count}`);
  }
}
