import { readCountry, writeNetwork, writtenLines } from './country-files.ts';
import { importLines } from './gtfs/import-lines.ts';
import { readRouteTypes } from './gtfs/route-types.ts';
import { exitCodeFor, ImportError, type ImportOutput } from './import-error.ts';
import { readArguments } from './read-arguments.ts';

const USAGE =
  'npm run timetable:import -- --gtfs feed.zip --country XX --license "CC BY 4.0" [--route-types 2,200,4] [--date yyyy-mm-dd]';

/**
 * `--gtfs`: a feed; `--country`: key or ISO code; `--license`: of the feed, which GTFS has no field for; `--route-types`:
 * other ones than long-distance rail, coach and ferry; `--date`: another day than today from which it is read;
 * `--catalogue`: another folder than the repository's.
 * @returns the exit code; what is wrong is printed, and nothing is written then
 */
export async function runTimetableImport(
  given: readonly string[],
  { catalogue, today }: { catalogue: string; today: string },
  output: ImportOutput,
): Promise<number> {
  const { print } = output;
  try {
    const optional = ['route-types', 'date', 'catalogue'] as const;
    const values = readArguments(given, USAGE, ['gtfs', 'country', 'license'], optional);
    const day = values.date ?? today;
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
      throw new ImportError(`--date ${day}: expected yyyy-mm-dd`);
    const country = readCountry(values.catalogue ?? catalogue, values.country, today);
    const types = readRouteTypes(values['route-types']);
    const { network, report } = await importLines(country, values.gtfs, {
      types,
      day,
      license: values.license,
    });
    writeNetwork(country, network);
    const { publisher, from, until, trains, coaches, ferries, leftOut, perWeek, of, bytes } = report;
    print(`${publisher}, from ${from}, valid until ${until}.`);
    print(`${trains} railway lines, ${coaches} coach lines, ${ferries} ferries.`);
    print(`${perWeek} of ${of} departures a week are listed; the others run on some days alone.`);
    if (leftOut > 0) print(`${leftOut} lines are left out: the country would be too large.`);
    const [size, next] = writtenLines(country, bytes);
    print(`${size}.`);
    print(next);
    return 0;
  } catch (error) {
    return exitCodeFor(error, output);
  }
}
