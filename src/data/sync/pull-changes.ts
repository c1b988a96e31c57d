import { startDataClient } from '../catalogue/data-client.ts';

/** Runs one sync cycle, or joins the one in progress. */
export type Sync = () => Promise<unknown>;

const SYNC: Sync = () => startDataClient().sync('manual');

/** Pulls a change just made on the server. A cycle in progress may have started before it: then a second one runs. */
export async function pullChanges(isHere: () => Promise<boolean>, sync: Sync = SYNC): Promise<void> {
  await sync();
  if (!(await isHere())) await sync();
}
