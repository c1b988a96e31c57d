import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** Placeholder for content while the device has no data yet. Sizes are CSS lengths. */
export function Skeleton({
  width = '100%',
  height = '1em',
  className,
}: {
  width?: string;
  height?: string;
  className?: string | undefined;
}) {
  return (
    <span className={classNames(styles.block, className)} style={{ width, height }} data-shape aria-hidden />
  );
}
