import { useId } from 'react';
import { classNames } from '../../shell/components/class-names.ts';
import styles from './switch.module.css';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  hideLabel?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Toggle switch that takes effect immediately. */
export function Switch({ checked, onChange, label, hideLabel = false, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <span className={styles.row}>
      {hideLabel ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <span className={styles.label} id={id}>
          {label}
        </span>
      )}
      <button
        className={classNames(styles.switch, checked && styles.on)}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        aria-disabled={disabled || undefined}
        onClick={() => {
          if (!disabled) onChange(!checked);
        }}
      >
        <span className={styles.track}>
          <span className={styles.knob} />
        </span>
      </button>
    </span>
  );
}
