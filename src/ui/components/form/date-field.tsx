import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../shell/components/class-names.ts';
import { Field } from './field.tsx';
import styles from './field.module.css';

export interface DateFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id' | 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  hideLabel?: boolean | undefined;
  /** "2027-01-10" or null. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Native date input: localized and touch-friendly. */
export function DateField({ label, hint, error, hideLabel, value, onChange, ...rest }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(ids) => (
        <input
          {...rest}
          {...ids}
          type="date"
          className={classNames(styles.control, styles.numbers)}
          value={value ?? ''}
          onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
