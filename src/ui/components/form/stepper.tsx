import { Minus, Plus } from 'lucide-react';
import styles from './stepper.module.css';

export interface StepperProps {
  /** Value between the buttons, with its unit: "2 nights". */
  value: string;
  onDecrease: () => void;
  onIncrease: () => void;
  canDecrease: boolean;
  canIncrease: boolean;
  decreaseLabel: string;
  increaseLabel: string;
}

/** Stepper with two buttons. An unavailable step keeps its button focusable. */
export function Stepper(props: StepperProps) {
  return (
    <div className={styles.stepper} role="group">
      <button
        className={styles.step}
        type="button"
        aria-label={props.decreaseLabel}
        title={props.decreaseLabel}
        aria-disabled={!props.canDecrease || undefined}
        onClick={() => {
          if (props.canDecrease) props.onDecrease();
        }}
      >
        <Minus className={styles.icon} aria-hidden />
      </button>
      <span className={styles.value} aria-live="polite">
        {props.value}
      </span>
      <button
        className={styles.step}
        type="button"
        aria-label={props.increaseLabel}
        title={props.increaseLabel}
        aria-disabled={!props.canIncrease || undefined}
        onClick={() => {
          if (props.canIncrease) props.onIncrease();
        }}
      >
        <Plus className={styles.icon} aria-hidden />
      </button>
    </div>
  );
}
