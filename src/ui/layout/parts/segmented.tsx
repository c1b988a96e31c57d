import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styles from './segmented.module.css';

interface Option<T extends string> {
  value: T;
  label: string;
  lang?: string;
  /** What a short label stands for. */
  title?: string;
  icon?: LucideIcon;
}

/** One of two or three that are all seen: radio buttons that look like one bar. */
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
            onChange={() => {
              props.onChange(value);
            }}
          />
          {Icon !== undefined && <Icon className={styles.icon} aria-hidden />}
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
