import { parseArgs } from 'node:util';
import { greatCircleKm } from '../../model/place/geo.ts';
import type { CatalogueFolders } from './catalogue-import.ts';
import { exitCodeFor, ImportError, type ImportOutput } from './import-error.ts';
import { acceptProposal } from './places/accept-proposal.ts';
import { type CataloguePlace, readPlaces } from './places/catalogue-places.ts';
import { settleOthers } from './places/update-queue.ts';
import { type Proposal, readQueue, type ReviewQueue, writeQueue } from './places/review-queue.ts';

const USAGE = [
  'npm run catalogue:review                            lists open proposals and items whose place is not clear',
  '  -- [--place <key>] [--all]                        of one place; with those that are decided',
  '  -- accept <id> …                                  writes values into the catalogue, with their source',
  '  -- reject <id> …                                  they come again only with another value',
  '  -- match <item> <place>                           says which place an item is; then import again',
  '  -- ignore <item>                                  it is none of the places',
].join('\n');

interface Context {
  folders: CatalogueFolders;
  today: string;
  print: ImportOutput['print'];
}

/**
 * Lists the review queue, or decides. `--catalogue`, `--review`: other folders than the repository's.
 * @returns the exit code
 */
export function runCatalogueReview(
  given: readonly string[],
  { catalogue, review, today }: CatalogueFolders & { today: string },
  output: ImportOutput,
): number {
  try {
    const { values, positionals } = parsed(given);
    const [command, ...names] = positionals;
    const folders = { catalogue: values.catalogue ?? catalogue, review: values.review ?? review };
    const context: Context = { folders, today, print: output.print };
    const queue = readQueue(folders.review);
    if (command === undefined) printQueue(queue, values, context);
    else if ((command === 'accept' || command === 'reject') && names.length > 0)
      decide(queue, command, names, context);
    else if (command === 'match' && names.length === 2) match(queue, names[0]!, names[1]!, context);
    else if (command === 'ignore' && names.length === 1) match(queue, names[0]!, null, context);
    else throw new ImportError(USAGE);
    return 0;
  } catch (error) {
    return exitCodeFor(error, output);
  }
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        place: { type: 'string' },
        all: { type: 'boolean' },
        catalogue: { type: 'string' },
        review: { type: 'string' },
      },
    });
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function printQueue(
  { proposals, matches }: ReviewQueue,
  { place: only, all = false }: { place?: string | undefined; all?: boolean | undefined },
  { print }: Context,
): void {
  let open = 0;
  for (const [place, own] of proposals) {
    const shown = own.filter(({ state }) => all || state === 'open');
    open += own.filter(({ state }) => state === 'open').length;
    if (shown.length === 0 || (only !== undefined && only !== place)) continue;
    print(`${shown[0]?.file}`);
    for (const proposal of shown) print(`  ${lineOf(proposal)}`);
  }
  if (only === undefined)
    for (const [item, { name, url, places, place }] of matches) {
      if (place === undefined) print(`${item} (${name}, ${url}): one of ${places.join(', ')}?`);
      else if (all) print(`${item} (${name}, ${url}): ${place ?? 'none of the places'}`);
    }
  print(`${open} open proposals.`);
}

function lineOf({ id, field, present, proposed, source, state }: Proposal): string {
  const far =
    Array.isArray(present) && Array.isArray(proposed)
      ? ` (${greatCircleKm(present, proposed).toFixed(1)} km away)`
      : '';
  const what = `${field}: ${JSON.stringify(present)} → ${JSON.stringify(proposed)}${far}`;
  const from = `${source.name}, ${source.license}, ${source.date}, ${source.url}`;
  return `${id} ${what}; ${from}${state === 'open' ? '' : `; ${state}`}`;
}

/** Each decision is written before the next one: an error leaves no file that the queue does not know. */
function decide(
  queue: ReviewQueue,
  command: 'accept' | 'reject',
  ids: readonly string[],
  { folders, today, print }: Context,
): void {
  const wanted = [...new Set(ids)];
  wanted.forEach((id) => find(queue, id));
  const places = command === 'accept' ? readPlaces(folders.catalogue) : new Map<string, CataloguePlace>();
  for (const id of wanted) {
    const isSettled = ![...queue.proposals.values()].flat().some((one) => one.id === id);
    if (isSettled) {
      print(`${id}: the catalogue says so already`);
      continue;
    }
    const { place: key, proposal } = find(queue, id);
    if (command === 'accept') {
      const place = places.get(key);
      if (!place) throw new ImportError(`${proposal.id}: ${proposal.file} is no longer in the catalogue`);
      places.set(key, acceptProposal(place, proposal));
    }
    print(`${command}ed: ${lineOf(proposal)}`);
    proposal.state = command === 'accept' ? 'accepted' : 'rejected';
    proposal.decided = today;
    const changed = places.get(key);
    const list = queue.proposals.get(key) ?? [];
    if (changed) queue.proposals.set(key, settleOthers(list, changed));
    writeQueue(folders.review, queue);
  }
  if (command === 'accept') print('Next: npm run catalogue:check');
}

function find({ proposals }: ReviewQueue, id: string): { place: string; proposal: Proposal } {
  for (const [place, list] of proposals) {
    const proposal = list.find((one) => one.id === id);
    if (proposal?.state === 'open') return { place, proposal };
    if (proposal) throw new ImportError(`${id}: was ${proposal.state} on ${proposal.decided}`);
  }
  throw new ImportError(`${id}: no such proposal`);
}

function match(queue: ReviewQueue, item: string, place: string | null, { folders, print }: Context): void {
  const known = queue.matches.get(item);
  if (!known) throw new ImportError(`${item}: is not in the list of items whose place is not clear`);
  if (place !== null && !readPlaces(folders.catalogue).has(place))
    throw new ImportError(`${place}: no such place in the catalogue`);
  queue.matches.set(item, { ...known, place });
  writeQueue(folders.review, queue);
  print(`${item}: ${place ?? 'none of the places'}. It holds from the next import on.`);
}
