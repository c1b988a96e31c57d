import { isDeepStrictEqual } from 'node:util';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import type { FieldProvenance } from '../../../server/content/content-schemas.ts';
import { ImportError } from '../import-error.ts';
import { writeFile } from '../write-file.ts';
import { type CataloguePlace, pathOf, placeOf, presentValue } from './catalogue-places.ts';
import type { Proposal } from './review-queue.ts';

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/**
 * Writes the proposed value into the place’s file, with its source; all else of the file stays as it is.
 * @returns the place as it is now
 * @throws ImportError if the file says something else than at the import, or would be invalid; nothing is written then
 */
export function acceptProposal(place: CataloguePlace, proposal: Proposal): CataloguePlace {
  const { field, present, proposed, source, id } = proposal;
  const now = presentValue(place, field) ?? null;
  if (!isDeepStrictEqual(now, present))
    throw new ImportError(
      `${id}: ${proposal.file}: ${field} is ${JSON.stringify(now)} and was ${JSON.stringify(present)}: import again`,
    );
  const provenance: FieldProvenance = {
    source: source.url,
    name: source.name,
    license: source.license,
    as_of: source.as_of,
    // The importer knows what the source said on this day, not what it says when somebody accepts it.
    checked: source.date,
  };
  const at = pathOf(field);
  let { text } = place;
  const set = (path: JSONPath, value: unknown) => {
    text = applyEdits(text, modify(text, path, value, FORMAT));
  };
  // The schema wants the year of everything practical.
  if (at[0] === 'practical' && place.value['practical'] === undefined)
    set(['practical', 'as_of'], source.as_of);
  // Each number by itself: the list keeps its line.
  if (Array.isArray(proposed)) for (const [index, part] of proposed.entries()) set([...at, index], part);
  else set(at, proposed);
  set(['provenance', field], provenance);
  const changed = placeOf(place.file, text);
  writeFile(place.file, text);
  return changed;
}
