import { bundle } from './build/bundle.mjs';

/**
 * `npm run admin -- <command>`: operator's tool for the database of DATABASE_URL or DATA_DIR. Without a command it
 * prints its usage.
 */
const { admin } = await import(await bundle('src/tools/admin.ts'));
process.exitCode = await admin(process.argv.slice(2), process.env, {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
