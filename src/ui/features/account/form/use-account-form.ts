import { useState } from 'react';
import type { FormEvent } from 'react';
import type { AccountFailure, AccountResult } from '../../../../data/account/account-client.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import type { FieldError } from './account-fields.ts';

/** What stands above the button after a try that no single field is to blame for. */
export type FormFailure =
  | { kind: 'offline' | 'failed' | 'signedOut' }
  | { kind: 'limited'; waitMs: number }
  /** In words of the form. */
  | { kind: 'said'; words: string };

export interface AccountFormConfig<Name extends string, Value> {
  start: Record<Name, string>;
  /** In the order of the form, which is the order of the keys of `start`. */
  faultsOf: (values: Record<Name, string>) => Partial<Record<Name, FieldError | null>>;
  send: (values: Record<Name, string>) => Promise<AccountResult<Value>>;
  onDone: (value: Value, values: Record<Name, string>) => void | Promise<void>;
  /** A failure that the form has words of its own for; null leaves it to the usual ones. */
  explain?: (failure: AccountFailure) => Explained<NoInfer<Name>> | null;
}

/** Either at a field, or above the button. */
export type Explained<Name extends string> = { field: Name; fault: FieldError } | { words: string };

/** In seconds, where the server did not say. */
const USUAL_WAIT_MS = 60_000;

/**
 * A form of the account: checks, sends, and shows what the server says, at the field or above the button.
 * The first field with a fault gets the focus. Fields are found by their `name`.
 */
export function useAccountForm<Name extends string, Value>(config: AccountFormConfig<Name, Value>) {
  const { start, faultsOf, send, onDone, explain } = config;
  const { t } = useTranslation();
  const [values, setValues] = useState(start);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRejected] = useState<Partial<Record<Name, string>>>({});
  const [trouble, setTrouble] = useState<FormFailure | null>(null);
  const names = Object.keys(start).filter((name): name is Name => name in start);
  const faults = faultsOf(values);

  function change(name: Name, value: string): void {
    setValues((before) => ({ ...before, [name]: value }));
    setRejected((before) => ({ ...before, [name]: undefined }));
    setTrouble(null);
  }

  function errorOf(name: Name): string | undefined {
    const fault = asked ? faults[name] : null;
    return fault === null || fault === undefined ? refused[name] : t(`account.fault.${fault}`);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    setAsked(true);
    const first = names.find((name) => faults[name] !== null && faults[name] !== undefined);
    if (first !== undefined) {
      focusField(form, first);
      return;
    }
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    setRejected({});
    try {
      const result = await send(values);
      if (result.ok) {
        setAsked(false);
        await onDone(result.value, values);
      } else show(form, result);
    } catch (error) {
      console.error('A form of the account failed', error);
      setTrouble({ kind: 'failed' });
    } finally {
      setBusy(false);
    }
  }

  function show(form: HTMLFormElement, failure: AccountFailure): void {
    const own = explain?.(failure) ?? null;
    if (own !== null && 'words' in own) {
      setTrouble({ kind: 'said', words: own.words });
      return;
    }
    const said = own
      ? [[own.field, t(`account.fault.${own.fault}`)] as const]
      : failure.fields.flatMap(({ path, message }) => {
          const name = names.find((each) => each === path);
          return name === undefined ? [] : [[name, translationOf(failure, name, message)] as const];
        });
    const [first] = said;
    if (first === undefined) setTrouble(troubleOf(failure));
    else {
      const at: Partial<Record<Name, string>> = {};
      for (const [name, words] of said) at[name] = words;
      setRejected(at);
      focusField(form, first[0]);
    }
  }

  /** What the server says of a field in the words of the form where it has some. */
  function translationOf({ code }: AccountFailure, name: Name, message: string): string {
    if (code === 'conflict' && (name === 'username' || name === 'email')) {
      return t(name === 'username' ? 'account.fault.username.taken' : 'account.fault.email.taken');
    }
    return message;
  }

  return {
    values,
    change,
    errorOf,
    submit,
    busy,
    trouble,
    clear: () => {
      setValues(start);
      setAsked(false);
    },
  };
}

export function troubleOf(failure: AccountFailure): FormFailure {
  if (failure.code === 'offline') return { kind: 'offline' };
  if (failure.code === 'not-signed-in') return { kind: 'signedOut' };
  if (failure.code !== 'too-many-requests') return { kind: 'failed' };
  return { kind: 'limited', waitMs: failure.retryAfterMs ?? USUAL_WAIT_MS };
}

/** After React has drawn the error: then screen readers read it with the field. */
function focusField(form: HTMLFormElement, name: string): void {
  setTimeout(() => {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  });
}
