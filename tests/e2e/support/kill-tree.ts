import { execFileSync } from 'node:child_process';

/** Kills every process whose command line names the folder, and all that descend from it. */
export function killTree(folder: string): void {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid = '', parent = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid === '' ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
    });
  const killed = new Set<number>();
  const add = (pid: number) => {
    killed.add(pid);
    for (const { pid: child, parent } of processes) if (parent === pid && !killed.has(child)) add(child);
  };
  for (const { pid, command } of processes) if (command.includes(folder)) add(pid);
  killed.delete(process.pid);
  for (const pid of killed) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // It ended with its parent.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
