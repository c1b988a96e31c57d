import path from 'node:path';
import { exitCodeFor, ImportError, type ImportOutput } from './import-error.ts';
import { readPlaces } from './places/catalogue-places.ts';
import { checkedDay } from './places/clean-values.ts';
import { indexPlaces } from './places/match-items.ts';
import { readOsm } from './places/read-osm.ts';
import { readWikidata } from './places/read-wikidata.ts';
import { readWikivoyage } from './places/read-wikivoyage.ts';
import { readQueue, writeQueue } from './places/review-queue.ts';
import { type Dump, DUMP_KINDS, type DumpKind, type DumpReader, DUMPS } from './places/source-item.ts';
import { updateQueue } from './places/update-queue.ts';
import { readArguments } from './read-arguments.ts';

const USAGE = 'npm run catalogue:import -- wikidata|osm|wikivoyage <file> [--date yyyy-mm-dd]';
const READERS: Readonly<Record<DumpKind, (file: string, reader: DumpReader) => Promise<Dump>>> = {
  wikidata: readWikidata,
  osm: readOsm,
  wikivoyage: readWikivoyage,
};
/** More of them say nothing new. */
const MAX_PROBLEMS = 100;

export interface CatalogueFolders {
  catalogue: string;
  review: string;
}

/**
 * Reads a dump into the review queue. `--date`: day of the dump where neither its name nor its content has one;
 * `--catalogue`, `--review`: other folders than the repository's.
 * @returns the exit code; what is wrong is printed, and nothing is written then
 */
export async function runCatalogueImport(
  [kind, file, ...given]: readonly string[],
  folders: CatalogueFolders,
  output: ImportOutput,
): Promise<number> {
  try {
    const known = DUMP_KINDS.find((one) => one === kind);
    if (!known || file === undefined) throw new ImportError(USAGE);
    const values = readArguments(given, USAGE, [], ['date', 'catalogue', 'review']);
    const review = values.review ?? folders.review;
    const places = readPlaces(values.catalogue ?? folders.catalogue);
    const queue = readQueue(review);
    const index = indexPlaces(places);
    const problems: string[] = [];
    const report = (problem: string) => void problems.push(problem);
    const { date: ownDate, items: read } = await READERS[known](file, { wants: index.wants, report });
    // A dump that has an item twice means the later one.
    const items = [...new Map(read.map((item) => [item.id, item])).values()];
    const date = dateOf(file, values.date, ownDate);
    const decisions = new Map(
      [...queue.matches].flatMap(([id, { place }]) => (place === undefined ? [] : [[id, place] as const])),
    );
    const matches = index.match(items, decisions);
    const { name, license } = DUMPS[known];
    const { added, reopened, dropped } = updateQueue(queue, matches, items, { name, license, date });
    writeQueue(review, queue);
    problems.slice(0, MAX_PROBLEMS).forEach((problem) => output.print(problem));
    if (problems.length > MAX_PROBLEMS) output.print(`… and ${problems.length - MAX_PROBLEMS} more.`);
    output.print(`${name}, ${license}, as of ${date}: ${matches.matched.length} items that are places.`);
    output.print(`${added} new proposals, ${reopened} open again, ${dropped} no longer needed.`);
    if (matches.ambiguous.length > 0)
      output.print(`${matches.ambiguous.length} items may be one of several places, or share one.`);
    output.print('Next: npm run catalogue:review');
    return 0;
  } catch (error) {
    return exitCodeFor(error, output);
  }
}

/** As given, else as the file’s name has it (`wikidata-20261116-all.json.gz`), else as its content. */
function dateOf(file: string, given: string | undefined, own: string | null): string {
  if (given !== undefined) return checkedDay(given, '--date');
  const [, year, month, day] = /(?<!\d)(20\d\d)-?(\d\d)-?(\d\d)(?!\d)/.exec(path.basename(file)) ?? [];
  if (year !== undefined) return checkedDay(`${year}-${month}-${day}`, `${file}: date in its name`);
  if (own === null) throw new ImportError(`${file}: has no date: add --date yyyy-mm-dd`);
  return checkedDay(own, `${file}: date`);
}
