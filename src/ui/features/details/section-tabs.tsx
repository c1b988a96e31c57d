import { useEffect, useState } from 'react';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './section-tabs.module.css';

export interface SectionTab {
  /** Id of the `DetailSection`. */
  id: string;
  label: string;
}

/** Part of the viewport in which a section counts as current. */
const CURRENT_MARGIN = '-140px 0px -60% 0px';

/** Links to the sections of a long page; sticky on wide screens, with the current section highlighted. */
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
  // A string, so that a new array with the same ids does not run the effect again.
  const idList = ids.join(' ');
  useEffect(() => {
    const sections = idList.split(' ').flatMap((id) => document.getElementById(id) ?? []);
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
      { rootMargin: CURRENT_MARGIN },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [idList]);
  return ids.find((id) => inView.has(id));
}
