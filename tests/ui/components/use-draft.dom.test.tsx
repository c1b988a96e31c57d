import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { switchUserDb } from '../../../src/data/storage/user-db.ts';
import { localeOfPath } from '../../../src/contract/paths/find-page.ts';
import { TextField } from '../../../src/ui/components/form/text-field.tsx';
import { useDraft } from '../../../src/ui/components/form/use-draft.ts';
import { useFormFields } from '../../../src/ui/components/form/use-form-fields.ts';
import { useAccountForm } from '../../../src/ui/features/account/form/use-account-form.ts';
import { LocaleProvider } from '../../../src/ui/shell/i18n/locale-context.tsx';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';

const EN = '/contact';
const DE = '/de/kontakt';

function Text() {
  const [text, setText] = useDraft('text', () => 'start');
  return <TextField label="Text" value={text} onChange={setText} />;
}

function Fields() {
  const form = useFormFields('fields', { title: 'Kandy', notes: '' });
  return (
    <>
      <TextField label="Notes" value={form.values.notes} onChange={(notes) => form.change({ notes })} />
      <output>{JSON.stringify(form.changes)}</output>
    </>
  );
}

function Account() {
  const form = useAccountForm({
    start: { email: '', password: '' },
    validate: () => ({}),
    send: () => Promise.reject(new Error('nothing is sent')),
    onDone: () => undefined,
  });
  return (
    <>
      <TextField label="Email" {...form.field('email')} />
      <TextField label="Password" {...form.field('password')} />
    </>
  );
}

/** The page as the app shows it: mounted again in another language. */
function page(path: string) {
  history.pushState(null, '', path);
  const locale = localeOfPath(location.pathname);
  return (
    <StrictMode>
      <LocaleProvider key={location.href} locale={locale}>
        <Text />
        <Fields />
        <Account />
      </LocaleProvider>
    </StrictMode>
  );
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(async () => {
  await Promise.all([loadTranslations('en', 'site'), loadTranslations('de', 'site')]);
});
afterEach(cleanup);

it('a draft survives the change of the language, back and forth', () => {
  const { rerender } = render(page(EN));
  type('Text', 'a long message');
  type('Notes', 'Fan, breakfast from 6');
  rerender(page(DE));
  expect(valueOf('Text')).toBe('a long message');
  expect(valueOf('Notes')).toBe('Fan, breakfast from 6');
  expect(document.querySelector('output')?.textContent).toBe('{"notes":"Fan, breakfast from 6"}');
  type('Text', 'a longer message');
  rerender(page(EN));
  expect(valueOf('Text')).toBe('a longer message');
});

it('passwords are never kept', () => {
  const { rerender } = render(page(EN));
  type('Email', 'nimal@example.org');
  type('Password', 'correct horse');
  rerender(page(DE));
  expect(valueOf('Email')).toBe('nimal@example.org');
  expect(valueOf('Password')).toBe('');
});

it.each([
  ['closed', null],
  ['left for another page', '/faq'],
  ['left for another page in the other language', '/de/faq'],
  ['left for other parameters', '/contact?edit=new'],
])('a form that is %s starts anew', (_what, path) => {
  const { rerender, unmount } = render(page(EN));
  type('Text', 'a long message');
  if (path === null) unmount();
  else rerender(page(path));
  cleanup();
  render(page(EN));
  expect(valueOf('Text')).toBe('start');
});

it('a draft stays with the account in which it was typed', () => {
  const { rerender } = render(page(EN));
  type('Text', 'a long message');
  switchUserDb('someone-else');
  rerender(page(DE));
  expect(valueOf('Text')).toBe('start');
  switchUserDb(null);
});
