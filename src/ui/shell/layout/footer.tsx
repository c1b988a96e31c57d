import { Suspense, useRef } from 'react';
import { lazyPart } from '../routing/lazy-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './footer.module.css';
import { useNearViewport } from '../state/use-interaction.ts';

const content = lazyPart(() => import('../../layout/parts/footer-content.tsx'), 'frame');

/** Page footer; its content is a lazy chunk that is loaded when the user gets near it. */
export function Footer() {
  const footer = useRef<HTMLElement>(null);
  const isNear = useNearViewport(footer);
  return (
    <footer ref={footer} className={styles.footer}>
      {/* A footer that does not load leaves the page, and what is typed there, alone. */}
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>{isNear && <content.Component />}</Suspense>
      </ErrorBoundary>
    </footer>
  );
}
