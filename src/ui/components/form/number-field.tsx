import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useLocale } from '../../shell/i18n/locale-context.tsx';
import { classNames } from '../../shell/components/class-names.ts';
import { Field } from './field.tsx';
import styles from './field.module.css';
import { readNumber, writeNumber } from './read-number.ts';

export interface NumberFieldProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'id' | 'type' | 'min' | 'max'
> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  hideLabel?: boolean | undefined;
  unit?: ReactNode;
  value: number | null;
  /** Null for an empty field; values out of range are clamped; invalid input is not reported. */
  onChange: (value: number | null) => void;
  min?: number | undefined;
  max?: number | undefined;
}

/** Number input in the user's notation ("1.234,5" in German); the typed text stays until blur. */
export function NumberField({
  label,
  hint,
  error,
  hideLabel,
  unit,
  value,
  onChange,
  min = -Infinity,
  max = Infinity,
  ...rest
}: NumberFieldProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState<string | null>(null);

  function type(text: string) {
    setDraft(text);
    if (text.trim() === '') {
      onChange(null);
      return;
    }
    const number = readNumber(text, locale);
    // Clamped rather than ignored: ignoring an excessive "400" would keep the "40" typed before.
    if (number !== null) onChange(Math.min(Math.max(number, min), max));
  }

  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(ids) => (
        <span className={styles.withUnit}>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            {...ids}
            type="text"
            className={classNames(styles.control, styles.numbers)}
            value={draft ?? writeNumber(value, locale)}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={(event) => {
              setDraft(null);
              rest.onBlur?.(event);
            }}
          />
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
        </span>
      )}
    </Field>
  );
}
