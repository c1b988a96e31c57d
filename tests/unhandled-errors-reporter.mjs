import fs from 'node:fs';

/** Vitest's JSON report lacks the errors that belong to no test; this reporter writes their messages to a file. */
export default class UnhandledErrorsReporter {
  /**
   * @param {unknown} _modules
   * @param {ReadonlyArray<{ name?: string, message: string, VITEST_TEST_NAME?: string }>} errors
   */
  onTestRunEnd(_modules, errors) {
    const file = process.env['UNHANDLED_ERRORS_FILE'];
    if (file === undefined || errors.length === 0) return;
    const lines = errors.map(
      (error) => `${error.name ?? 'Error'}: ${error.message} (while “${error.VITEST_TEST_NAME ?? '?'}” ran)`,
    );
    fs.writeFileSync(file, JSON.stringify(lines));
  }
}
