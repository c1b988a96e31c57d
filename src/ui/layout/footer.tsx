import { lazy, Suspense, useRef } from 'react';
import styles from './footer.module.css';
import { useApproached } from './use-approached.ts';

const FooterContent = lazy(() => import('./footer-content.tsx'));

/** The end of each page; what it says is loaded when somebody nears it. */
export function Footer() {
  const footer = useRef<HTMLElement>(null);
  const approached = useApproached(footer);
  return (
    <footer ref={footer} className={styles.footer}>
      <Suspense fallback={null}>{approached && <FooterContent />}</Suspense>
    </footer>
  );
}
