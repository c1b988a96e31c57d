import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../shell/components/class-names.ts';
import styles from './field.module.css';

/** Attributes to spread on the control. */
export interface FieldIds {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  hideLabel?: boolean | undefined;
  children: (ids: FieldIds) => ReactNode;
}

/** Label, control, hint and error, associated for screen readers. */
export function Field({ label, hint, error, hideLabel = false, children }: FieldProps) {
  const id = useId();
  const hasHint = hint !== undefined && hint !== null;
  const hasError = error !== undefined && error !== null && error !== '';
  const described = [hasHint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ');
  const ids: FieldIds = { id };
  if (described !== '') ids['aria-describedby'] = described;
  if (hasError) ids['aria-invalid'] = true;
  return (
    <div className={styles.field}>
      <label className={classNames(styles.label, hideLabel && styles.hidden)} htmlFor={id}>
        {label}
      </label>
      {children(ids)}
      {hasHint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {hasError && (
          <p className={styles.error} id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
