import { readCountry, writeNetwork, writtenLines } from './country-files.ts';
import { exitCodeFor, ImportError, type ImportOutput } from './import-error.ts';
import { importRoads, type RoadReport } from './osm/import-roads.ts';
import { readArguments } from './read-arguments.ts';

const USAGE = 'npm run network:import -- --osm file.osm.pbf --country XX [--speed 0.9]';
/** Between them, the import's times fit those that were known. */
const FITTING = { least: 0.9, most: 1.1 };

/**
 * `--osm`: an extract; `--country`: key or ISO code; `--speed`: factor on all speeds; `--catalogue`: another folder than
 * the repository's.
 * @returns the exit code; what is wrong is printed, and nothing is written then
 */
export function runNetworkImport(
  given: readonly string[],
  { catalogue, today }: { catalogue: string; today: string },
  output: ImportOutput,
): number {
  try {
    const values = readArguments(given, USAGE, ['osm', 'country'], ['speed', 'catalogue']);
    const speed = Number(values.speed ?? 1);
    if (!(speed > 0 && speed <= 2)) throw new ImportError(`--speed ${values.speed}: expected 0 to 2`);
    const country = readCountry(values.catalogue ?? catalogue, values.country, today);
    const { network, report } = importRoads(country, values.osm, { speed });
    writeNetwork(country, network);
    const [size, next] = writtenLines(country, report.bytes);
    for (const line of [...describe(report, size, speed), next]) output.print(line);
    return 0;
  } catch (error) {
    return exitCodeFor(error, output);
  }
}

function describe(
  { date, ways, edges, ferries, apart, replaced }: RoadReport,
  size: string,
  speed: number,
): string[] {
  const lines = [`${ways} ways of ${date}: ${edges} roads, ${ferries} ferries, ${size}.`];
  if (apart.length > 0) lines.push(`Nodes that lie at none of these roads: ${apart.join(', ')}.`);
  if (replaced.length === 0) return lines;
  const km = median(replaced.map((one) => one.km / one.before.km));
  lines.push(`${replaced.length} known roads are replaced: km ${percent(km)} of before in the median.`);
  const hours = replaced.flatMap(({ hours: now, before }) =>
    before.hours === undefined ? [] : [now / before.hours],
  );
  if (hours.length === 0) return lines;
  const ratio = median(hours);
  lines.push(`Their hours: ${percent(ratio)} of before in the median.`);
  if (ratio < FITTING.least || ratio > FITTING.most)
    lines.push(`With --speed ${(speed * ratio).toFixed(2)} they would be as before.`);
  return lines;
}

const percent = (ratio: number) => `${Math.round(ratio * 100)} %`;

/** The upper one of an even number of values. */
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1;
