import crypto from 'node:crypto';
import { sqlState } from '../availability/database-unavailable.ts';
import type { Release } from '../release.ts';
import type { CatalogueStore } from '../stores/catalogue-store.ts';
import { createStoredValues, type StoredValues } from '../stores/stored-values.ts';
import { contentFiles } from './content-files.ts';
import { IMPORTED_RELEASE_KEY, outcomeOf, readImported, type ImportedRelease } from './imported-release.ts';
import { readCatalogue } from './read-catalogue.ts';
import type { Operator } from './read-stories.ts';

export interface ImportDeps {
  store: Pick<CatalogueStore, 'replace'>;
  storedValues: Pick<StoredValues, 'read'>;
  release: Pick<Release, 'programVersion' | 'releasedAt'>;
  operator: Operator;
  say: (line: string) => void;
  /** Default: the bundled files. */
  files?: ReturnType<typeof contentFiles>;
}

/** How long another process may take to import, on a slow machine. */
const WAIT_MS = 120_000;
/** SQLSTATE of a lock timeout and of a statement timeout. */
const TIMEOUTS = new Set(['55P03', '57014']);

/**
 * Updates the stored catalogue to the bundled content. Skipped if it was imported from the same content, or by a newer
 * release, which may be running on the same database: its catalogue stays until an operator runs `admin rollback`.
 * @returns what was done
 */
export async function importCatalogue({
  store,
  storedValues,
  release: { programVersion, releasedAt },
  operator,
  say,
  files = contentFiles(),
}: ImportDeps): Promise<'imported' | 'same' | 'newer'> {
  const hash = crypto.createHash('sha256').update(programVersion).update(JSON.stringify(operator));
  for (const { kind, key, text } of files) hash.update(`\n${kind}/${key}\n${text}`);
  const mine: ImportedRelease = { version: hash.digest('base64url'), releasedAt };
  let outcome = outcomeOf(await readImported(storedValues), mine);
  if (outcome === 'imported') {
    say(`Importing the catalogue: ${files.length} files …`);
    const collections = readCatalogue(files, { operator });
    const written = await retryTimeouts(() =>
      store.replace(collections, async (tx) => {
        // Check again while holding the lock: another process may have imported meanwhile.
        const currentValues = createStoredValues({ queries: tx });
        outcome = outcomeOf(await readImported(currentValues), mine);
        if (outcome !== 'imported') return false;
        await currentValues.write(IMPORTED_RELEASE_KEY, mine);
        return true;
      }),
    );
    if (outcome === 'imported') {
      say(`Imported: ${written === 1 ? '1 item was' : `${written} items were`} new or changed.`);
      return outcome;
    }
  }
  if (outcome === 'same') say(`The catalogue of ${files.length} files is up to date.`);
  else {
    say(
      `The stored catalogue is from a newer release than this one (${releasedAt.toISOString()}) and is kept. To downgrade: npm run admin -- rollback`,
    );
  }
  return outcome;
}

async function retryTimeouts<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isTimeout = error instanceof Error && TIMEOUTS.has(sqlState(error.cause) ?? '');
      if (!isTimeout || performance.now() - startedAt > WAIT_MS) throw error;
    }
  }
}
