import { describe, expect, it } from 'vitest';
import { withCycleLock, type Locks } from '../../../worker/sync/cycle-lock.ts';

/** A lock that another tab holds until `freed`; it can be stolen, and waiting can be aborted. */
function heldElsewhere(): { locks: Locks; asked: string[]; free: () => void } {
  const asked: string[] = [];
  const gate = new Gate();
  return {
    asked,
    free: () => gate.open(),
    locks: {
      async request(_name, options, run) {
        if ('steal' in options) {
          asked.push('steal');
          return run();
        }
        asked.push('wait');
        await Promise.race([gate.opened, aborted(options.signal)]);
        return run();
      },
    },
  };
}

class Gate {
  open: () => void = () => undefined;
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
  });
}

const run = () => Promise.resolve('done');

describe('the sync lock', () => {
  it('runs the cycle without the Web Locks API', async () => {
    const lock = { locks: undefined, name: 'sync', othersSilentMs: () => 0 };
    expect(await withCycleLock(lock, run)).toBe('done');
  });

  it('steals the lock from a holder that has been silent for the timeout', async () => {
    const { locks, asked } = heldElsewhere();
    const lock = { locks, name: 'sync', othersSilentMs: () => Infinity, patienceMs: 5 };
    expect(await withCycleLock(lock, run)).toBe('done');
    expect(asked).toEqual(['wait', 'steal']);
  });

  it('waits for a holder that is active', async () => {
    const { locks, asked, free } = heldElsewhere();
    const lock = { locks, name: 'sync', othersSilentMs: () => 0, patienceMs: 5 };
    const done = withCycleLock(lock, run);
    setTimeout(free, 30);
    expect(await done).toBe('done');
    expect(asked).not.toContain('steal');
    expect(asked.length).toBeGreaterThan(1);
  });

  it('runs the cycle where requesting a lock fails', async () => {
    const asked: string[] = [];
    const locks: Locks = {
      request(_name, options) {
        asked.push('steal' in options ? 'steal' : 'wait');
        return Promise.reject(new DOMException('Access is denied', 'SecurityError'));
      },
    };
    const lock = { locks, name: 'sync', othersSilentMs: () => Infinity };
    expect(await withCycleLock(lock, run)).toBe('done');
    expect(asked).toEqual(['wait']);
  });

  it('finishes a cycle whose lock was stolen', async () => {
    const locks: Locks = {
      async request(_name, _options, begin) {
        void begin();
        throw new DOMException('stolen', 'AbortError');
      },
    };
    const lock = { locks, name: 'sync', othersSilentMs: () => 0 };
    expect(await withCycleLock(lock, run)).toBe('done');
  });

  it("throws the cycle's own error", async () => {
    const locks: Locks = { request: (_name, _options, begin) => begin() };
    const lock = { locks, name: 'sync', othersSilentMs: () => 0 };
    await expect(withCycleLock(lock, () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  });
});
