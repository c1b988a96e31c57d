import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasUnsavedInput } from '../../../src/data/release/unsaved-input.ts';
import { Dialog } from '../../../src/ui/components/overlay/dialog.tsx';
import { TextArea } from '../../../src/ui/components/form/text-field.tsx';
import { renderIn } from '../support/with-translations.tsx';

beforeEach(() => {
  // jsdom has no modal layer, and does not note which fields were changed: here all were.
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

it('words in a dialog are held, also without a form around them', async () => {
  await renderIn(
    'en',
    <Dialog open title="Notes" onClose={() => undefined}>
      {field('Ask for Nimal')}
    </Dialog>,
  );
  expect(hasUnsavedInput()).toBe(true);
});

it('words in a form are held, those of a field that keeps them itself are not, nor is nothing', async () => {
  await renderIn('en', field('kept with each key'));
  expect(hasUnsavedInput()).toBe(false);
  cleanup();
  await renderIn('en', <form>{field(' ')}</form>);
  expect(hasUnsavedInput()).toBe(false);
  cleanup();
  await renderIn('en', <form>{field('a message')}</form>);
  expect(hasUnsavedInput()).toBe(true);
});
