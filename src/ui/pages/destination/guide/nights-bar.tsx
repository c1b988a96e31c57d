import { ColorBox } from '../../../components/color-box.tsx';
import { classNames } from '../../../shell/components/class-names.ts';
import styles from './nights-bar.module.css';

const LONG_STAY = 3;

/** The stays of a route in the proportion of their nights, long ones emphasized; decorative, the stops have the text. */
export function NightsBar({ stops }: { stops: readonly { key: string; nights: number }[] }) {
  return (
    <div className={styles.bar} aria-hidden>
      {stops.map(({ key, nights }) => (
        <ColorBox
          key={key}
          className={classNames(styles.stay, nights >= LONG_STAY && styles.long)}
          style={{ flexGrow: nights }}
        />
      ))}
    </div>
  );
}
