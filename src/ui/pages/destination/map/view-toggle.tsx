import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styles from './view-toggle.module.css';

/** Segmented control of a few choices: styled radio buttons. */
export function ViewToggle<T extends string>(props: {
  legend: string;
  value: T;
  options: readonly { value: T; label: string; icon?: LucideIcon }[];
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.bar}>
      <legend className={styles.legend}>{props.legend}</legend>
      {props.options.map(({ value, label, icon: Icon }) => (
        <label key={value} className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {Icon !== undefined && <Icon aria-hidden />}
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
