import fs from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import type { Page } from '@playwright/test';
import { CLIENT_SCHEMA } from '../../../src/contract/api-base.ts';
import { PROJECT_ROOT } from './site-process.ts';

/** The program of the regular build: the first release. */
export const FIRST_RELEASE = 'dist/server/main.js';

interface Release {
  /** Recorded by each of its scripts. */
  number: number;
  /** A data schema incompatible with earlier releases. */
  schema?: number;
}

/**
 * Builds a later release from the same sources, with nearly all files of the site changed; cached per build.
 * @returns the program to start
 */
export async function buildRelease({ number, schema = CLIENT_SCHEMA }: Release): Promise<string> {
  const stamps = ['site', 'server'].map((name) => fs.readFileSync(at(`dist/${name}.stamp`), 'utf8'));
  const folder = at(`.cache/releases/${[number, schema, ...stamps].join('-')}`);
  const program = path.join(folder, 'server/main.js');
  if (!fs.existsSync(program)) await runNode('build-release.mjs', [String(number), String(schema), folder]);
  return program;
}

/** The releases whose scripts run in a tab; the first one has no number. */
export function releasesIn(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const noted: unknown = Reflect.get(globalThis, 'releasesHere');
    return noted instanceof Set ? [...noted] : [1];
  });
}

async function runNode(script: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), ...args], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${script} ended with ${String(code)}:\n${output}`);
}

function at(relative: string): string {
  return path.join(PROJECT_ROOT, relative);
}
