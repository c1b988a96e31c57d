import { useState } from 'react';
import type { TimelineConnection } from '../../../../../model/plan.ts';
import { Select } from '../../../../components/form/select.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlannerNames } from '../../planner-context.tsx';
import { onConnection } from '../stop/stop-now.ts';
import styles from './connection-details.module.css';

const NAMED = ['morning', 'afternoon', 'evening'] as const;
type Choice = 'none' | (typeof NAMED)[number] | 'time';

/** Departure of a transfer: a part of the day, a time, or automatic. */
export function DepartureChoice({ entry }: { entry: TimelineConnection }) {
  const { t } = useTranslation();
  const { session } = usePlannerNames();
  const [showsTime, setShowsTime] = useState(false);
  const savedTime = entry.departureTime;
  const choice: Choice = showsTime ? 'time' : choiceOf(savedTime);
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

  return (
    <div className={styles.departure}>
      <Select
        label={t('planner.departure.label')}
        value={choice}
        onChange={choose}
        options={['none' as const, ...NAMED, 'time' as const].map((value) => ({
          value,
          label: t(`planner.departure.${value}`),
        }))}
      />
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

function choiceOf(departureTime: string | null): Choice {
  if (departureTime === null) return 'none';
  return NAMED.find((name) => name === departureTime) ?? 'time';
}

/** "HH:mm" of a time or a moment. */
function clockOf(departureTime: string | null): string | null {
  return /(\d\d:\d\d)$/.exec(departureTime ?? '')?.[1] ?? null;
}
