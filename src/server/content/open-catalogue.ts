import { isDatabaseUnavailable } from '../availability/database-unavailable.ts';
import { type CatalogueMemory, openCatalogueMemory } from '../memory/catalogue-memory.ts';
import { createCatalogueStore } from '../stores/catalogue-store.ts';
import type { Database } from '../stores/database/database.ts';
import { createStoredValues } from '../stores/stored-values.ts';
import { ContentError } from './content-files.ts';
import { importCatalogue, type ImportDeps } from './import-catalogue.ts';

/**
 * Imports the bundled content if necessary, then reads the stored catalogue.
 * @throws ContentError if the files, or the rows of a newer release, are invalid
 */
export async function openCatalogue(
  database: Database,
  options: Pick<ImportDeps, 'release' | 'operator' | 'say'>,
): Promise<CatalogueMemory> {
  const store = createCatalogueStore(database);
  const outcome = await importCatalogue({ store, storedValues: createStoredValues(database), ...options });
  try {
    return await openCatalogueMemory(store);
  } catch (error) {
    if (outcome !== 'newer' || isDatabaseUnavailable(error)) throw error;
    throw new ContentError(
      'The stored catalogue of a newer release is invalid for this one. Start the newer release, or run npm run admin -- rollback.',
    );
  }
}
