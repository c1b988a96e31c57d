/** What is wrong with an input, for the person who runs the import: names the file and, where known, the field. */
export class ImportError extends Error {}
