import { bundle } from './bundle.mjs';

/**
 * `npm run admin -- messages [--kind contact|feedback] [--since 2026-01-31]`: what visitors wrote, out of
 * the database that DATABASE_URL or DATA_DIR names.
 */
const { admin } = await import(await bundle('src/tools/admin.ts'));
process.exitCode = await admin(process.argv.slice(2), process.env, {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
