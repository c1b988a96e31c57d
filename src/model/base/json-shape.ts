import { isRecord } from './is-record.ts';

/** Reads a parsed JSON value; undefined if it has another shape. For pages, which never load zod. */
export type Shape<T> = (value: unknown) => T | undefined;

export const text: Shape<string> = (value) => (typeof value === 'string' ? value : undefined);
export const number: Shape<number> = (value) => (typeof value === 'number' ? value : undefined);
export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
/** Any value, for the caller to validate. */
export const anything: Shape<unknown> = (value) => value;
export const list: Shape<unknown[]> = (value) => (Array.isArray(value) ? value : undefined);

export function oneOf<T extends string>(known: readonly T[]): Shape<T> {
  return (value) => known.find((one) => one === value);
}

/** Anything of another shape reads as the fallback. */
export function or<T, F>(shape: Shape<T>, fallback: F): (value: unknown) => T | F {
  return (value) => shape(value) ?? fallback;
}

/** A list; members of another shape are left out. */
export function each<T>(shape: Shape<T>): Shape<T[]> {
  return (value) => (Array.isArray(value) ? value.flatMap((one) => shape(one) ?? []) : undefined);
}

/** Texts by name; values of another shape are left out. */
export const texts: Shape<Record<string, string>> = (value) =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, one]) => (typeof one === 'string' ? [[name, one]] : [])),
      )
    : undefined;

type Shapes<T> = { readonly [Field in keyof T]: Shape<T[Field]> };

/** An object with these fields and no others; optional ones of another shape are left out. */
export function record<T extends object, Optional extends object = object>(
  fields: Shapes<T>,
  optional?: Shapes<Optional>,
): Shape<T & Partial<Optional>> {
  return (value) => {
    if (!isRecord(value)) return undefined;
    const found: Record<string, unknown> = {};
    for (const [name, shape] of Object.entries<Shape<unknown>>({ ...optional, ...fields })) {
      const part = shape(value[name]);
      if (part !== undefined) found[name] = part;
      else if (Object.hasOwn(fields, name)) return undefined;
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field has been read
    return found as T & Partial<Optional>;
  };
}
