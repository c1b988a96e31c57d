import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod/mini';
import { alongCoast, closed, pointOf, rounded, type Point, type Ring } from './shapes.ts';

const point = z.tuple([z.number(), z.number()]);
const named = { en: z.string(), de: z.string() };
const ring = z.array(point).check(z.minLength(4));
/** `coast`: follows the coast to the next point, from the last one to the first. */
const parkSchema = z.object({
  ...named,
  outline: z.array(z.union([point, z.literal('coast')])),
  label: z.optional(point),
});
const waterSchema = z.object({ ...named, outline: ring });

const parksSchema = z.array(parkSchema);
/** Names without an outline, with the minimum zoom. */
const parkNamesSchema = z.array(z.object({ iso2: z.string(), ...named, at: point, zoom: z.number() }));
const watersSchema = z.object({ pans: z.array(waterSchema), lakes: z.array(waterSchema) });
const islandsSchema = z.array(z.object({ name: z.string(), outline: ring }));
const provincesSchema = z.object({
  labels: z.array(z.object({ ...named, at: point })),
  lines: z.array(z.array(point)),
});
const railSchema = z.array(z.object({ name: z.string(), points: z.array(point) }));
const townNamesSchema = z.record(z.string(), z.record(z.string(), z.string()));
const visitedSchema = z.record(z.string(), point);
const riverNamesSchema = z.record(z.string(), z.tuple([z.string(), z.string()]));

export interface NamedShape {
  en: string;
  de: string;
  ring: Ring;
  /** Position of the label, if not the center. */
  label?: Point | undefined;
}

/** Hand-drawn and hand-named data that no package has. */
export class HandData {
  readonly #folder: string;

  constructor(root: string) {
    this.#folder = path.join(root, 'src/tools/basemap/data');
  }

  /** Outlines, with `coast` segments resolved. */
  parks(coasts: readonly Ring[]): NamedShape[] {
    return parksSchema.parse(this.#read('parks')).map(({ en, de, outline, label }) => ({
      en,
      de,
      ring: parkRing(outline, coasts),
      label,
    }));
  }

  /** Parks of countries without outlines: names only. */
  parkNames(): z.infer<typeof parkNamesSchema> {
    return parkNamesSchema.parse(this.#read('park-names'));
  }

  pans(): NamedShape[] {
    return watersSchema.parse(this.#read('waters')).pans.map(roundedShape);
  }

  lakes(): NamedShape[] {
    return watersSchema.parse(this.#read('waters')).lakes.map(roundedShape);
  }

  islands(): Ring[] {
    return islandsSchema.parse(this.#read('islands')).map(({ outline }) => rounded(outline, 0.01));
  }

  provinces(): z.infer<typeof provincesSchema> {
    return provincesSchema.parse(this.#read('provinces'));
  }

  rail(): Point[][] {
    return railSchema.parse(this.#read('rail')).map(({ points }) => points);
  }

  /**
   * Country → name in the source → name on the map, where they differ; '' for entries that are not towns. `english` and
   * `german` map that name to the translated ones.
   */
  townNames(): Record<'written' | 'english' | 'german', z.infer<typeof townNamesSchema>> {
    const read = (file: string) => townNamesSchema.parse(this.#read(file));
    return { written: read('town-names'), english: read('english-towns'), german: read('german-towns') };
  }

  /** Name in the source → English and German name; other rivers have no label. */
  riverNames(): z.infer<typeof riverNamesSchema> {
    return riverNamesSchema.parse(this.#read('river-names'));
  }

  /**
   * Locations of experiences as of the last build of the archive, so that a moved experience does not require a
   * rebuild.
   */
  visited(): Point[] {
    return Object.values(visitedSchema.parse(this.#read('visited')));
  }

  #read(name: string): unknown {
    return JSON.parse(fs.readFileSync(path.join(this.#folder, `${name}.json`), 'utf8'));
  }
}

function roundedShape({ en, de, outline }: z.infer<typeof waterSchema>): NamedShape {
  return { en, de, ring: rounded(outline, 0.05) };
}

function parkRing(outline: readonly (Point | 'coast')[], coasts: readonly Ring[]): Ring {
  if (!outline.includes('coast')) {
    return rounded(
      outline.filter((one) => one !== 'coast'),
      0.03,
    );
  }
  const ends = outline.filter((one) => one !== 'coast');
  return closed(
    outline.flatMap((one, index): Ring => {
      if (one !== 'coast') return [one];
      const before = outline[index - 1];
      const from = before === undefined || before === 'coast' ? pointOf(ends.at(-1)) : before;
      const next = outline[index + 1];
      return alongCoast(coasts, from, next === undefined || next === 'coast' ? pointOf(ends[0]) : next);
    }),
  );
}
