import { useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './sheet.module.css';

/** Shares of the screen's height at which the sheet rests. */
export const RESTS = [0.25, 0.6, 0.92] as const;
export type Rest = 0 | 1 | 2;

/** A press that moves less is a press of the button. */
const STILL_PX = 6;
/** Pixels in a millisecond from which a flick carries the sheet on to the next rest. */
const FLICK = 0.5;

interface SheetProps {
  rest: Rest;
  onRest: (rest: Rest) => void;
  children: ReactNode;
}

/** Phones: the panel as a sheet over the map. Its handle drags it, and is a button that says what it does. */
export function Sheet({ rest, onRest, children }: SheetProps) {
  const { t } = useTranslation();
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<{
    startY: number;
    startShare: number;
    share: number;
    speed: number;
    at: number;
  } | null>(null);
  const dragged = useRef(false);
  // The button goes up to the top, then down again: one press at a time reaches every rest.
  const [rising, setRising] = useState(true);
  const next = nextRest(rest, rest === 2 ? false : rest === 0 ? true : rising);

  function moveTo(to: Rest): void {
    if (to !== rest) setRising(to > rest);
    onRest(to);
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
    // What was pressed keeps the pointer: the button its press, the strip its drag.
    event.target.setPointerCapture(event.pointerId);
    drag.current = {
      startY: event.clientY,
      startShare: RESTS[rest],
      share: RESTS[rest],
      speed: 0,
      at: event.timeStamp,
    };
    dragged.current = false;
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>): void {
    const held = drag.current;
    if (held === null || sheet.current === null) return;
    if (Math.abs(event.clientY - held.startY) > STILL_PX) dragged.current = true;
    if (!dragged.current) return;
    const share = held.startShare + (held.startY - event.clientY) / window.innerHeight;
    const clamped = Math.min(RESTS[2], Math.max(RESTS[0], share));
    const elapsed = Math.max(1, event.timeStamp - held.at);
    held.speed = ((clamped - held.share) * window.innerHeight) / elapsed;
    held.at = event.timeStamp;
    held.share = clamped;
    // Straight to the element: nothing is drawn anew while the finger is down.
    sheet.current.dataset['held'] = 'true';
    sheet.current.style.setProperty('--share', String(clamped));
  }

  function onPointerEnd(): void {
    const held = drag.current;
    drag.current = null;
    if (held === null || sheet.current === null) return;
    delete sheet.current.dataset['held'];
    if (!dragged.current) return;
    const to = restAfter(held.share, held.speed);
    sheet.current.style.setProperty('--share', String(RESTS[to]));
    moveTo(to);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const to = { ArrowUp: higher(rest), ArrowDown: lower(rest), Home: 0 as const, End: 2 as const }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    moveTo(to);
  }

  const style: CSSProperties = { '--share': RESTS[rest] };
  return (
    <div ref={sheet} className={styles.sheet} style={style} data-rest={rest}>
      {/* The button inside does the same for keyboard and screen readers. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.grip}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
      >
        <button
          type="button"
          className={styles.handle}
          aria-label={t(next > rest ? 'planner.sheet.larger' : 'planner.sheet.smaller')}
          onKeyDown={onKeyDown}
          onClick={() => {
            // The press that ends a drag is no press of the button.
            if (!dragged.current) moveTo(next);
            dragged.current = false;
          }}
        />
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** Where a sheet that was let go comes to rest: the nearest, or the next one in the direction of a flick. */
export function restAfter(share: number, speed: number): Rest {
  if (speed > FLICK) return share > RESTS[1] ? 2 : 1;
  if (speed < -FLICK) return share < RESTS[1] ? 0 : 1;
  const middleLow = (RESTS[0] + RESTS[1]) / 2;
  const middleHigh = (RESTS[1] + RESTS[2]) / 2;
  return share < middleLow ? 0 : share < middleHigh ? 1 : 2;
}

function nextRest(rest: Rest, rising: boolean): Rest {
  return rising ? higher(rest) : lower(rest);
}

function higher(rest: Rest): Rest {
  return rest === 0 ? 1 : 2;
}

function lower(rest: Rest): Rest {
  return rest === 2 ? 1 : 0;
}
