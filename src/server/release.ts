import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The program that runs, as the build noted it in `release.json` beside it. */
export interface Release {
  /** Of the program's bytes: the same content makes other tours under another engine. */
  programVersion: string;
  /** Tells an older release from a newer one. */
  releasedAt: Date;
}

const noteSchema = z.object({ releasedAt: z.iso.datetime({ offset: true }) });

/** @throws where the note is there and cannot be read */
export function readRelease(programFile: string): Release {
  const programVersion = crypto.createHash('sha256').update(fs.readFileSync(programFile)).digest('hex');
  const note = path.join(path.dirname(programFile), 'release.json');
  const releasedAt = fs.existsSync(note)
    ? new Date(noteSchema.parse(JSON.parse(fs.readFileSync(note, 'utf8'))).releasedAt)
    : fs.statSync(programFile).mtime;
  return { programVersion, releasedAt };
}
