import { type CSSProperties, useId } from 'react';
import { classNames } from '../shell/components/class-names.ts';
import styles from './color-box.module.css';

interface ColorBoxProps {
  /** Gives size, corners and `fill`. */
  className?: string | undefined;
  style?: CSSProperties;
  /** Stripes of the `fill` on `--hatch-ground`. */
  hatched?: boolean;
}

/** Part of a chart. An SVG, because paper and forced colors drop the backgrounds of elements. */
export function ColorBox({ className, style, hatched = false }: ColorBoxProps) {
  const id = useId();
  return (
    <svg className={classNames(styles.box, className)} style={style} aria-hidden>
      {hatched && (
        <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
          <rect className={styles.ground} width="7" height="7" />
          <rect width="3" height="7" />
        </pattern>
      )}
      <rect width="100%" height="100%" fill={hatched ? `url(#${id})` : undefined} />
    </svg>
  );
}
