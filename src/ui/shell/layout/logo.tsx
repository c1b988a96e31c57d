import { Link } from 'wouter';
import { useLocale } from '../i18n/locale-context.tsx';
import { pathOf } from '../routing/paths.ts';
import styles from './logo.module.css';

/** Logo with a link home. Both languages use the same name. */
export function Logo({ onFollow }: { onFollow?: () => void }) {
  const locale = useLocale();
  return (
    <Link className={styles.logo} href={pathOf('home', locale)} onClick={onFollow}>
      <img className={styles.mark} src="/icons/favicon.svg" width={36} height={36} alt="" />
      <span>Rucksack</span>
    </Link>
  );
}
