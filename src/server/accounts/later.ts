import { causeText } from '../cause-text.ts';

/** Work that no answer waits for, so that an answer's time tells nothing about it. */
export interface Later {
  run(what: string, work: () => Promise<void>): void;
  /** Waits for what was begun. */
  settled(): Promise<void>;
}

export function createLater(say: (line: string) => void): Later {
  const underWay = new Set<Promise<void>>();
  return {
    run(what, work) {
      const done = nextTurn()
        .then(work)
        .catch((error: unknown) => say(`${what} failed: ${causeText(error)}`))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** After the answer has left. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => setImmediate(resolve));
  });
}
