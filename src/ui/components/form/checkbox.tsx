import type { ReactNode } from 'react';
import styles from './checkbox.module.css';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  hideLabel?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Checkbox of 24 px in a 44 px target. */
export function Checkbox({ checked, onChange, label, hideLabel = false, disabled = false }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <span className={styles.target}>
        <input
          className={styles.box}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </span>
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
    </label>
  );
}
