import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LocaleProvider } from '../../../src/ui/shell/i18n/locale-context.tsx';
import { lazyPart } from '../../../src/ui/shell/routing/lazy-page.tsx';

afterEach(cleanup);

const part = lazyPart<object>(async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { default: () => <p>Loaded</p> };
}, 'places');

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setOpen(true))}>
        Open
      </button>
      <Suspense>{open && <part.Component />}</Suspense>
    </>
  );
}

it('a part that an event opens in a transition is rendered once its chunk has loaded', async () => {
  render(
    <LocaleProvider locale="en">
      <Page />
    </LocaleProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Loaded')).toBeTruthy();
});
