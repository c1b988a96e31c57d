import type { TextsOutcome } from '../../contract/data-api.ts';
import { startDataClient } from './data-client.ts';

/** Calls in progress: several parts of a page wait for the texts of the same countries. */
const running = new Map<string, Promise<TextsOutcome>>();

/** Notes that a page of these countries is open, and has the data worker load those of their texts that are missing. */
export function openTexts(countries: readonly string[], requested = false): Promise<TextsOutcome> {
  const id = `${countries.join()} ${requested}`;
  let call = running.get(id);
  if (call === undefined) {
    call = startDataClient()
      .texts(countries, requested)
      .finally(() => running.delete(id));
    running.set(id, call);
  }
  return call;
}
