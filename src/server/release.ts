import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Identity of the running program; the date is from `release.json`, written by the build. */
export interface Release {
  /** Hash of the program: another engine derives other tours from the same content. */
  programVersion: string;
  /** Of package.json, as in `0.1.0`. */
  version: string;
  /** Orders releases. */
  releasedAt: Date;
}

const releaseSchema = z.object({
  version: z.string().default('unknown'),
  releasedAt: z.iso.datetime({ offset: true }),
});

/** @throws if `release.json` is invalid */
export function readRelease(programFile: string): Release {
  const programVersion = crypto.createHash('sha256').update(fs.readFileSync(programFile)).digest('hex');
  const note = path.join(path.dirname(programFile), 'release.json');
  // Without a note it was built by other means, as in tests.
  if (!fs.existsSync(note)) {
    return { programVersion, version: 'unknown', releasedAt: fs.statSync(programFile).mtime };
  }
  const { version, releasedAt } = releaseSchema.parse(JSON.parse(fs.readFileSync(note, 'utf8')));
  return { programVersion, version, releasedAt: new Date(releasedAt) };
}
