import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'src/server/stores/migrations';

/** What the previous release would miss or could not fulfil on the migrated database. */
const BREAKING = [
  /\bDROP\s+(?:TABLE|COLUMN|SCHEMA|TYPE)\b/i,
  /\bRENAME\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bSET\s+DATA\s+TYPE\b/i,
  /\bADD\s+COLUMN\b(?!.*\bDEFAULT\b).*\bNOT\s+NULL\b/i,
  /\bTRUNCATE\b/i,
];

it.each(fs.readdirSync(FOLDER).filter((name) => name.endsWith('.sql')))(
  '%s leaves the previous release working on the same database',
  (name) => {
    const statements = fs.readFileSync(path.join(FOLDER, name), 'utf8').split('--> statement-breakpoint');
    const breaking = statements.filter((statement) => BREAKING.some((pattern) => pattern.test(statement)));
    expect(breaking).toEqual([]);
  },
);

it('recognizes a statement that would break it', () => {
  const breaking = [
    'ALTER TABLE "users" DROP COLUMN "name";',
    'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;',
    'ALTER TABLE "users" RENAME COLUMN "a" TO "b";',
  ];
  for (const statement of breaking) expect(BREAKING.some((pattern) => pattern.test(statement))).toBe(true);
  const kept = 'ALTER TABLE "users" ADD COLUMN "gaps" jsonb DEFAULT \'[]\'::jsonb NOT NULL;';
  expect(BREAKING.some((pattern) => pattern.test(kept))).toBe(false);
});
