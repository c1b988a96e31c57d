import { useEffect, useState } from 'react';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './section-tabs.module.css';

export interface SectionTab {
  /** Of the `DetailSection` that it leads to. */
  id: string;
  label: string;
}

/** From here down the screen a section counts as the one that is read. */
const READING_LINE = '-140px 0px -60% 0px';

/** Links to the parts of a long page; on wide screens they stay below the header and say which part is in view. */
export function SectionTabs({ tabs }: { tabs: readonly SectionTab[] }) {
  const { t } = useTranslation();
  const current = useSectionInView(tabs.map(({ id }) => id));
  return (
    <nav className={styles.tabs} aria-label={t('detail.sections')}>
      <ul className={styles.list}>
        {tabs.map(({ id, label }) => (
          <li key={id}>
            <a className={styles.tab} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  const wanted = ids.join(' ');
  // Follows the scroll position of the page.
  useEffect(() => {
    const sections = wanted.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        setInView((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) next.add(target.id);
            else next.delete(target.id);
          }
          return next;
        });
      },
      { rootMargin: READING_LINE },
    );
    for (const section of sections) observer.observe(section);
    return () => {
      observer.disconnect();
    };
  }, [wanted]);
  return ids.find((id) => inView.has(id));
}
