import { localMoment } from '../../../data/tours/local-moment.ts';
import { clockIn } from '../../../model/calendar/local-clock.ts';
import { tourToday } from '../../../model/tour-today.ts';
import { ModeIcon } from '../../features/planner/mode-icon.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { stepAhead } from './today-steps.ts';
import { usePlanned, useSteps } from './use-today.ts';
import { useWhen } from './use-when.ts';

/** What comes next on a tour; nothing until it is planned. */
export default function HomeTourNext(props: { tourId: string; stamp: string; now: Date }) {
  const { tourId, stamp, now } = props;
  const { t } = useTranslation();
  const planned = usePlanned(tourId, stamp);
  const steps = useSteps(planned) ?? [];
  const plan = planned?.planned?.plan;
  const today =
    plan === undefined
      ? null
      : tourToday(steps, plan, (zone) => (zone === null ? localMoment(now) : clockIn(zone, now)));
  const when = useWhen(today?.date ?? localMoment(now).slice(0, 'YYYY-MM-DD'.length));
  const ahead = stepAhead(steps, today);
  if (ahead === null) return null;
  if (ahead.kind === 'stop') {
    return (
      <>
        {ahead.entry.title}: {t('today.next.arrives', { when: when(ahead.starts.at) })}
      </>
    );
  }
  const { type, from, to } = ahead.entry;
  return (
    <>
      {type !== null && <ModeIcon type={type} />} {from} – {to}:{' '}
      {t('today.next.leaves', { when: when(ahead.starts.at) })}
    </>
  );
}
