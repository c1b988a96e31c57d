import { useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './sheet.module.css';

export type SnapPoint = 0 | 1 | 2;
export type SnapShares = readonly [low: number, middle: number, high: number];

/** Top of the sheet below the bar and the map at the middle snap point, and below the bar alone at the highest. */
const MIDDLE_TOP_PX = 232;
const HIGH_TOP_PX = 56;
const LOW_SHARE = 0.4;

/** Heights of the sheet at its snap points with the tabs below it, as shares of the screen's height. */
export function snapShares(screenPx: number): SnapShares {
  const middle = Math.max(1 - MIDDLE_TOP_PX / screenPx, LOW_SHARE + 0.1);
  return [LOW_SHARE, middle, Math.max(1 - HIGH_TOP_PX / screenPx, middle)];
}

/** A pointer that moves less is a click on the handle. */
const CLICK_TOLERANCE_PX = 6;
/** Velocity in px/ms from which a flick moves the sheet to the next snap point. */
const FLICK_PX_PER_MS = 0.5;

interface SheetProps {
  snap: SnapPoint;
  shares: SnapShares;
  onSnap: (snap: SnapPoint) => void;
  children: ReactNode;
}

/** Bottom sheet of the phone layout. Its handle can be dragged, and is a labeled button. */
export function Sheet({ snap, shares, onSnap, children }: SheetProps) {
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
  // The button cycles up to the top, then down: repeated clicks reach every snap point.
  const [rising, setRising] = useState(true);
  const next = nextSnap(snap, snap === 2 ? false : snap === 0 ? true : rising);

  function moveTo(to: SnapPoint): void {
    if (to !== snap) setRising(to > snap);
    onSnap(to);
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
    // Capture on the pressed element, so that the button gets its click and the grip its drag.
    event.target.setPointerCapture(event.pointerId);
    drag.current = {
      startY: event.clientY,
      startShare: shares[snap],
      share: shares[snap],
      speed: 0,
      at: event.timeStamp,
    };
    dragged.current = false;
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>): void {
    const dragState = drag.current;
    if (dragState === null || sheet.current === null) return;
    if (Math.abs(event.clientY - dragState.startY) > CLICK_TOLERANCE_PX) dragged.current = true;
    if (!dragged.current) return;
    const share = dragState.startShare + (dragState.startY - event.clientY) / window.innerHeight;
    const clamped = Math.min(shares[2], Math.max(shares[0], share));
    const elapsed = Math.max(1, event.timeStamp - dragState.at);
    dragState.speed = ((clamped - dragState.share) * window.innerHeight) / elapsed;
    dragState.at = event.timeStamp;
    dragState.share = clamped;
    // Set on the element directly: no rerender while dragging.
    sheet.current.dataset['held'] = 'true';
    sheet.current.style.setProperty('--share', String(clamped));
  }

  function onPointerEnd(): void {
    const dragState = drag.current;
    drag.current = null;
    if (dragState === null || sheet.current === null) return;
    delete sheet.current.dataset['held'];
    if (!dragged.current) return;
    const to = snapAfter(dragState.share, dragState.speed, shares);
    sheet.current.style.setProperty('--share', String(shares[to]));
    moveTo(to);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const to = { ArrowUp: snapAbove(snap), ArrowDown: snapBelow(snap), Home: 0 as const, End: 2 as const }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    moveTo(to);
  }

  const style: CSSProperties = { '--share': shares[snap] };
  return (
    <div ref={sheet} className={styles.sheet} style={style} data-rest={snap}>
      {/* The button inside provides the same for keyboard and screen readers. */}
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
          aria-label={t(next > snap ? 'planner.sheet.larger' : 'planner.sheet.smaller')}
          onKeyDown={onKeyDown}
          onClick={() => {
            // Ignore the click that ends a drag.
            if (!dragged.current) moveTo(next);
            dragged.current = false;
          }}
        />
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** Snap point after a release: the nearest, or the next one in the direction of a flick. */
export function snapAfter(share: number, speed: number, [low, middle, high]: SnapShares): SnapPoint {
  if (speed > FLICK_PX_PER_MS) return share > middle ? 2 : 1;
  if (speed < -FLICK_PX_PER_MS) return share < middle ? 0 : 1;
  const middleLow = (low + middle) / 2;
  const middleHigh = (middle + high) / 2;
  return share < middleLow ? 0 : share < middleHigh ? 1 : 2;
}

function nextSnap(snap: SnapPoint, rising: boolean): SnapPoint {
  return rising ? snapAbove(snap) : snapBelow(snap);
}

function snapAbove(snap: SnapPoint): SnapPoint {
  return snap === 0 ? 1 : 2;
}

function snapBelow(snap: SnapPoint): SnapPoint {
  return snap === 2 ? 1 : 0;
}
