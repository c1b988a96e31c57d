import { act } from '@testing-library/react';

/** Enough for a lazy chunk, its database reads and their renders, each of which takes a few turns. */
const TURNS = 60;

/** Runs turns of the event loop until pending work has ended: for assertions that something does not happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
}
