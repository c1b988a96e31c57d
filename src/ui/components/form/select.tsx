import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../shell/components/class-names.ts';
import { Field } from './field.tsx';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'id' | 'children'
> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  hideLabel?: boolean | undefined;
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
}

/** Native select. */
export function Select({ label, hint, error, hideLabel, value, onChange, options, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(ids) => (
        <select
          {...rest}
          {...ids}
          className={classNames(styles.control, styles.select)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled === true}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
