import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/ui/components/overlay/dialog.tsx';
import { FilterSheet } from '../../../src/ui/features/filters/filter-sheet.tsx';
import { renderIn } from '../support/with-translations.tsx';

let openedFrom: Element | null = null;

beforeEach(() => {
  // As browsers do: what was taken out of the page is no modal dialog any more, and gives nothing back.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openedFrom = document.activeElement;
      this.setAttribute('open', '');
      this.querySelector('button')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (this.isConnected && openedFrom instanceof HTMLElement) openedFrom.focus();
    },
  });
});
afterEach(cleanup);

function Opener({ children }: { children: (onClose: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      {open && children(() => setOpen(false))}
    </>
  );
}

it.each([
  [
    'dialog',
    (onClose: () => void) => (
      <Dialog open title="Notes" onClose={onClose}>
        Words
      </Dialog>
    ),
  ],
  [
    'sheet',
    (onClose: () => void) => (
      <FilterSheet show="Show 3 places" found="3" anySet={false} onReset={() => undefined} onClose={onClose}>
        Words
      </FilterSheet>
    ),
  ],
])('a %s that is closed gives the focus back to what opened it', async (_, content) => {
  await renderIn('en', <Opener>{content}</Opener>);
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Open it' });
  await user.click(opener);
  const close = screen.getByRole('button', { name: 'Close' });
  expect(document.activeElement).toBe(close);
  await user.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('a dialog stays when the choice of a file inside it is given up, and closes by its own', async () => {
  const onClose = vi.fn<() => void>();
  await renderIn(
    'en',
    <Dialog open title="Open a tour file" onClose={onClose}>
      <input type="file" aria-label="File" />
    </Dialog>,
  );
  // It bubbles from an input of files, and does not from a dialog.
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
});
