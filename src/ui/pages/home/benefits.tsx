import { Compass, Route, SlidersHorizontal } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import type { SitePage } from '../../../contract/paths/site-paths.ts';
import styles from './benefits.module.css';
import { SeeAllLink } from './see-all-link.tsx';

const BENEFITS: readonly ['tours' | 'experiences' | 'filtering', LucideIcon, SitePage][] = [
  ['tours', Route, 'tours'],
  ['experiences', Compass, 'experiences'],
  ['filtering', SlidersHorizontal, 'destinations'],
];

/** Short reasons, each with a link; that of tours only while they are switched on. */
export function Benefits() {
  const { t } = useTranslation();
  const flags = useFlags();
  return (
    <section className={styles.section} aria-labelledby="benefits">
      <h2 id="benefits">
        <VisuallyHidden>{t('lists.benefits.title')}</VisuallyHidden>
      </h2>
      <ul className={styles.list}>
        {BENEFITS.filter(([key]) => key !== 'tours' || flags.tours || !flags.loaded).map(
          ([key, Icon, page]) => (
            <li key={key} className={styles.benefit}>
              <span className={styles.disc}>
                <Icon aria-hidden />
              </span>
              <h3 className={styles.title}>{t(`lists.benefits.${key}.title`)}</h3>
              <p className={styles.text}>{t(`lists.benefits.${key}.text`)}</p>
              <div className={styles.link}>
                <SeeAllLink page={page}>{t(`lists.benefits.${key}.link`)}</SeeAllLink>
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
