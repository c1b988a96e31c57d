/** Where log lines go; replaced in tests. */
type Write = (line: string) => void;

const toStdout: Write = (line) => void process.stdout.write(line);

/** Writes one JSON object per line: `time`, `level`, and the fields. */
export function logJson(level: 'info' | 'warn' | 'error', fields: object, write: Write = toStdout): void {
  write(`${JSON.stringify({ time: new Date().toISOString(), level, ...fields })}\n`);
}

/** From now on every line of the console is a JSON object with a `message`. */
export function useJsonConsole(write: Write = toStdout): void {
  const through =
    (level: 'info' | 'warn' | 'error') =>
    (...parts: unknown[]) =>
      logJson(level, { message: parts.map(String).join(' ') }, write);
  Object.assign(console, {
    log: through('info'),
    info: through('info'),
    warn: through('warn'),
    error: through('error'),
  });
}
