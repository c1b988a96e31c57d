import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasUnsavedInput } from '../../../src/data/release/unsaved-input.ts';
import { Dialog } from '../../../src/ui/components/overlay/dialog.tsx';
import { TextArea } from '../../../src/ui/components/form/text-field.tsx';
import { renderIn } from '../support/with-translations.tsx';

beforeEach(() => {
  // jsdom has no modal layer and does not track changed fields: all count as changed.
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined });
  const find = document.querySelectorAll.bind(document);
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
    find(selector.replace(':is(:user-valid, :user-invalid)', '')),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const field = (value: string) => <TextArea label="Notes" value={value} onChange={() => undefined} />;

it('text in a dialog is unsaved input even without a form', async () => {
  await renderIn(
    'en',
    <Dialog open title="Notes" onClose={() => undefined}>
      {field('Ask for Nimal')}
    </Dialog>,
  );
  expect(hasUnsavedInput()).toBe(true);
});

it('text in a form is unsaved input; empty text and a self-saving field are not', async () => {
  await renderIn('en', field('kept with each key'));
  expect(hasUnsavedInput()).toBe(false);
  cleanup();
  await renderIn('en', <form>{field(' ')}</form>);
  expect(hasUnsavedInput()).toBe(false);
  cleanup();
  await renderIn('en', <form>{field('a message')}</form>);
  expect(hasUnsavedInput()).toBe(true);
});
