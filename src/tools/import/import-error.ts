/** What is wrong with an input, for the person who runs the import: names the file and, where known, the field. */
export class ImportError extends Error {}

/** Where an import prints its report, and what is wrong. */
export interface ImportOutput {
  print: (line: string) => void;
  complain: (line: string) => void;
}

/**
 * Prints what is wrong with an input.
 * @returns the exit code
 * @throws every other error
 */
export function exitCodeFor(error: unknown, { complain }: ImportOutput): number {
  if (!(error instanceof ImportError)) throw error;
  complain(error.message);
  return 1;
}
