import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const project = path.join(import.meta.dirname, '../../..');
const tests = path.join(project, 'tests/worker/engine');
const engine = path.join(project, 'worker/engine');
const readme = readFileSync(path.join(engine, 'README.md'), 'utf8');

const TAG = /\[([A-Z]\d+)\]/g;
/** A quoted text that begins with tags: a test's name, also in a table. */
const NAME = /['"`]((?:\[[A-Z]\d+\])+) /g;

const rules = [...readme.matchAll(/^- \*\*\[([A-Z]\d+)\]\*\* /gm)].map(([, tag]) => String(tag));

/** Each tag with the files whose tests carry it. */
function taggedTests(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.test.ts'))) {
    const text = readFileSync(path.join(tests, file), 'utf8');
    for (const [, tags] of text.matchAll(NAME)) {
      for (const [, tag] of String(tags).matchAll(TAG)) {
        found.set(String(tag), (found.get(String(tag)) ?? new Set()).add(file));
      }
    }
  }
  return found;
}

test('the rules are numbered without a gap, each once', () => {
  const last = new Map<string, number>();
  for (const tag of rules) {
    const letter = tag.slice(0, 1);
    expect(tag).toBe(`${letter}${(last.get(letter) ?? 0) + 1}`);
    last.set(letter, Number(tag.slice(1)));
  }
  expect(rules.length).toBeGreaterThan(60);
});

test('each rule has a test', () => {
  const tagged = taggedTests();
  expect(rules.filter((tag) => !tagged.has(tag))).toEqual([]);
});

test('each tag of a test is a rule', () => {
  const known = new Set(rules);
  const unknown = [...taggedTests()].filter(([tag]) => !known.has(tag));
  expect(unknown.map(([tag, files]) => `${tag} in ${[...files].join(', ')}`)).toEqual([]);
});

test('the list of modules equals the modules of the folder', () => {
  const modules = readdirSync(engine, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('transport'))
    .map((file) => path.basename(file));
  const map = readme.slice(readme.indexOf('## Modules'));
  const named = [...map.matchAll(/`([a-z0-9-]+\.ts)`/g)].map(([, name]) => String(name));
  expect(named.toSorted()).toEqual(modules.toSorted());
});
