import { z } from 'zod';
import type { StoredValues } from '../stores/stored-values.ts';

/** What the stored catalogue was made from. */
export interface ImportedRelease {
  /** Of content, program and settings. */
  version: string;
  releasedAt: Date;
}

export const IMPORTED = 'catalogue-import';

const importedSchema = z.object({ version: z.string(), releasedAt: z.coerce.date() });
/** As it was written before releases had an order: older than any that has one. */
const versionAloneSchema = z.string().transform((version) => ({ version, releasedAt: new Date(0) }));

/** Undefined before the first import. */
export async function readImported(kept: Pick<StoredValues, 'read'>): Promise<ImportedRelease | undefined> {
  const value = await kept.read(IMPORTED);
  return value === undefined ? undefined : z.union([importedSchema, versionAloneSchema]).parse(value);
}

export type ImportOutcome = 'imported' | 'same' | 'newer';

/** What an import of `mine` does to what is stored. */
export function outcomeOf(stored: ImportedRelease | undefined, mine: ImportedRelease): ImportOutcome {
  if (stored === undefined) return 'imported';
  // The same content of a later release is imported too: it writes nothing, and its date tells older ones to wait.
  if (stored.version === mine.version && stored.releasedAt >= mine.releasedAt) return 'same';
  return stored.releasedAt > mine.releasedAt ? 'newer' : 'imported';
}

/** From here on the next server that starts imports its own catalogue, of whichever release it is. */
export async function allowOlderRelease(kept: StoredValues): Promise<boolean> {
  const stored = await readImported(kept);
  if (stored === undefined) return false;
  await kept.write(IMPORTED, { ...stored, releasedAt: new Date(0) });
  return true;
}
