import { classNames } from '../../shell/components/class-names.ts';
import styles from './route-ribbon.module.css';

const LINES: Readonly<Record<string, string | undefined>> = {
  rail: styles.rail,
  train: styles.rail,
  ferry: styles.ferry,
  flight: styles.flight,
  walking: styles.ferry,
};

/**
 * A dot for each stop and a line for each connection by its mode; decorative, distance and duration are in the text.
 */
export function RouteRibbon({ stops, modes }: { stops: number; modes: readonly string[] }) {
  return (
    <div className={styles.ribbon} aria-hidden>
      {Array.from({ length: stops }, (_, index) => (
        <span
          // The stops of a finished route have a fixed order.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={classNames(
            styles.stop,
            (index === 0 || index === stops - 1) && styles.end,
            index < stops - 1 && styles.connection,
            index < stops - 1 && LINES[modes[index] ?? ''],
          )}
        />
      ))}
    </div>
  );
}
