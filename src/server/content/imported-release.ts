import { z } from 'zod';
import type { StoredValues } from '../stores/stored-values.ts';

/** The release that imported the stored catalogue. */
export interface ImportedRelease {
  /** Hash of content, program and settings. */
  version: string;
  releasedAt: Date;
}

export const IMPORTED_RELEASE_KEY = 'catalogue-import';

const importedSchema = z.object({ version: z.string(), releasedAt: z.coerce.date() });
/** Format of previous versions, without a date: older than any release. */
const legacySchema = z.string().transform((version) => ({ version, releasedAt: new Date(0) }));

/** Undefined before the first import. */
export async function readImported(
  storedValues: Pick<StoredValues, 'read'>,
): Promise<ImportedRelease | undefined> {
  const value = await storedValues.read(IMPORTED_RELEASE_KEY);
  return value === undefined ? undefined : z.union([importedSchema, legacySchema]).parse(value);
}

export type ImportOutcome = 'imported' | 'same' | 'newer';

/** What importing `mine` would do. */
export function outcomeOf(stored: ImportedRelease | undefined, mine: ImportedRelease): ImportOutcome {
  if (stored === undefined) return 'imported';
  // Also import the same content of a later release: it writes no items, but its date keeps older releases from
  // importing.
  if (stored.version === mine.version && stored.releasedAt >= mine.releasedAt) return 'same';
  return stored.releasedAt > mine.releasedAt ? 'newer' : 'imported';
}

/** Allows any release to import its catalogue at its next start. */
export async function allowOlderRelease(storedValues: StoredValues): Promise<boolean> {
  const stored = await readImported(storedValues);
  if (stored === undefined) return false;
  await storedValues.write(IMPORTED_RELEASE_KEY, { ...stored, releasedAt: new Date(0) });
  return true;
}
