import { openChannel } from '../../src/data/storage/open-channel.ts';

/** Heartbeats of running sync cycles, over a BroadcastChannel between all tabs. */
export interface Presence {
  /** Sends a heartbeat now and every 5 s. Returns how to stop. */
  atWork(): () => void;
  /** Milliseconds since the last heartbeat of another tab; Infinity without any. */
  othersSilentMs(): number;
}

const HEARTBEAT_MS = 5_000;

export function createPresence(name: string): Presence {
  const channel = openChannel(name);
  let lastHeartbeatAt = -Infinity;
  channel?.addEventListener('message', () => {
    lastHeartbeatAt = performance.now();
  });
  function sendHeartbeat(): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel?.postMessage('at-work');
  }
  return {
    atWork() {
      sendHeartbeat();
      const timer = setInterval(sendHeartbeat, HEARTBEAT_MS);
      return () => clearInterval(timer);
    },
    othersSilentMs: () => performance.now() - lastHeartbeatAt,
  };
}
