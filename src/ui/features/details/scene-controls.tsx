import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { IconButton } from '../../shell/components/icon-button.tsx';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './scene-controls.module.css';

export interface SceneControlsProps {
  /** Where a swipe turns to another scene. */
  area: RefObject<HTMLElement | null>;
  name: string;
  /** Starts at 0. */
  scene: number;
  count: number;
  onChange: (scene: number) => void;
}

/** A shorter movement is a tap, a steeper one scrolls. */
const SWIPE_PX = 40;

/** Turns to the other scenes of a place by button, arrow key or swipe; they never turn on their own. */
export default function SceneControls({ area, name, scene, count, onChange }: SceneControlsProps) {
  const { t } = useTranslation();
  const turn = (by: number) => onChange((scene + by + count) % count);
  const swiped = useEffectEvent((by: number) => turn(by));

  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let start: Touch | undefined;
    element.addEventListener('touchstart', ({ touches }) => (start = touches[0]), { signal, passive: true });
    element.addEventListener(
      'touchend',
      ({ changedTouches: [end] }) => {
        if (start === undefined || end === undefined) return;
        const across = end.clientX - start.clientX;
        const down = end.clientY - start.clientY;
        if (Math.abs(across) > Math.max(SWIPE_PX, Math.abs(down))) swiped(across < 0 ? 1 : -1);
      },
      { signal },
    );
    return () => listening.abort();
  }, [area]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') turn(1);
    else if (event.key === 'ArrowLeft') turn(-1);
    else return;
    event.preventDefault();
  }

  return (
    // The keys are shortcuts for the buttons inside, which have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.controls}
      role="group"
      aria-label={t('detail.scenes.label', { name })}
      onKeyDown={onKeyDown}
    >
      <IconButton
        className={styles.button}
        label={t('detail.scenes.previous')}
        icon={ChevronLeft}
        onClick={() => turn(-1)}
      />
      <span className={styles.dots} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- dots have nothing else
          <span key={index} data-current={index === scene || undefined} />
        ))}
      </span>
      <IconButton
        className={styles.button}
        label={t('detail.scenes.next')}
        icon={ChevronRight}
        onClick={() => turn(1)}
      />
      <VisuallyHidden role="status">
        {t('detail.scenes.at', { number: String(scene + 1), count: String(count) })}
      </VisuallyHidden>
    </div>
  );
}
