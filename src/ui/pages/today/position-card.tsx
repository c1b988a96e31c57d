import { Locate } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LonLat } from '../../../model/place/geo.ts';
import { byDistance } from '../../../model/place/by-distance.ts';
import { Button } from '../../components/form/button.tsx';
import { canWatchPosition } from '../../components/position/own-position-watch.ts';
import { useOwnPosition } from '../../components/position/use-own-position.ts';
import type { OutlineStop } from '../../features/export/outline.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './today-page.module.css';
import type { TodayStep } from './today-steps.ts';

/** Distances are shown in tenths of a kilometer: less would be none. */
const LEAST_METERS = 100;
/** From here on a position is too vague for the distances to a stop nearby. */
const ROUGH_METERS = 1_000;

/** How far it is from the device to the next stop and to the others; worked out here, for nobody else. */
export function PositionCard({ steps, next }: { steps: readonly TodayStep[]; next: TodayStep | null }) {
  const { t } = useTranslation();
  const { position, show } = useOwnPosition({ startsIfAllowed: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const hasAsked = useRef(false);
  const isKnown = position.state === 'known';

  // The button that had the focus is gone then.
  useEffect(() => {
    if (isKnown && hasAsked.current) heading.current?.focus();
    hasAsked.current = false;
  }, [isKnown]);

  if (!canWatchPosition()) return null;
  const stops = steps.flatMap((step) => (step.kind === 'stop' ? step.entry : []));
  return (
    <section className={styles.card} aria-labelledby="today-position" data-today="position">
      <div className={styles.body}>
        <h2 ref={heading} id="today-position" className={styles.eyebrow} tabIndex={-1}>
          {t('today.position.title')}
        </h2>
        {position.state === 'known' ? (
          <Distances
            stops={stops}
            next={next?.kind === 'stop' ? next.entry : null}
            from={position.at}
            accuracyMeters={position.accuracyMeters}
          />
        ) : (
          <>
            <p role="status">
              {t(position.state === 'off' ? 'today.position.ask' : `position.${position.state}`)}
            </p>
            <Button
              variant="outline"
              size="sm"
              icon={Locate}
              className={styles.locate}
              busy={position.state === 'searching'}
              onClick={() => {
                hasAsked.current = true;
                show();
              }}
            >
              {t(
                position.state === 'denied' || position.state === 'unavailable'
                  ? 'position.retry'
                  : 'position.show',
              )}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function Distances({
  stops,
  next,
  from,
  accuracyMeters,
}: {
  stops: readonly OutlineStop[];
  next: OutlineStop | null;
  from: LonLat;
  accuracyMeters: number;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  // A tour may come to a stop twice.
  const sorted = byDistance([...new Map(stops.map((stop) => [stop.key, stop])).values()], from);
  const nearest = sorted[0];
  const ahead = sorted.find(({ item }) => item.key === next?.key);
  const written = (km: number) => format.distance(Math.max(LEAST_METERS, km * 1_000));
  return (
    <>
      {ahead !== undefined && (
        <p className={styles.place}>
          {t('today.position.next', { distance: written(ahead.km), stop: ahead.item.name })}
        </p>
      )}
      {nearest !== undefined && nearest !== ahead && (
        <p>{t('today.position.nearest', { stop: nearest.item.name, distance: written(nearest.km) })}</p>
      )}
      {accuracyMeters >= ROUGH_METERS && (
        <p className={styles.quiet}>
          {t('today.position.rough', { distance: format.distance(accuracyMeters) })}
        </p>
      )}
      {sorted.length > 1 && (
        <details className={styles.stops}>
          <summary>{t('today.position.all')}</summary>
          <ol>
            {sorted.map(({ item, km }) => (
              <li key={item.key}>
                <span>{item.name}</span> <span className={styles.quiet}>{written(km)}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
