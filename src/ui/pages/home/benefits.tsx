import { Compass, Route, SlidersHorizontal } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useWords } from '../../i18n/use-words.ts';
import styles from './benefits.module.css';

const BENEFITS: readonly [string, LucideIcon][] = [
  ['tours', Route],
  ['experiences', Compass],
  ['filtering', SlidersHorizontal],
];

/** Three short reasons. */
export function Benefits() {
  const { t } = useWords();
  return (
    <section className={styles.section} aria-labelledby="benefits">
      <h2 id="benefits">
        <VisuallyHidden>{t('lists.benefits.title')}</VisuallyHidden>
      </h2>
      <ul className={styles.list}>
        {BENEFITS.map(([key, Icon]) => (
          <li key={key} className={styles.benefit}>
            <span className={styles.disc}>
              <Icon aria-hidden />
            </span>
            <h3 className={styles.title}>{t(`lists.benefits.${key}.title`)}</h3>
            <p className={styles.words}>{t(`lists.benefits.${key}.words`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
