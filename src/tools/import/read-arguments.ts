import { parseArgs } from 'node:util';
import { ImportError } from './import-error.ts';

/**
 * Values of `--name value` arguments. Missing optional ones are absent.
 * @throws ImportError with the usage for an unknown or missing argument
 */
export function readArguments<Needed extends string, Optional extends string>(
  given: readonly string[],
  usage: string,
  needed: readonly Needed[],
  optional: readonly Optional[],
): Record<Needed, string> & Partial<Record<Optional, string>> {
  const names = [...needed, ...optional];
  try {
    const { values } = parseArgs({
      args: [...given],
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
    const missing = needed.find((name) => !values[name]);
    if (missing !== undefined) throw new Error(`--${missing} is missing`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parseArgs knows the names, its type does not.
    return values as Record<Needed, string> & Partial<Record<Optional, string>>;
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
