import { Skeleton } from '../../../../shell/components/skeleton.tsx';
import styles from './card-skeletons.module.css';
import grid from './experience-grid.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Card placeholders while the device has no data yet. */
export function CardSkeletons({ label }: { label: string }) {
  return (
    <div className={grid.grid} role="status" aria-label={label}>
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.picture}>
            <Skeleton height="100%" />
          </div>
          <div className={styles.body}>
            <Skeleton width="70%" height="24px" />
            <Skeleton width="50%" height="20px" />
            <Skeleton width="100%" height="24px" />
            <Skeleton width="100%" height="44px" />
          </div>
        </div>
      ))}
    </div>
  );
}
