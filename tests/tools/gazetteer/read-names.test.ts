import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readNames } from '../../../src/tools/gazetteer/read-names.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'names-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function read(tables: Record<string, string>) {
  for (const [name, text] of Object.entries(tables)) fs.writeFileSync(path.join(folder, name), text);
  return readNames(folder);
}

it('gives each place an id by its name, or the one that its line says', () => {
  const names = read({
    'TW.txt': 'Checheng|23.83,120.87|loc:車埕\nChecheng|22.07,120.71|loc:車城;id:checheng-pingtung\n',
    'world.txt': 'CZ|Český Krumlov|48.81,14.32|de:Krumau;nick:Pearl of Bohemia\n',
  });
  expect(names.get('TW')?.map(({ id }) => id)).toEqual(['name:TW/checheng', 'name:TW/checheng-pingtung']);
  expect(names.get('CZ')).toEqual([
    {
      id: 'name:CZ/cesky-krumlov',
      formerIds: [],
      name: 'Český Krumlov',
      at: [14.32, 48.81],
      aliases: ['Krumau'],
      formerNames: [],
      nicknames: ['Pearl of Bohemia'],
    },
  ]);
});

it('knows areas, and the German name of what is no town', () => {
  const lines = read({
    'ID.txt': 'Java|-7.30,110.00|loc:Jawa;is:area\nIjen|-8.06,114.24|de:Ijen-Krater;is:sight\n',
    'world.txt': 'NO|Honningsvåg|70.98,25.97|de:Nordkap\n',
  });
  const known = [...lines.values()].flat().map(({ name, german, isArea }) => ({ name, german, isArea }));
  expect(known).toEqual([
    { name: 'Java', german: undefined, isArea: true },
    { name: 'Ijen', german: 'Ijen-Krater', isArea: undefined },
    { name: 'Honningsvåg', german: undefined, isArea: undefined },
  ]);
  expect(() => read({ 'ID.txt': 'Java|-7.30,110.00|is:island\n' })).toThrow('ID.txt:1');
});

it('keeps the ids of lines that were merged, and knows former names', () => {
  const [tamsui] = read({ 'TW.txt': 'Tamsui|25.17,121.44|old:Hobe;was:tamsui-district\n' }).get('TW') ?? [];
  expect(tamsui).toMatchObject({
    formerIds: ['name:TW/tamsui-district'],
    aliases: ['Hobe'],
    formerNames: ['Hobe'],
  });
});

it.each([
  ['two places have one id', { 'GT.txt': 'San José|16.98,-89.90\nSan Jose|13.93,-90.82\n' }, 'GT.txt:2'],
  ['an id was that of another place', { 'GT.txt': 'A|1,1\nB|2,2|was:a\n' }, 'GT.txt:2'],
  ['a country has a table', { 'LK.txt': '', 'world.txt': 'LK|Colombo|6.93,79.85\n' }, 'world.txt:1'],
  ['a kind of name is unknown', { 'LK.txt': 'Colombo|6.93,79.85|local:Kolamba\n' }, 'LK.txt:1'],
  ['a position is none', { 'LK.txt': 'Colombo|79.85|\n' }, 'LK.txt:1'],
])('refuses a line where %s', (_what, tables, where) => {
  expect(() => read(tables)).toThrow(where);
});
