import crypto from 'node:crypto';
import type { CatalogueStore } from '../stores/catalogue-store.ts';
import type { KeptValues } from '../stores/kept-values.ts';
import { contentFiles } from './content-files.ts';
import { readCatalogue } from './read-catalogue.ts';
import type { Operator } from './read-stories.ts';

const IMPORTED = 'catalogue-import';

export interface ImportDeps {
  store: Pick<CatalogueStore, 'replace'>;
  kept: KeptValues;
  /** Of the program itself: the same files give other tours under another engine. */
  programVersion: string;
  operator: Operator;
  say: (line: string) => void;
}

/** Brings the stored catalogue to the content that ships; does nothing where it was made from the same. */
export async function importCatalogue({
  store,
  kept,
  programVersion,
  operator,
  say,
}: ImportDeps): Promise<void> {
  const files = contentFiles();
  const hash = crypto.createHash('sha256').update(programVersion).update(JSON.stringify(operator));
  for (const { kind, key, text } of files) hash.update(`\n${kind}/${key}\n${text}`);
  const version = hash.digest('base64url');
  if ((await kept.read(IMPORTED)) === version) {
    say(`The catalogue of ${files.length} files is up to date.`);
    return;
  }
  say(`Importing the catalogue: ${files.length} files …`);
  const written = await store.replace(readCatalogue(files, { operator }));
  await kept.write(IMPORTED, version);
  say(`Imported: ${written === 1 ? '1 item was' : `${written} items were`} new or changed.`);
}
