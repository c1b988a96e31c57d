import { writeNetwork, readCountry } from './country-files.ts';
import { ImportError } from './import-error.ts';
import { importRoads, type RoadReport } from './osm/import-roads.ts';
import { readArguments } from './read-arguments.ts';

const USAGE = 'npm run network:import -- --osm file.osm.pbf --country XX [--speed 0.9]';
/** Between them, the import's times fit those that were known. */
const FITTING = { least: 0.9, most: 1.1 };

interface Output {
  print: (line: string) => void;
  complain: (line: string) => void;
}

/**
 * `--osm`: an extract; `--country`: key or ISO code; `--speed`: factor on all speeds; `--catalogue`: another folder than
 * the repository's.
 * @returns the exit code; what is wrong is printed, and nothing is written then
 */
export function runNetworkImport(
  given: readonly string[],
  { catalogue, today }: { catalogue: string; today: string },
  { print, complain }: Output,
): number {
  try {
    const values = readArguments(given, USAGE, ['osm', 'country'], ['speed', 'catalogue']);
    const speed = Number(values.speed ?? 1);
    if (!(speed > 0 && speed <= 2)) throw new ImportError(`--speed ${values.speed}: expected 0 to 2`);
    const country = readCountry(values.catalogue ?? catalogue, values.country, today);
    const { network, report } = importRoads(country, values.osm, { speed });
    writeNetwork(country, network);
    for (const line of describe(report, speed)) print(line);
    print(`Written: ${country.file}. Next: npm run catalogue:check, npm run references -- ${country.key}`);
    return 0;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    complain(error.message);
    return 1;
  }
}

function describe(
  { date, ways, edges, ferries, apart, replaced, bytes }: RoadReport,
  speed: number,
): string[] {
  const lines = [
    `${ways} ways of ${date}: ${edges} roads, ${ferries} ferries, ${Math.round(bytes / 100) / 10} kB compressed with the transport facts.`,
  ];
  if (apart.length > 0) lines.push(`Nodes that lie at none of these roads: ${apart.join(', ')}.`);
  if (replaced.length === 0) return lines;
  const median = (of: (one: RoadReport['replaced'][number]) => number) =>
    replaced.map(of).sort((a, b) => a - b)[Math.floor(replaced.length / 2)] ?? 1;
  const km = median((one) => one.km / one.before.km);
  const timed = replaced.filter(({ before }) => before.hours !== undefined);
  lines.push(`${replaced.length} known roads are replaced: km ${percent(km)} of before in the median.`);
  if (timed.length === 0) return lines;
  const hours = timed.map((one) => one.hours / (one.before.hours ?? 1)).sort((a, b) => a - b);
  const ratio = hours[Math.floor(hours.length / 2)] ?? 1;
  lines.push(`Their hours: ${percent(ratio)} of before in the median.`);
  if (ratio < FITTING.least || ratio > FITTING.most)
    lines.push(`With --speed ${(speed * ratio).toFixed(2)} they would be as before.`);
  return lines;
}

const percent = (ratio: number) => `${Math.round(ratio * 100)} %`;
