import crypto from 'node:crypto';
import { sqlState } from '../availability/database-unavailable.ts';
import type { Release } from '../release.ts';
import type { CatalogueStore } from '../stores/catalogue-store.ts';
import { createStoredValues, type StoredValues } from '../stores/stored-values.ts';
import { contentFiles } from './content-files.ts';
import { IMPORTED, outcomeOf, readImported, type ImportedRelease } from './imported-release.ts';
import { readCatalogue } from './read-catalogue.ts';
import type { Operator } from './read-stories.ts';

export interface ImportDeps {
  store: Pick<CatalogueStore, 'replace'>;
  kept: Pick<StoredValues, 'read'>;
  release: Release;
  operator: Operator;
  say: (line: string) => void;
  /** Those that ship where it is missing. */
  files?: ReturnType<typeof contentFiles>;
}

/** As long as another process takes to import, on a slow machine. */
const WAIT_MS = 120_000;
/** Ended by the timeout for locks, or by that for statements. */
const TIMEOUTS = new Set(['55P03', '57014']);

/**
 * Brings the stored catalogue to the content that ships. Does nothing where it was made from the same, or by a newer
 * release that runs beside this one or ran before: that one's content stays until an operator says otherwise.
 * @returns what was stored or stays
 */
export async function importCatalogue({
  store,
  kept,
  release: { programVersion, releasedAt },
  operator,
  say,
  files = contentFiles(),
}: ImportDeps): Promise<'imported' | 'same' | 'newer'> {
  const hash = crypto.createHash('sha256').update(programVersion).update(JSON.stringify(operator));
  for (const { kind, key, text } of files) hash.update(`\n${kind}/${key}\n${text}`);
  const mine: ImportedRelease = { version: hash.digest('base64url'), releasedAt };
  let outcome = outcomeOf(await readImported(kept), mine);
  if (outcome === 'imported') {
    say(`Importing the catalogue: ${files.length} files …`);
    const collections = readCatalogue(files, { operator });
    const written = await patiently(() =>
      store.replace(collections, async (tx) => {
        // Asked again with the lock held: another process may have imported since.
        const keptNow = createStoredValues({ queries: tx });
        outcome = outcomeOf(await readImported(keptNow), mine);
        if (outcome !== 'imported') return false;
        await keptNow.write(IMPORTED, mine);
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
      `The database holds the catalogue of a newer release than this one of ${releasedAt.toISOString()}; that one stays. To go back on purpose: npm run admin -- rollback`,
    );
  }
  return outcome;
}

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isWaiting = error instanceof Error && TIMEOUTS.has(sqlState(error.cause) ?? '');
      if (!isWaiting || performance.now() - startedAt > WAIT_MS) throw error;
    }
  }
}
