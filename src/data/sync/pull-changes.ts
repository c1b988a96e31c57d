import { startDataClient } from '../catalogue/data-client.ts';

/** Runs one cycle, or waits for the one under way. */
export type Sync = () => Promise<unknown>;

const SYNC: Sync = () => startDataClient().sync('manual');

/** Brings what the server has just been told of. The cycle under way may have begun before that: then another one runs. */
export async function pullChanges(isHere: () => Promise<boolean>, sync: Sync = SYNC): Promise<void> {
  await sync();
  if (!(await isHere())) await sync();
}
