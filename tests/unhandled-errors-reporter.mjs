import fs from 'node:fs';

/** Vitest's JSON report lacks the errors that belong to no test; this reporter writes their messages to a file. */
export default class UnhandledErrorsReporter {
  /**
   * @param {unknown} _modules
   * @param {ReadonlyArray<{ name?: string, message: string, stack?: string, VITEST_TEST_NAME?: string }>} errors
   */
  onTestRunEnd(_modules, errors) {
    const file = process.env['UNHANDLED_ERRORS_FILE'];
    if (file === undefined || errors.length === 0) return;
    const lines = errors.map((error) => {
      // Line numbers are those of the transformed code.
      const files = (error.stack ?? '').match(/(?:src|worker|tests)\/[\w./-]+:\d+/g)?.slice(0, 3) ?? [];
      return `${error.name ?? 'Error'}: ${error.message} (at ${files.join(' < ') || '?'}, while “${error.VITEST_TEST_NAME ?? '?'}” ran)`;
    });
    fs.writeFileSync(file, JSON.stringify(lines));
  }
}
