import { spawn } from 'node:child_process';
import readline from 'node:readline';

const SIZE = '2000x3000x24';

/** Starts an X server without a screen. */
export async function startVirtualScreen() {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', SIZE, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of readline.createInterface({ input: child.stdout }))
    return { display: `:${line.trim()}`, child };
  throw new Error('Xvfb ended');
}
