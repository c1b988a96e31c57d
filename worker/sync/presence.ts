/** How long the other tabs have been silent: whoever runs a cycle says so on a channel that all tabs hear. */
export interface Presence {
  /** Says so now and every few seconds until the answer is called. */
  atWork(): () => void;
  /** Milliseconds since another tab was heard; Infinity where none ever was. */
  othersSilentMs(): number;
}

const BEAT_MS = 5_000;

export function createPresence(name: string): Presence {
  const channel = new BroadcastChannel(name);
  let heardAt = -Infinity;
  channel.addEventListener('message', () => {
    heardAt = performance.now();
  });
  function beat(): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel.postMessage('at-work');
  }
  return {
    atWork() {
      beat();
      const timer = setInterval(beat, BEAT_MS);
      return () => clearInterval(timer);
    },
    othersSilentMs: () => performance.now() - heardAt,
  };
}
