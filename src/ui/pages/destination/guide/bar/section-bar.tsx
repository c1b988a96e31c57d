import { List } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { IconButton } from '../../../../shell/components/icon-button.tsx';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import styles from './section-bar.module.css';
import { useHeaderAway } from './use-header-away.ts';
import { useCurrentSection } from './use-current-section.ts';

export interface BarSection {
  /** Id of the `DetailSection`. */
  id: string;
  label: string;
}

/** Links to the modules of a long page. It stays in view, and so does the link to the current module. */
export function SectionBar({ sections }: { sections: readonly BarSection[] }) {
  const { t } = useTranslation();
  const [listed, setListed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(sections.map(({ id }) => id));
  const putHeaderAway = useHeaderAway();

  // Scrolls only the bar, so that the current link is at its left edge.
  useEffect(() => {
    const box = list.current;
    const item = box?.querySelector<HTMLElement>(`[href="#${current ?? ''}"]`)?.parentElement;
    if (!box || !item) return;
    const first = box.firstElementChild instanceof HTMLElement ? box.firstElementChild.offsetLeft : 0;
    box.scrollTo({ left: item.offsetLeft - first });
  }, [current]);

  const links = (onFollow: () => void) =>
    sections.map(({ id, label }) => (
      <li key={id}>
        <a href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={onFollow}>
          {label}
        </a>
      </li>
    ));

  return (
    <nav className={styles.bar} aria-label={t('detail.sections')}>
      <div className={styles.width}>
        <ul ref={list} className={styles.list}>
          {links(putHeaderAway)}
        </ul>
        <IconButton icon={List} label={t('guide.bar.all')} onClick={() => setListed(true)} />
      </div>
      <Dialog open={listed} onClose={() => setListed(false)} title={t('guide.bar.all')} width={420}>
        <ul className={styles.all}>
          {links(() => {
            putHeaderAway();
            setListed(false);
          })}
        </ul>
      </Dialog>
    </nav>
  );
}
