import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Figure } from './figure.ts';
import { generateExtract } from './generate-extract.ts';

/** Megabytes of the generated extract; the target holds for one of 1,000. */
const MEGABYTES = Number(process.env['IMPORT_MB'] ?? 20);
const MAX_RSS_MB = 2_000;
const CATALOGUE = path.resolve('src/server/catalogue');
/** Prints the peak of the process in kB as it ends. */
const PEAK = 'process.on("exit",()=>console.error("peak "+process.resourceUsage().maxRSS))';

/** Memory and time of `npm run network:import` with an extract of `IMPORT_MB` megabytes. */
export async function run(): Promise<Figure[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-import-bench-'));
  try {
    const osm = path.join(folder, 'made.osm.pbf');
    const towns = generateExtract(osm, MEGABYTES);
    writeCatalogue(folder, towns);
    const given = ['--osm', osm, '--country', 'made', '--catalogue', folder];
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`--import=data:text/javascript,${PEAK}`, 'src/tools/network-import.mjs', ...given],
      { encoding: 'utf8' },
    );
    const seconds = (performance.now() - start) / 1000;
    if (status !== 0) throw new Error(`the import failed: ${stderr}`);
    console.log(stdout.trim());
    const peak = Number(/peak (\d+)/.exec(stderr)?.[1]) / 1000;
    return [
      { name: 'import: extract', value: fs.statSync(osm).size / 1e6, unit: 'MB' },
      { name: 'import: nodes of the network', value: towns.length, unit: '' },
      { name: 'import: time', value: seconds, unit: 's' },
      {
        name: 'import: peak of memory',
        value: peak,
        unit: 'MB',
        aim: `< ${MAX_RSS_MB}`,
        met: peak < MAX_RSS_MB,
      },
    ];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** A country with the facts of Sri Lanka and a network of nodes alone. */
function writeCatalogue(folder: string, towns: readonly (readonly [number, number])[]): void {
  const write = (kind: string, value: object) => {
    fs.mkdirSync(path.join(folder, kind));
    fs.writeFileSync(
      path.join(folder, kind, 'made.json'),
      JSON.stringify({ ...value, _id: 'made', key: 'made' }),
    );
  };
  const read = (kind: string) =>
    JSON.parse(fs.readFileSync(path.join(CATALOGUE, kind, 'sri-lanka.json'), 'utf8')) as object;
  write('countries', { ...read('countries'), iso2: 'XM' });
  write('transport', { ...read('transport'), borders: [] });
  const nodes = towns.map(([lon, lat], index) => ({
    id: `town-${index}`,
    en: `Town ${index}`,
    at: [Number(lon.toFixed(3)), Number(lat.toFixed(3))],
  }));
  write('networks', { asOf: 2026, classes: {}, nodes, edges: [], places: {} });
}
