import { classNames } from './class-names.ts';
import { FLAG_FILES } from './flag-files.ts';
import styles from './flag.module.css';

export interface FlagProps {
  /** Country key or two-letter ISO code. */
  country: string;
  gray?: boolean | undefined;
  className?: string | undefined;
}

const CODES: ReadonlySet<string> = new Set(Object.values(FLAG_FILES));

/** Decorative flag beside a country's name; an unknown country gets the default flag. */
export function Flag({ country, gray = false, className }: FlagProps) {
  const code = country.toLowerCase();
  const file = FLAG_FILES[code] ?? (CODES.has(code) ? code : 'default');
  return (
    <img
      className={classNames(styles.flag, gray && styles.gray, className)}
      src={`/flags/${file}.svg`}
      width={22}
      height={16}
      alt=""
      decoding="async"
    />
  );
}
