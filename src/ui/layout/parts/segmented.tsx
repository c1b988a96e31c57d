import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styles from './segmented.module.css';

interface Option<T extends string> {
  value: T;
  label: string;
  lang?: string;
  /** Tooltip that explains a short label. */
  title?: string;
  icon?: LucideIcon;
}

/** Segmented control of two or three options: styled radio buttons. */
export function Segmented<T extends string>(props: {
  legend: string;
  value: T;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.bar}>
      <legend className={styles.legend}>{props.legend}</legend>
      {props.options.map(({ value, label, lang, title, icon: Icon }) => (
        <label key={value} className={styles.option} lang={lang} title={title}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={value}
            aria-label={title}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {Icon !== undefined && <Icon className={styles.icon} aria-hidden />}
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
