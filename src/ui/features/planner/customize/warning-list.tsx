import { TriangleAlert } from 'lucide-react';
import { isOwnKey } from '../../../../model/own-key.ts';
import type { Plan } from '../../../../model/plan.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { useOptionLabels } from '../use-option-labels.ts';
import { usePlanner } from '../planner-context.tsx';
import styles from './side-column.module.css';
import { warningRows, type WarningRow } from './warning-rows.ts';

/** Warnings of the plan. */
export function WarningList() {
  const { t, tn } = useTranslation();
  const planner = usePlanner();
  const { plan, tour, options, lostStops = [] } = planner.state;
  const { placeName, connectionName, connectionEndNames } = planner;
  const { modeName, modeOfKey } = useOptionLabels();
  if (plan === null || plan.warnings.length + lostStops.length === 0) return null;

  function describe({ warning, unavailableKey }: WarningRow, from: Plan): string {
    switch (warning.code) {
      case 'connection-missing': {
        const [first, second] = connectionEndNames(warning.connection_id);
        return t('planner.missing.title', { from: first, to: second });
      }
      case 'option-missing':
        return t('planner.warnings.option-missing', {
          way: connectionName(warning.connection_id),
          mode: modeOfKey(unavailableKey),
        });
      case 'booking-date-mismatch':
        return t('planner.warnings.dates', { name: bookingName(warning.uid, from) });
      case 'step-impossible':
        return t('planner.change.step-impossible', { place: placeName(warning.experience_id) });
      case 'days-not-reached':
        return t('planner.slider.not-reached', {
          wanted: tn('planner.days', warning.wanted),
          reached: tn('planner.days', warning.reached),
        });
      default:
        return unknownWarning(warning);
    }
  }

  function bookingName(uid: string, from: Plan): string {
    const { accommodation, flights, transport, rentals } = from.bookings;
    const rental = rentals.find((known) => known.uid === uid);
    if (rental !== undefined) return modeName({ type: 'rental', drivingType: rental.drivingType });
    const booking = [...accommodation, ...flights, ...transport].find((known) => known.uid === uid);
    if (booking === undefined) return uid;
    if ('exp_key' in booking && booking.exp_key !== undefined) return placeName(booking.exp_key);
    return booking.connection_id === undefined ? uid : connectionName(booking.connection_id);
  }

  return (
    <details className={styles.warnings}>
      <summary className={styles.summary}>
        <TriangleAlert size={18} aria-hidden="true" />
        {t('planner.warnings.title')} ({lostStops.length + plan.warnings.length})
      </summary>
      <ul className={styles.warningList}>
        {lostStops.map((key) => (
          <li key={key} className={styles.warning}>
            <TriangleAlert size={18} aria-hidden="true" />
            <span>
              {isOwnKey(key)
                ? t('planner.warnings.lostOwn')
                : t('planner.warnings.lost', { place: placeName(key) })}
            </span>
          </li>
        ))}
        {warningRows(plan.warnings, tour?.itinerary ?? [], options).map((row) => (
          <li key={row.id} className={styles.warning}>
            <TriangleAlert size={18} aria-hidden="true" />
            <span>{describe(row, plan)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Exhaustiveness check: fails to compile when the engine gets a new warning. */
function unknownWarning(warning: never): never {
  throw new Error(`No text for the warning ${JSON.stringify(warning)}`);
}
