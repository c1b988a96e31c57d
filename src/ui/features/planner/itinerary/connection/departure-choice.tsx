import { useState } from 'react';
import type { TimelineConnection } from '../../../../../model/plan.ts';
import type { ConnectionOption } from '../../../../../model/schemas/connection-option.ts';
import { Select } from '../../../../components/form/select.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlannerNames } from '../../planner-context.tsx';
import { onConnection } from '../stop/current-entry.ts';
import styles from './connection-details.module.css';

const NAMED = ['morning', 'afternoon', 'evening'] as const;
type Choice = 'none' | (typeof NAMED)[number] | 'time';
interface Item {
  value: string;
  label: string;
}

/**
 * Departure of a connection, on the clock of where it leaves: one of its timetable, else a part of the day; a time of
 * one's own, or automatic.
 */
export function DepartureChoice({
  entry,
  option,
}: {
  entry: TimelineConnection;
  option: ConnectionOption | null;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { session } = usePlannerNames();
  const [showsTime, setShowsTime] = useState(false);
  const savedTime = entry.departureTime;
  const departures = option?.departures ?? [];
  const choice = showsTime ? 'time' : choiceOf(savedTime, departures);
  const clock = clockOf(savedTime) ?? entry.departure.slice(11);

  function set(departureTime: string | null): void {
    void session.apply(
      onConnection(entry, (at) => ({ op: 'setDeparture', entry: at, departureTime })),
      'departure-changed',
      entry.key,
    );
  }

  function choose(value: string): void {
    setShowsTime(value === 'time');
    if (value === 'none') set(null);
    else if (value === 'time') set(clock);
    else set(value);
  }

  // 2024-01-01 was a Monday.
  const weekdayName = (weekday: number) => format.date(`2024-01-0${weekday}`, 'weekday');
  const named = (value: Choice): Item => ({ value, label: t(`planner.departure.${value}`) });
  const items =
    departures.length === 0
      ? [named('none'), ...NAMED.map(named), named('time')]
      : [
          { value: 'none', label: t('planner.departure.next') },
          ...departures.map((time) => ({ value: time, label: format.clock(`2000-01-01T${time}`) })),
          named('time'),
        ];

  return (
    <div className={styles.departure}>
      <Select label={t('planner.departure.label')} value={choice} onChange={choose} options={items} />
      {option?.weekdays && (
        <p className={styles.detail}>
          {t('planner.departure.weekdays', { days: option.weekdays.map(weekdayName).join(', ') })}
        </p>
      )}
      {choice === 'time' && (
        <TextField
          type="time"
          label={t('planner.departure.at')}
          value={clock}
          onChange={(value) => {
            if (/^\d\d:\d\d$/.test(value) && value !== clock) set(value);
          }}
        />
      )}
    </div>
  );
}

function choiceOf(departureTime: string | null, departures: readonly string[]): string {
  if (departureTime === null) return 'none';
  const clock = clockOf(departureTime);
  if (clock !== null && departures.includes(clock)) return clock;
  return NAMED.find((name) => name === departureTime) ?? 'time';
}

/** "HH:mm" of a time or a moment. */
function clockOf(departureTime: string | null): string | null {
  return /(\d\d:\d\d)$/.exec(departureTime ?? '')?.[1] ?? null;
}
