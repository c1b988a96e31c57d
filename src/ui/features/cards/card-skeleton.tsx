import { Skeleton } from '../../shell/components/skeleton.tsx';
import styles from './card.module.css';

/** Skeleton in the exact size of a card; `ribbon` for a tour card, `foot` for a card with a line of controls. */
export function CardSkeleton({ ribbon = false, foot = false }: { ribbon?: boolean; foot?: boolean }) {
  return (
    <div className={styles.card} aria-hidden>
      <div className={styles.picture}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.body}>
        <Skeleton width="45%" height="20px" />
        <Skeleton width="70%" height="24px" />
        {ribbon && <Skeleton height="14px" />}
        {ribbon && <Skeleton width="90%" height="20px" />}
        <Skeleton width="80%" height="28px" />
      </div>
      {foot && <div className={styles.foot} />}
    </div>
  );
}
