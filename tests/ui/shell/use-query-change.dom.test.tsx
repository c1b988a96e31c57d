import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { useQueryChange } from '../../../src/ui/shell/routing/use-query-change.ts';

type Change = ReturnType<typeof useQueryChange>;

afterEach(cleanup);

function Field({ give }: { give: (change: Change) => void }) {
  give(useQueryChange());
  return null;
}

/** What a field on a page of this address got to change the query with. */
function fieldAt(address: string, base = ''): Change {
  history.replaceState(null, '', address);
  let given: Change | undefined;
  render(
    <Router base={base}>
      <Field give={(change) => (given = change)} />
    </Router>,
  );
  if (given === undefined) throw new Error('the field was not drawn');
  return given;
}

function here(): string {
  return location.pathname + location.search;
}

it.each([
  ['/experiences?country=namibia', ''],
  ['/de/erlebnisse?country=namibia', '/de'],
  ['/de/benutzer/m%C3%BCller?country=namibia', '/de'],
])('writes the query of %s', (address, base) => {
  const change = fieldAt(address, base);
  act(() => change((now) => `${now}&q=dune`));
  expect(here()).toBe(`${address}&q=dune`);
  act(() => change(() => ''));
  expect(here()).toBe(address.split('?')[0]);
});

it('leaves the address of another page alone, in each language', () => {
  for (const [address, base, next] of [
    ['/experiences', '', '/tours?days=7'],
    ['/de/erlebnisse', '/de', '/de/touren?days=7'],
  ] as const) {
    const change = fieldAt(address, base);
    // The next page was asked for and is not drawn yet.
    History.prototype.replaceState.call(history, null, '', next);
    act(() => change(() => 'q=late'));
    expect(here()).toBe(next);
    cleanup();
  }
});
