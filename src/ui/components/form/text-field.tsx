import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../shell/components/class-names.ts';
import { Field } from './field.tsx';
import styles from './field.module.css';

interface LabeledText {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  hideLabel?: boolean | undefined;
  value: string;
  /** Absent if the text is read-only. */
  onChange?: (value: string) => void;
}

export type TextFieldProps = LabeledText & Omit<ComponentProps<'input'>, keyof LabeledText | 'id'>;

/** Single-line text input. */
export function TextField({ label, hint, error, hideLabel, value, onChange, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(ids) => (
        <input
          type="text"
          {...rest}
          {...ids}
          className={styles.control}
          value={value}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

export type TextAreaProps = LabeledText & Omit<ComponentProps<'textarea'>, keyof LabeledText | 'id'>;

/** Multi-line text input. */
export function TextArea({ label, hint, error, hideLabel, value, onChange, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(ids) => (
        <textarea
          rows={3}
          {...rest}
          {...ids}
          className={classNames(styles.control, styles.area)}
          value={value}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
