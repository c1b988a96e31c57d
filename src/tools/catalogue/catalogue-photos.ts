import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import { experiencesOf } from '../artwork/catalogue.ts';
import { type Entry, manifestOf, nameOf, writeManifest } from '../artwork/manifest.ts';
import { sizeOf } from '../artwork/sizes.ts';

const fraction = z.number().min(0).max(1);
const PhotoSchema = z.object({
  key: z.string(),
  /** In the place of the further scene instead of the composition. */
  further: z.boolean().default(false),
  file: z.string().regex(/^[^/\\]+$/, 'is a name in the folder'),
  author: z.string().trim().min(1),
  license: z.string().trim().min(1),
  source: z.url().optional(),
  fp_x: fraction.default(0.5),
  fp_y: fraction.default(0.5),
});
type Photo = z.infer<typeof PhotoSchema>;

/** Licenses under which a photograph may be published with its author's name; `own` is the operator's own picture. */
const LICENSES = /^(own|CC0( 1\.0)?|CC BY( [1-4]\.[05])?|CC BY-SA( [1-4]\.[05])?|public domain)$/i;
const ARTWORK = 'src/server/artwork';
const LIST = 'photos.json';
/** Narrower photographs would be blurred in a hero. */
const LEAST_WIDTH = 1600;
const LEAST_QUALITY = 40;

/** Runs the command; resolves to the exit code. */
export async function takePhotos(
  root: string,
  given: readonly string[],
  say: (line: string) => void,
): Promise<number> {
  const folder = path.join(root, ARTWORK);
  const [first, second] = given;
  if (first === '--remove') return remove(folder, (second ?? '').split(','), say);
  if (first === undefined) {
    say('npm run catalogue:photos -- <folder with photos.json>');
    return 1;
  }
  const places = new Set(experiencesOf(root).map(({ key }) => key));
  const { photos, problems } = readList(path.join(first, LIST), places);
  for (const photo of photos) {
    const problem = await take(path.join(first, photo.file), photo, folder);
    if (problem === undefined) say(`${photo.key}: ${photo.author}, ${photo.license}`);
    else problems.push(`${photo.key}: ${problem}`);
  }
  problems.forEach((problem) => say(problem));
  return problems.length === 0 ? 0 : 1;
}

function readList(file: string, places: ReadonlySet<string>): { photos: Photo[]; problems: string[] } {
  const problems: string[] = [];
  if (!fs.existsSync(file)) return { photos: [], problems: [`${file} is missing`] };
  const list = z.array(z.unknown()).parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  const photos = list.flatMap((row, index) => {
    const read = PhotoSchema.safeParse(row);
    if (!read.success) {
      const [issue] = read.error.issues;
      problems.push(`row ${index + 1}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is invalid'}`);
      return [];
    }
    const { key, license } = read.data;
    if (!places.has(key)) problems.push(`row ${index + 1}: no experience has the key ${key}`);
    else if (!LICENSES.test(license))
      problems.push(`${key}: the license "${license}" is none of those taken`);
    else return [read.data];
    return [];
  });
  return { photos, problems };
}

/** Cuts a photograph to the shape of the drawings and takes it into the manifest; answers with what is wrong. */
async function take(file: string, photo: Photo, folder: string): Promise<string | undefined> {
  if (!fs.existsSync(file)) return `${photo.file} is missing`;
  const kind = photo.further ? 'further' : 'place';
  const picture = nameOf({ key: photo.key, kind });
  const { width, height, most } = sizeOf({ key: photo.key, kind, size: 'master' });
  const upright = sharp(file, { failOn: 'error' }).autoOrient();
  const { info, data } = await upright.toBuffer({ resolveWithObject: true });
  if (info.width < LEAST_WIDTH) return `is ${info.width} pixels wide, less than ${LEAST_WIDTH}`;
  const part = partOf(info, width / height, photo);
  const cut = sharp(data).extract(part).resize(Math.min(width, part.width), Math.min(height, part.height));
  const bytes = await encoded(cut, most);
  const { dominant } = await sharp(bytes).stats();
  const { width: wide, height: tall } = await sharp(bytes).metadata();
  const name = `${picture}.webp`;
  fs.writeFileSync(path.join(folder, name), bytes);
  const manifest = manifestOf(folder);
  const entry: Entry = {
    file: name,
    hash: crypto.createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    recipe: 'photo',
    light: 'photo',
    fp_x: within(photo.fp_x * info.width, part.left, part.width),
    fp_y: within(photo.fp_y * info.height, part.top, part.height),
    placeholder: `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`,
    width: wide,
    height: tall,
    photo: {
      author: photo.author,
      license: photo.license,
      ...(photo.source !== undefined && { source: photo.source }),
    },
  };
  manifest[picture] = entry;
  writeManifest(folder, manifest);
  return undefined;
}

function startOf(whole: number, size: number, point: number): number {
  return Math.round(Math.min(whole - size, Math.max(0, whole * point - size / 2)));
}

/** The largest part of a shape around a focal point. */
function partOf(
  { width, height }: { width: number; height: number },
  shape: number,
  { fp_x, fp_y }: Pick<Photo, 'fp_x' | 'fp_y'>,
): { left: number; top: number; width: number; height: number } {
  const wide = Math.min(width, Math.round(height * shape));
  const tall = Math.min(height, Math.round(width / shape));
  return { left: startOf(width, wide, fp_x), top: startOf(height, tall, fp_y), width: wide, height: tall };
}

function within(at: number, start: number, size: number): number {
  return Math.round(((at - start) / size) * 1000) / 1000;
}

/** WebP without metadata at the best quality that fits; photographs need more bytes than drawings. */
async function encoded(image: Sharp, most: number): Promise<Buffer> {
  for (let quality = 80; quality > LEAST_QUALITY; quality -= 8) {
    const bytes = await image.clone().webp({ quality, effort: 5 }).toBuffer();
    if (bytes.length <= most * 2) return bytes;
  }
  return image.clone().webp({ quality: LEAST_QUALITY, effort: 5 }).toBuffer();
}

function remove(folder: string, keys: readonly string[], say: (line: string) => void): number {
  const manifest = manifestOf(folder);
  let failed = 0;
  for (const key of keys) {
    const entry = manifest[key];
    if (!entry?.photo) {
      say(`${key} has no photograph`);
      failed += 1;
      continue;
    }
    fs.rmSync(path.join(folder, entry.file), { force: true });
    delete manifest[key];
    say(`${key}: removed; npm run artwork -- --only ${key.replace(/-further$/, '')} draws it`);
  }
  writeManifest(folder, manifest);
  return failed === 0 ? 0 : 1;
}
