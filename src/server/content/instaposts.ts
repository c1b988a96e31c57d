import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Instapost, instapostSchema } from '../../contract/site-values.ts';
import { causeText } from '../cause-text.ts';
import { ContentError } from './content-files.ts';

const FILE = 'instaposts.json';

/**
 * The operator's posts on Instagram, newest first; none without the file.
 * @throws ContentError naming the file and every invalid field
 */
export function readInstaposts(dataDir: string): Instapost[] {
  const file = path.join(dataDir, FILE);
  if (!fs.existsSync(file)) return [];
  const parsed = z.array(instapostSchema).safeParse(readJson(file));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`);
    throw new ContentError(`${file} is invalid: ${lines.join('; ')}`);
  }
  return parsed.data.toSorted((a, b) => b.date.localeCompare(a.date));
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ContentError(`${file} cannot be read: ${causeText(error)}`);
  }
}
