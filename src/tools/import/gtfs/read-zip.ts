import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse';
import { type Entry, openPromise } from 'yauzl';
import { ImportError } from '../import-error.ts';

/** A row of a table: its columns by name, empty where missing, and the line of the file. */
export interface Row<Column extends string> {
  line: number;
  values: Record<Column, string>;
}

/** Tables of a GTFS feed; they are read from the ZIP row by row. */
export interface FeedFile {
  name: string;
  /** Day on which its timetable was packed, `yyyy-MM-dd`. */
  date: string;
  has: (table: string) => boolean;
  /**
   * @param needed columns without which the table cannot be read; all others are optional
   * @throws ImportError for a missing table or column, or a file that is no CSV
   */
  rows: <Needed extends string, Optional extends string>(
    table: string,
    needed: readonly Needed[],
    optional: readonly Optional[],
  ) => AsyncGenerator<Row<Needed | Optional>>;
  close: () => void;
}

/** No feed was packed before GTFS was invented: archives without a date say 1980. */
const FIRST_YEAR = 2005;

/** @throws ImportError for a file that is missing or no ZIP */
export async function openFeed(file: string): Promise<FeedFile> {
  const name = path.basename(file);
  if (!fs.existsSync(file)) throw new ImportError(`${file}: no such file`);
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw new ImportError(`${name}: not a ZIP file: ${messageOf(error)}`);
  });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const packed = entries.get('stop_times.txt')?.getLastModDate();
  const date = packed && packed.getFullYear() >= FIRST_YEAR ? packed : fs.statSync(file).mtime;
  return {
    name,
    date: date.toISOString().slice(0, 10),
    has: (table) => entries.has(table),
    async *rows(table, needed, optional) {
      const entry = entries.get(table);
      if (!entry) throw new ImportError(`${name}: ${table} is missing`);
      const wanted = new Set<string>([...needed, ...optional]);
      const parser = parse({
        bom: true,
        columns: (header: string[]) => {
          const columns = header.map((column) => column.trim());
          const missing = needed.find((column) => !columns.includes(column));
          if (missing !== undefined)
            throw new ImportError(`${name}: ${table}: the column ${missing} is missing`);
          return columns.map((column) => (wanted.has(column) ? column : false));
        },
        info: true,
        relax_column_count: true,
        skip_empty_lines: true,
        trim: true,
      });
      const stream = await zip.openReadStreamPromise(entry);
      stream.on('error', (error) => parser.destroy(error));
      stream.pipe(parser);
      const blank = Object.fromEntries([...wanted].map((column) => [column, '']));
      try {
        for await (const { record, info } of parser) {
          yield { line: info.lines, values: { ...blank, ...record } };
        }
      } catch (error) {
        throw error instanceof ImportError
          ? error
          : new ImportError(`${name}: ${table}: ${messageOf(error)}`);
      } finally {
        stream.destroy();
      }
    },
    close: () => zip.close(),
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
