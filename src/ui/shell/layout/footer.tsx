import { Suspense, useRef } from 'react';
import { lazyPart } from '../routing/lazy-page.tsx';
import styles from './footer.module.css';
import { useApproached } from '../state/use-interaction.ts';

const content = lazyPart(() => import('../../layout/parts/footer-content.tsx'), 'frame');

/** The end of each page; what it says is loaded when somebody nears it. */
export function Footer() {
  const footer = useRef<HTMLElement>(null);
  const approached = useApproached(footer);
  return (
    <footer ref={footer} className={styles.footer}>
      <Suspense fallback={null}>{approached && <content.Page />}</Suspense>
    </footer>
  );
}
