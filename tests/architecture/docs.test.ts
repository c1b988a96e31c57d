import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DECISIONS = 'src/decisions';
const MOST_DECISIONS = 25;
const HEADINGS = ['Context', 'Decision', 'Alternatives', 'Consequences'];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && fs.existsSync(path.join(ROOT, file)));
const folders = new Set(files.flatMap((file) => parentsOf(file)));
const known = new Set([...files, ...folders]);
const names = new Set(files.map((file) => path.posix.basename(file)));

const decisions = files.filter((file) => path.posix.dirname(file) === DECISIONS);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'src/README.md',
  'GLOSSARY.md',
  'CHANGELOG.md',
  ...decisions,
];

/** Not paths of the repository: packages, and files that exist only in a build or on a server. */
const ELSEWHERE = /^(zod\/mini|\.data|\.cache|dist|DATA_DIR)(\/|$)/;
/** Files of a build or a server that are named without their folder. */
const MADE_ELSEWHERE = new Set(['history.json', 'later-files.json', 'tour.json']);
const PATH = /^[\w.@*-]+(\/[\w.@*<>-]+)*\/?$/;
const FILE = /\.(ts|tsx|mjs|md|json|css|pmtiles|html|yml)$/;

function parentsOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function textOf(file: string): string {
  return fs.readFileSync(path.join(ROOT, file), 'utf8');
}

/** Texts within backticks and code blocks that look like paths. */
function pathsIn(document: string): string[] {
  const quoted = [...textOf(document).matchAll(/```\w*\n([\s\S]*?)```|`([^`\n]+)`/g)];
  return quoted
    .flatMap(([, block = '', span = '']) => (block + span).split(/\s+/))
    .filter((word) => PATH.test(word) && (word.includes('/') || FILE.test(word)))
    .filter((word) => !ELSEWHERE.test(word) && !MADE_ELSEWHERE.has(word));
}

/** Paths are written from the top; files beside a document and unique names may stand alone. */
function exists(word: string, document: string): boolean {
  const [fixed = ''] = word.split(/\/?<|\/$/);
  if (fixed.includes('*')) {
    const pattern = new RegExp(`(^|/)${fixed.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
    return files.some((file) => pattern.test(file));
  }
  const beside = path.posix.join(path.posix.dirname(document), fixed);
  return known.has(fixed) || known.has(beside) || (!fixed.includes('/') && names.has(fixed));
}

describe.each(documents)('%s', (document) => {
  it('names files and folders that exist', () => {
    expect(pathsIn(document).filter((word) => !exists(word, document))).toEqual([]);
  });

  it('links to files that exist', () => {
    const links = [...textOf(document).matchAll(/\]\(([^)#:]+)\)/g)].map(([, target]) => String(target));
    const here = path.posix.dirname(document);
    expect(links.filter((target) => !known.has(path.posix.join(here, target)))).toEqual([]);
  });

  it('names scripts of package.json', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const named = [...textOf(document).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)];
    expect(named.map(([, name]) => String(name)).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

it('pathsIn detects paths in the documents', () => {
  expect(documents.flatMap((document) => pathsIn(document)).length).toBeGreaterThan(300);
});

describe('decisions', () => {
  it(`are at most ${MOST_DECISIONS}`, () => {
    expect(decisions.length).toBeGreaterThan(0);
    expect(decisions.length).toBeLessThanOrEqual(MOST_DECISIONS);
  });

  it.each(decisions)('%s is a dated page of 150 to 350 words with the four headings', (file) => {
    expect(path.posix.basename(file)).toMatch(/^20\d\d-[01]\d-[0-3]\d-[a-z0-9-]+\.md$/);
    const text = textOf(file);
    expect(text).toMatch(/^# \S/);
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(HEADINGS);
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThan(150);
    expect(words).toBeLessThan(350);
  });

  it('are all listed in src/README.md', () => {
    const map = textOf('src/README.md');
    expect(decisions.filter((file) => !map.includes(`(${path.posix.relative('src', file)})`))).toEqual([]);
  });
});
