import { BedDouble } from 'lucide-react';
import type { ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import type { ConnectionOption } from '../../../model/schemas/connection-option.ts';
import type { ItineraryConnection } from '../../features/planner/itinerary/group-itinerary.ts';
import { connectionPriceUsd } from '../../features/planner/itinerary/connection/sort-options.ts';
import { ModeIcon } from '../../features/planner/mode-icon.tsx';
import { useOptionLabels } from '../../features/planner/use-option-labels.ts';
import { markEstimate } from '../../format/option-labels.ts';
import { rentalClass } from '../../../model/rental-car.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import styles from './itinerary-connection.module.css';

/** A connection of the tour: mode, duration, distance, price, and the number of alternatives. */
export function ItineraryConnection(props: {
  row: ItineraryConnection;
  options: readonly ConnectionOption[];
  /** Where it starts. */
  from: ExperienceSummary | undefined;
}) {
  const { row, options, from } = props;
  const { t, tn, locale } = useTranslation();
  const format = useFormat();
  const { modeName } = useOptionLabels();
  const { entry, nightsBefore, nightsEnRoute } = row;
  const chosen = options[entry.selected];
  if (chosen === undefined) return null;
  const priceUsd = connectionPriceUsd(chosen);
  const others = options.length - 1;
  const ownCar = rentalClass(chosen) !== null;
  return (
    <div className={styles.connection}>
      {nightsBefore > 0 && (
        <p className={styles.night}>
          <BedDouble aria-hidden />
          {tn('tour.connection.nightsBefore', nightsBefore, { place: from?.[locale].short_title ?? '' })}
        </p>
      )}
      <p className={styles.facts}>
        <span className={styles.mode}>
          <ModeIcon type={chosen.type} />
          {modeName(chosen)}
        </span>
        <b>{markEstimate(chosen, format.duration(chosen.duration))}</b>
        {typeof chosen.distance === 'number' && (
          <span>{markEstimate(chosen, format.distance(chosen.distance))}</span>
        )}
        {priceUsd !== null && priceUsd > 0 && (
          <span>
            {t(ownCar ? 'tour.connection.fuel' : 'tour.about', {
              price: format.money(Math.max(priceUsd, 1)),
            })}
          </span>
        )}
        {others > 0 && <span className={styles.others}>{tn('tour.connection.others', others)}</span>}
      </p>
      {nightsEnRoute > 0 && (
        <p className={styles.night}>
          <BedDouble aria-hidden />
          {tn('tour.connection.nightsOnTheWay', nightsEnRoute)}
        </p>
      )}
    </div>
  );
}
