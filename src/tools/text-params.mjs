import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './project-root.mjs';

/**
 * `npm run text-params`: generates the parameter names of each text from `locales/en.json`, so that missing or
 * misspelled parameters do not compile.
 */
const TARGET = path.join(projectRoot, 'locales/text-params.ts');

export function textParams(texts) {
  const plain = [];
  const plural = [];
  collect(texts, '', plain, plural);
  return [
    '/** Generated from en.json by `npm run text-params`: the parameters of each text that has some. */',
    'export interface TextParams {',
    ...plain,
    '}',
    '',
    '/** The same for plural forms, without `count`. */',
    'export interface PluralParams {',
    ...plural,
    '}',
    '',
  ].join('\n');
}

function collect(node, key, plain, plural) {
  if (typeof node === 'string') {
    add(plain, key, paramsOf(node));
    return;
  }
  if (Object.keys(node).toSorted().join() === 'one,other') {
    const names = new Set([...paramsOf(node.one), ...paramsOf(node.other)]);
    names.delete('count');
    add(plural, key, names);
  }
  for (const [name, child] of Object.entries(node)) {
    collect(child, key === '' ? name : `${key}.${name}`, plain, plural);
  }
}

function paramsOf(text) {
  return new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
}

function add(lines, key, params) {
  if (params.size > 0) lines.push(`  '${key}': ${[...params].map((name) => `'${name}'`).join(' | ')};`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const texts = JSON.parse(fs.readFileSync(path.join(projectRoot, 'locales/en.json'), 'utf8'));
  fs.writeFileSync(TARGET, textParams(texts));
}
