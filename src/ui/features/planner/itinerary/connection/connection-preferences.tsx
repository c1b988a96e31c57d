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
import { onConnection, currentConnection } from '../stop/current-entry.ts';
import styles from './connection-details.module.css';

interface ConnectionPreferencesProps {
  entry: TimelineConnection;
  option: ConnectionOption;
  /** The only connection of its transfer. */
  isOnlyConnection: boolean;
  /** The user wants accommodation although the plan needs none. */
  justHotel: boolean;
  /** The plan already has a night before or during it. */
  hasNight: boolean;
}

/** Optional settings of a connection: overnight travel, and accommodation only. */
export function ConnectionPreferences({
  entry,
  option,
  isOnlyConnection,
  justHotel,
  hasNight,
}: ConnectionPreferencesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { session } = usePlannerNames();
  const night = isThroughTheNight(entry);
  const nightTime = isOnlyConnection && entry.connectionGroupIndex === 0 ? nightDeparture(option) : null;
  const offersAccommodation = justHotel || (!hasNight && !night);

  function travelByNight(on: boolean): void {
    const departureTime = on ? nightTime : null;
    void session.apply(
      onConnection(entry, (at) => ({ op: 'setDeparture', entry: at, departureTime })),
      'departure-changed',
      entry.key,
    );
  }

  function setAccommodation(on: boolean): void {
    void session.editEntry(
      (tour) => currentConnection(tour, entry),
      { justHotel: on },
      on ? 'hotel-only-on' : 'hotel-only-off',
      entry.key,
    );
  }

  if (nightTime === null && !night && !offersAccommodation) return null;
  return (
    <div className={styles.settings}>
      {(night || nightTime !== null) && (
        <Setting
          icon={MoonStar}
          hint={
            night
              ? t('planner.night.on', {
                  departure: format.clock(entry.departure),
                  arrival: format.clock(entry.arrival),
                })
              : t('planner.night.off', { time: nightTime ?? '' })
          }
        >
          <Switch label={t('planner.night.label')} checked={night} onChange={travelByNight} />
        </Setting>
      )}
      {offersAccommodation && (
        <Setting icon={BedDouble} hint={t('planner.hotelOnly.hint')}>
          <Switch label={t('planner.hotelOnly.label')} checked={justHotel} onChange={setAccommodation} />
        </Setting>
      )}
    </div>
  );
}

function Setting({ icon: Icon, hint, children }: { icon: LucideIcon; hint: string; children: ReactNode }) {
  return (
    <div className={styles.setting}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.settingText}>
        {children}
        <p className={styles.detail}>{hint}</p>
      </div>
    </div>
  );
}
