import { Locate } from 'lucide-react';
import { byDistance } from '../../../../model/place/by-distance.ts';
import type { Airport } from '../../../../model/schemas/catalogue.ts';
import { Button } from '../../../components/form/button.tsx';
import { canWatchPosition } from '../../../components/position/own-position-watch.ts';
import { useOwnPosition } from '../../../components/position/use-own-position.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { AirportList } from './airport-list.tsx';
import styles from './home-airport-dialog.module.css';

/** The nearest one may be small: with the next two a larger one is usually among them. */
const MAX_NEAREST = 3;

/**
 * Proposes the airports that are nearest to the device, worked out here. The position is not kept; a chosen airport is
 * part of the tour.
 */
export function NearestAirports(props: {
  airports: readonly Airport[];
  current: string | null;
  onChoose: (airport: Airport) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { position, show } = useOwnPosition({ startsIfAllowed: true });
  if (!canWatchPosition()) return null;
  if (position.state !== 'known') {
    const hasFailed = position.state === 'denied' || position.state === 'unavailable';
    return (
      <div className={styles.near}>
        <p className={styles.quiet} role="status">
          {t(position.state === 'off' ? 'planner.airport.nearHint' : `position.${position.state}`)}
        </p>
        <Button
          variant="outline"
          size="sm"
          icon={Locate}
          busy={position.state === 'searching'}
          onClick={show}
        >
          {t(hasFailed ? 'position.retry' : 'planner.airport.nearFind')}
        </Button>
      </div>
    );
  }
  const located = props.airports.map((airport) => ({ airport, at: airport.location.coordinates }));
  const nearest = byDistance(located, position.at).slice(0, MAX_NEAREST);
  return (
    <section className={styles.near} aria-labelledby="nearest-airports">
      <h3 id="nearest-airports" className={styles.heading}>
        {t('planner.airport.near')}
      </h3>
      <AirportList
        rows={nearest.map(({ item, km }) => ({
          airport: item.airport,
          distance: format.distance(km * 1_000),
        }))}
        current={props.current}
        onChoose={props.onChoose}
      />
    </section>
  );
}
