import { SiteProcess } from './site-process.ts';

/** Imports the catalogue once; every server of the tests starts from a copy. */
export default async function globalSetup(): Promise<void> {
  await SiteProcess.fillTemplate();
}
