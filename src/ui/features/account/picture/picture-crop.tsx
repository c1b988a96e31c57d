import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { type Crop, clampFocal, draggedFocal, objectPosition } from './crop-window.ts';
import styles from './picture-crop.module.css';

const STEP = 0.02;
const LARGE_STEP = 0.1;

export interface Focal {
  /** 0 to 1 from the left and the top. */
  x: number;
  y: number;
}

/** The picture in its frame, movable along the cropped side by pointer or arrow keys. */
export function PictureCrop(props: {
  src: string;
  crop: Crop;
  /** Aspect ratio of the frame, width divided by height. */
  aspect: number;
  round?: boolean;
  focal: Focal;
  onMove: (focal: Focal) => void;
}) {
  const { src, crop, aspect, round = false, focal, onMove } = props;
  const { t } = useTranslation();
  const dragged = useRef<{ fromPx: number; focal: number } | null>(null);
  const { axis } = crop;
  const at = axis === null ? 0.5 : clampFocal(crop, focal[axis]);

  function moveTo(value: number) {
    if (axis !== null) onMove({ ...focal, [axis]: clampFocal(crop, value) });
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const to = {
      ArrowLeft: at - step,
      ArrowUp: at - step,
      ArrowRight: at + step,
      ArrowDown: at + step,
      Home: 0,
      End: 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    moveTo(to);
  }
  function alongPx(event: PointerEvent) {
    return axis === 'x' ? event.clientX : event.clientY;
  }
  const picture = (
    <img
      className={styles.picture}
      src={src}
      alt=""
      draggable={false}
      style={{
        objectPosition:
          axis === 'x' ? `${objectPosition(crop, at)}% 50%` : `50% ${objectPosition(crop, at)}%`,
      }}
    />
  );
  const look = `${styles.frame ?? ''} ${round ? (styles.round ?? '') : ''}`;
  if (axis === null) {
    return (
      <div className={look} style={{ aspectRatio: aspect }}>
        {picture}
      </div>
    );
  }
  return (
    <div
      className={`${look} ${styles.movable ?? ''}`}
      style={{ aspectRatio: aspect, touchAction: axis === 'x' ? 'pan-y' : 'pan-x' }}
      role="slider"
      tabIndex={0}
      aria-label={t('account.picture.crop')}
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(at * 100)}
      aria-valuetext={t('account.picture.position', {
        x: Math.round((axis === 'x' ? at : 0.5) * 100),
        y: Math.round((axis === 'y' ? at : 0.5) * 100),
      })}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = { fromPx: alongPx(event), focal: at };
      }}
      onPointerMove={(event) => {
        const start = dragged.current;
        if (start === null) return;
        const { width, height } = event.currentTarget.getBoundingClientRect();
        const framePx = axis === 'x' ? width : height;
        moveTo(draggedFocal(crop, start.focal, alongPx(event) - start.fromPx, framePx));
      }}
      onPointerUp={() => {
        dragged.current = null;
      }}
      onPointerCancel={() => {
        dragged.current = null;
      }}
    >
      {picture}
    </div>
  );
}
