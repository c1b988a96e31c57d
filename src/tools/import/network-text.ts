import type { Network } from '../../model/schemas/network.ts';

/** A network as its file is written: one line for each item of a list, so that changes are readable. */
export function networkText(network: Network): string {
  return `${pretty(network, '', 2)}\n`;
}

/** @param depth levels that are spread over lines; `rail` and `coaches` have lists one level further down */
function pretty(value: unknown, indent: string, depth: number): string {
  if (typeof value !== 'object' || value === null || depth === 0 || Object.keys(value).length === 0)
    return inline(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner}${inline(item)}`);
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => {
      const deeper = key === 'rail' || key === 'coaches' ? depth : depth - 1;
      return `${inner}${JSON.stringify(key)}: ${pretty(field, inner, deeper)}`;
    });
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

/** `{"from": "a", "at": [1, 2]}`: JSON on one line, with spaces. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}: ${inline(field)}`).join(', ')}}`;
}
