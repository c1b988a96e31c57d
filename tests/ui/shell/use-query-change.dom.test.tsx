import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { useQueryChange } from '../../../src/ui/shell/routing/use-query-change.ts';

type Change = ReturnType<typeof useQueryChange>;

afterEach(cleanup);

function Field({ onRender }: { onRender: (change: Change) => void }) {
  onRender(useQueryChange());
  return null;
}

/** Renders a field on a page with this address and returns its query setter. */
function fieldAt(address: string, base = ''): Change {
  history.replaceState(null, '', address);
  let received: Change | undefined;
  render(
    <Router base={base}>
      <Field onRender={(change) => (received = change)} />
    </Router>,
  );
  if (received === undefined) throw new Error('the field was not rendered');
  return received;
}

function currentAddress(): string {
  return location.pathname + location.search;
}

it.each([
  ['/experiences?country=namibia', ''],
  ['/de/erlebnisse?country=namibia', '/de'],
  ['/de/benutzer/m%C3%BCller?country=namibia', '/de'],
])('writes the query of %s', (address, base) => {
  const change = fieldAt(address, base);
  act(() => change((now) => `${now}&q=dune`));
  expect(currentAddress()).toBe(`${address}&q=dune`);
  act(() => change(() => ''));
  expect(currentAddress()).toBe(address.split('?')[0]);
});

it('replaces the history entry, or pushes a new one', () => {
  const change = fieldAt('/experiences');
  const entries = history.length;
  act(() => change(() => 'q=dune'));
  expect(history.length).toBe(entries);
  act(() => change(() => 'country=namibia', { push: true }));
  expect(history.length).toBe(entries + 1);
  expect(currentAddress()).toBe('/experiences?country=namibia');
});

it('does not change the address of another page, in each language', () => {
  for (const [address, base, next] of [
    ['/experiences', '', '/tours?days=7'],
    ['/de/erlebnisse', '/de', '/de/touren?days=7'],
  ] as const) {
    const change = fieldAt(address, base);
    // The next page was requested and is not rendered yet.
    History.prototype.replaceState.call(history, null, '', next);
    act(() => change(() => 'q=late'));
    expect(currentAddress()).toBe(next);
    cleanup();
  }
});
