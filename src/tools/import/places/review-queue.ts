import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod/mini';
import { IMPORTED_FIELDS } from '../../../server/content/content-schemas.ts';
import { keySchema, text } from '../../../model/schemas/fields.ts';
import { ImportError } from '../import-error.ts';
import { writeFile } from '../write-file.ts';

/**
 * The review queue: files beside the catalogue, which nothing that is built or served reads. `proposals/<place>.json`
 * has proposals for a place, `matches.json` items whose place is not clear, `texts/<place>.json` share-alike texts with
 * their authors. All are sorted, so that the same import writes the same bytes.
 */

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const url = z.string().check(z.regex(/^https:\/\/\S+$/));
const point = z.tuple([z.number(), z.number()]);
const value = z.union([z.string(), z.number(), z.boolean(), point]);

const proposalSchema = z.strictObject({
  id: z.string().check(z.regex(/^[0-9a-f]{10}$/)),
  /** Within the catalogue. */
  file: text,
  field: z.enum(IMPORTED_FIELDS),
  /** Null where the file has none. */
  present: z.nullable(value),
  proposed: value,
  source: z.strictObject({ item: text, url, name: text, license: text, date: day, as_of: z.int() }),
  state: z.enum(['open', 'accepted', 'rejected']),
  decided: z.optional(day),
});
export type Proposal = z.infer<typeof proposalSchema>;

const matchSchema = z.strictObject({
  name: z.string(),
  url,
  at: point,
  places: z.array(keySchema),
  /** What a reviewer decided; null for none of them. */
  place: z.optional(z.nullable(keySchema)),
});
export type UnclearMatch = z.infer<typeof matchSchema>;

const textSchema = z.strictObject({
  item: text,
  language: z.enum(['en', 'de']),
  title: text,
  revision: url,
  history: url,
  revised: day,
  attribution: text,
  license: text,
  license_url: url,
  /** Day of the dump. */
  date: day,
  wikitext: z.string(),
  hours: z.optional(text),
  price: z.optional(text),
});
export type AttributedText = z.infer<typeof textSchema>;

export interface ReviewQueue {
  /** By place. */
  proposals: Map<string, Proposal[]>;
  /** By item. */
  matches: Map<string, UnclearMatch>;
  /** By place. */
  texts: Map<string, AttributedText[]>;
}

/** @throws ImportError for a file that was changed into something else */
export function readQueue(folder: string): ReviewQueue {
  const matches = path.join(folder, 'matches.json');
  return {
    proposals: readFolder(path.join(folder, 'proposals'), z.array(proposalSchema)),
    matches: new Map(
      fs.existsSync(matches) ? Object.entries(readJson(matches, z.record(text, matchSchema))) : [],
    ),
    texts: readFolder(path.join(folder, 'texts'), z.array(textSchema)),
  };
}

/** Writes what changed; a file without entries is deleted. */
export function writeQueue(folder: string, { proposals, matches, texts }: ReviewQueue): void {
  for (const [place, list] of proposals)
    writeList(
      path.join(folder, 'proposals', `${place}.json`),
      list.toSorted((a, b) => compare(a.field, b.field) || compare(a.source.item, b.source.item)),
    );
  for (const [place, list] of texts)
    writeList(
      path.join(folder, 'texts', `${place}.json`),
      list.toSorted((a, b) => compare(a.item, b.item)),
    );
  const sorted = [...matches].toSorted(([a], [b]) => compare(a, b));
  writeJson(path.join(folder, 'matches.json'), Object.fromEntries(sorted), sorted.length === 0);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function writeList(file: string, list: readonly object[]): void {
  writeJson(file, list, list.length === 0);
}

function writeJson(file: string, content: object, isEmpty: boolean): void {
  const written = `${JSON.stringify(content, null, 2)}\n`;
  if (isEmpty) fs.rmSync(file, { force: true });
  else if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== written) writeFile(file, written);
}

function readFolder<Row>(folder: string, schema: z.ZodMiniType<Row>): Map<string, Row> {
  if (!fs.existsSync(folder)) return new Map();
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    names.sort().map((name) => [path.basename(name, '.json'), readJson(path.join(folder, name), schema)]),
  );
}

function readJson<Content>(file: string, schema: z.ZodMiniType<Content>): Content {
  let content: unknown;
  try {
    content = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ImportError(`${file}: ${error instanceof Error ? error.message : 'no JSON'}`);
  }
  const read = schema.safeParse(content);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new ImportError(`${file}: ${issue?.path.map(String).join('.')}: ${issue?.message}`);
}
