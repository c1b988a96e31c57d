import { classNames } from './class-names.ts';
import { FLAG_FILES } from './flag-files.ts';
import styles from './flag.module.css';

export interface FlagProps {
  /** Key of a country or its ISO code of two letters. */
  country: string;
  grey?: boolean | undefined;
  className?: string | undefined;
}

const CODES: ReadonlySet<string> = new Set(Object.values(FLAG_FILES));

/** Decoration beside a country's name; a country without a flag gets the default one. */
export function Flag({ country, grey = false, className }: FlagProps) {
  const code = country.toLowerCase();
  const file = FLAG_FILES[code] ?? (CODES.has(code) ? code : 'default');
  return (
    <img
      className={classNames(styles.flag, grey && styles.grey, className)}
      src={`/flags/${file}.svg`}
      width={22}
      height={16}
      alt=""
      decoding="async"
    />
  );
}
