import { spawn } from 'node:child_process';
import { projectRoot } from './project-root.mjs';

/**
 * Runs a program in the project's folder with its output shown; resolves to its exit code.
 * @param {string} program @param {readonly string[]} args @param {Record<string, string | undefined>} [env]
 * @returns {Promise<number>}
 */
export function run(program, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: projectRoot,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      // On Windows npm is a .cmd file, which only a shell can start.
      shell: process.platform === 'win32' && !program.endsWith('.exe'),
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Runs a script of node_modules with the current Node. */
export function runNode(script, args, env) {
  return run(process.execPath, [script, ...args], env);
}
