/**
 * In place of `regexparam`, which wouter needs for its route matcher alone. No page uses that
 * (`tests/architecture/imports.test.ts`): `src/contract/paths/find-page.ts` finds the page of a path.
 * @returns {never}
 */
export function parse() {
  throw new Error('The route matcher of wouter is not part of the build');
}
