import { useState } from 'react';
import type { FormEvent } from 'react';
import type { AccountFailure, AccountResult } from '../../../../data/account/account-client.ts';
import { useDraft } from '../../../components/form/use-draft.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import type { FieldError } from './account-fields.ts';

/** Form-level failure of a submit, shown above the button. */
export type FormFailure =
  | { kind: 'offline' | 'failed' | 'signedOut' }
  | { kind: 'limited'; waitMs: number }
  /** A translated text of the form. */
  | { kind: 'said'; text: string };

export interface AccountFormConfig<Name extends string, Value> {
  start: Record<Name, string>;
  /** In the order of the form, which is the order of the keys of `start`. */
  validate: (values: Record<Name, string>) => Partial<Record<Name, FieldError | null>>;
  send: (values: Record<Name, string>) => Promise<AccountResult<Value>>;
  onDone: (value: Value, values: Record<Name, string>) => void | Promise<void>;
  /** Form-specific explanation of a failure; null for the default one. */
  explain?: (failure: AccountFailure) => Explanation<NoInfer<Name>> | null;
}

/** Shown either at a field, or above the button. */
export type Explanation<Name extends string> = { field: Name; error: FieldError } | { text: string };

/** Names of fields whose values never leave the form. */
const PASSWORDS: ReadonlySet<string> = new Set(['password', 'current']);

/** Default if the server sends no retry time. */
const DEFAULT_WAIT_MS = 60_000;

/**
 * State of an account form: validates, submits, and shows the server's errors at the field or above the button. The
 * first invalid field gets the focus. Fields are found by their `name`.
 */
export function useAccountForm<Name extends string, Value>(config: AccountFormConfig<Name, Value>) {
  const { start, validate, send, onDone, explain } = config;
  const { t } = useTranslation();
  const [attempted, setAttempted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Partial<Record<Name, string>>>({});
  const [formFailure, setFormFailure] = useState<FormFailure | null>(null);
  const names = Object.keys(start).filter((name): name is Name => name in start);
  const [values, setValues] = useDraft(names.join('-'), () => start, withoutPasswords);
  const errors = validate(values);

  function change(name: Name, value: string): void {
    setValues((before) => ({ ...before, [name]: value }));
    setFieldErrors((before) => ({ ...before, [name]: undefined }));
    setFormFailure(null);
  }

  function errorOf(name: Name): string | undefined {
    const error = attempted ? errors[name] : null;
    return error === null || error === undefined ? fieldErrors[name] : t(`account.error.${error}`);
  }

  /** Properties that connect a text or password field to the form. */
  function field(name: Name) {
    return {
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (value: string) => change(name, value),
    };
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    setAttempted(true);
    const first = names.find((name) => errors[name] !== null && errors[name] !== undefined);
    if (first !== undefined) {
      focusField(form, first);
      return;
    }
    if (busy) return;
    setBusy(true);
    setFormFailure(null);
    setFieldErrors({});
    try {
      const result = await send(values);
      if (result.ok) {
        setAttempted(false);
        await onDone(result.value, values);
      } else show(form, result);
    } catch (error) {
      console.error('An account form failed', error);
      setFormFailure({ kind: 'failed' });
    } finally {
      setBusy(false);
    }
  }

  function show(form: HTMLFormElement, failure: AccountFailure): void {
    const explained = explain?.(failure) ?? null;
    if (explained !== null && 'text' in explained) {
      setFormFailure({ kind: 'said', text: explained.text });
      return;
    }
    const found = explained
      ? [[explained.field, t(`account.error.${explained.error}`)] as const]
      : failure.fields.flatMap(({ path, message }) => {
          const name = names.find((each) => each === path);
          return name === undefined ? [] : [[name, fieldMessage(failure, name, message)] as const];
        });
    const [first] = found;
    if (first === undefined) setFormFailure(formFailureOf(failure));
    else {
      const at: Partial<Record<Name, string>> = {};
      for (const [name, text] of found) at[name] = text;
      setFieldErrors(at);
      focusField(form, first[0]);
    }
  }

  /** The form's own text for a field error, otherwise the server's message. */
  function fieldMessage({ code }: AccountFailure, name: Name, message: string): string {
    if (code === 'conflict' && (name === 'username' || name === 'email')) {
      return t(name === 'username' ? 'account.error.username.taken' : 'account.error.email.taken');
    }
    return message;
  }

  return {
    values,
    field,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    busy,
    failure: formFailure,
    clear: () => {
      setValues(start);
      setAttempted(false);
    },
  };
}

function withoutPasswords<Name extends string>(values: Record<Name, string>): Record<Name, string> {
  const kept = { ...values };
  for (const name in kept) if (PASSWORDS.has(name)) kept[name] = '';
  return kept;
}

export function formFailureOf(failure: AccountFailure): FormFailure {
  if (failure.code === 'offline') return { kind: 'offline' };
  if (failure.code === 'not-signed-in') return { kind: 'signedOut' };
  if (failure.code !== 'too-many-requests') return { kind: 'failed' };
  return { kind: 'limited', waitMs: failure.retryAfterMs ?? DEFAULT_WAIT_MS };
}

/** Focuses a field after React has rendered its error, so that screen readers announce both. */
function focusField(form: HTMLFormElement, name: string): void {
  setTimeout(() => {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  });
}
