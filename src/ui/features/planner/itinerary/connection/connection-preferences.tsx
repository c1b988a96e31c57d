import { BedDouble, MoonStar } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { ConnectionOption } from '../../../../../model/schemas/connection-option.ts';
import type { TimelineConnection } from '../../../../../model/plan.ts';
import { Switch } from '../../../../components/form/switch.tsx';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlannerNames } from '../../planner-context.tsx';
import { isThroughTheNight, nightDeparture } from './night-departure.ts';
import { onPath, currentConnection } from '../stop/stop-now.ts';
import styles from './connection-details.module.css';

interface ConnectionPreferencesProps {
  entry: TimelineConnection;
  option: ConnectionOption;
  /** It is a journey of its own, and not one of several in a row. */
  alone: boolean;
  /** Somebody asked for a bed although the plan needs none. */
  justHotel: boolean;
  /** The plan has a night for it already, before or along the way. */
  hasNight: boolean;
}

/** Through the night, and only a hotel: what somebody may want of a way besides its mode and its time. */
export function ConnectionPreferences({
  entry,
  option,
  alone,
  justHotel,
  hasNight,
}: ConnectionPreferencesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { session } = usePlannerNames();
  const night = isThroughTheNight(entry);
  const leaves = alone && entry.connectionGroupIndex === 0 ? nightDeparture(option) : null;
  const offersBed = justHotel || (!hasNight && !night);

  function travelByNight(on: boolean): void {
    const departureTime = on ? leaves : null;
    void session.apply(
      onPath(entry, (at) => ({ op: 'setDeparture', entry: at, departureTime })),
      'departure-changed',
      entry.key,
    );
  }

  function wantBed(on: boolean): void {
    void session.editEntry(
      (tour) => currentConnection(tour, entry),
      { justHotel: on },
      on ? 'hotel-only-on' : 'hotel-only-off',
      entry.key,
    );
  }

  if (leaves === null && !night && !offersBed) return null;
  return (
    <div className={styles.wishes}>
      {(night || leaves !== null) && (
        <Wish
          icon={MoonStar}
          hint={
            night
              ? t('planner.night.on', {
                  departure: format.clock(entry.departure),
                  arrival: format.clock(entry.arrival),
                })
              : t('planner.night.off', { time: leaves ?? '' })
          }
        >
          <Switch label={t('planner.night.label')} checked={night} onChange={travelByNight} />
        </Wish>
      )}
      {offersBed && (
        <Wish icon={BedDouble} hint={t('planner.hotelOnly.hint')}>
          <Switch label={t('planner.hotelOnly.label')} checked={justHotel} onChange={wantBed} />
        </Wish>
      )}
    </div>
  );
}

function Wish({ icon: Icon, hint, children }: { icon: LucideIcon; hint: string; children: ReactNode }) {
  return (
    <div className={styles.wish}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.wishWords}>
        {children}
        <p className={styles.detail}>{hint}</p>
      </div>
    </div>
  );
}
