import { useId } from 'react';
import styles from './choice-switch.module.css';

interface ChoiceSwitchProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** Segmented control of two or three views: styled radio buttons. */
export function ChoiceSwitch<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: ChoiceSwitchProps<Value>) {
  const name = useId();
  return (
    <div className={styles.switch} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
