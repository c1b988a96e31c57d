import { Link } from 'wouter';
import { useLocale } from '../i18n/locale-context.tsx';
import { pathOf } from '../routing/paths.ts';
import styles from './logo.module.css';

/** The mark and the name, a link home. Both languages have the same word. */
export function Logo() {
  const locale = useLocale();
  return (
    <Link className={styles.logo} href={pathOf('home', locale)}>
      <LogoMark />
      <span>Rucksack</span>
    </Link>
  );
}

/** The backpack; the same drawing as in `public/icons`. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 36 36" aria-hidden>
      <rect width="36" height="36" rx="9" fill="#15847f" />
      <g fill="none" stroke="#fff" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M14 11.500v-1a2.500 2.500 0 0 1 2.500-2.500h3a2.500 2.500 0 0 1 2.500 2.500v1" />
        <path d="M10 17a6 6 0 0 1 6-6h4a6 6 0 0 1 6 6v8.500a2.500 2.500 0 0 1-2.500 2.500h-11a2.500 2.500 0 0 1-2.500-2.500z" />
        <path d="M14 28v-5.500a1.500 1.500 0 0 1 1.500-1.500h5a1.500 1.500 0 0 1 1.500 1.500v5.500M14 24.500h8M15.500 15.500h5" />
      </g>
    </svg>
  );
}
