import styles from './plug-icon.module.css';

type Pin = readonly [x: number, y: number, width: number, height: number, turn?: number];

/**
 * Pins as `[x, y, width, height, degrees]`: round pins have their diameter as width and height 0, flat ones both and a
 * rotation.
 */
const ROUND = 0;
const PINS: Readonly<Record<string, readonly Pin[]>> = {
  A: [
    [9, 12, 2, 7],
    [15, 12, 2, 7],
  ],
  B: [
    [9, 10, 2, 6],
    [15, 10, 2, 6],
    [12, 16, 3, ROUND],
  ],
  C: [
    [8, 12, 3, ROUND],
    [16, 12, 3, ROUND],
  ],
  D: [
    [12, 8, 4, ROUND],
    [8, 15, 3, ROUND],
    [16, 15, 3, ROUND],
  ],
  E: [
    [8, 14, 3, ROUND],
    [16, 14, 3, ROUND],
    [12, 8, 3, ROUND],
  ],
  F: [
    [8, 12, 3, ROUND],
    [16, 12, 3, ROUND],
    [12, 5, 4, 2],
    [12, 19, 4, 2],
  ],
  G: [
    [12, 8, 2, 5],
    [8, 15, 5, 2],
    [16, 15, 5, 2],
  ],
  I: [
    [9, 10, 2, 6, 30],
    [15, 10, 2, 6, -30],
    [12, 17, 2, 5],
  ],
  L: [
    [12, 7, 3, ROUND],
    [12, 12, 3, ROUND],
    [12, 17, 3, ROUND],
  ],
  M: [
    [12, 8, 5, ROUND],
    [8, 15, 4, ROUND],
    [16, 15, 4, ROUND],
  ],
  N: [
    [8, 11, 3, ROUND],
    [16, 11, 3, ROUND],
    [12, 14, 3, ROUND],
  ],
  O: [
    [12, 8, 3, ROUND],
    [8, 15, 3, ROUND],
    [16, 15, 3, ROUND],
  ],
};

/** Illustration of a socket type, with its letter below. */
export function PlugIcon({ type }: { type: string }) {
  return (
    <span className={styles.plug}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <rect x="1" y="1" width="22" height="22" rx="6" className={styles.face} />
        {(PINS[type] ?? []).map(([x, y, width, height, turn = 0]) => (
          <rect
            key={`${x}-${y}`}
            className={styles.pin}
            x={x - width / 2}
            y={y - (height || width) / 2}
            width={width}
            height={height || width}
            rx={height === ROUND ? width / 2 : 0.5}
            transform={`rotate(${turn} ${x} ${y})`}
          />
        ))}
      </svg>
      {type}
    </span>
  );
}
