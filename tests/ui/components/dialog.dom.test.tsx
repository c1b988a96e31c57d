import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/ui/components/overlay/dialog.tsx';
import { FilterSheet } from '../../../src/ui/features/filters/filter-sheet.tsx';
import { renderIn } from '../support/with-translations.tsx';

let openedFrom: Element | null = null;

beforeEach(() => {
  // As in browsers: a dialog removed from the page is no longer modal and does not restore the focus.
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
        Text
      </Dialog>
    ),
  ],
  [
    'sheet',
    (onClose: () => void) => (
      <FilterSheet show="Show 3 places" found="3" anySet={false} onReset={() => undefined} onClose={onClose}>
        Text
      </FilterSheet>
    ),
  ],
])('returns the focus to the opener when a %s closes', async (_, content) => {
  await renderIn('en', <Opener>{content}</Opener>);
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Open it' });
  await user.click(opener);
  const close = screen.getByRole('button', { name: 'Close' });
  expect(document.activeElement).toBe(close);
  await user.click(close);
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

it('ignores the cancel event of a file input inside it, and closes on its own', async () => {
  const onClose = vi.fn<() => void>();
  await renderIn(
    'en',
    <Dialog open title="Open a tour file" onClose={onClose}>
      <input type="file" aria-label="File" />
    </Dialog>,
  );
  // The cancel event bubbles from a file input but not from a dialog.
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  const dialog = screen.getByRole('dialog');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  // Hidden at once; removed after the next paint.
  expect(dialog.hasAttribute('data-closing')).toBe(true);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
