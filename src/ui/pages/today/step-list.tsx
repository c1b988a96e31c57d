import { BedDouble, Route } from 'lucide-react';
import { ModeIcon } from '../../features/planner/mode-icon.tsx';
import { stayLength, connectionMeasures, connectionTitle } from '../../features/export/entry-lines.ts';
import { useWording } from '../../features/export/use-wording.ts';
import styles from './today-page.module.css';
import type { TodayStep } from './today-steps.ts';

/** Steps of a day with their times, one line each. */
export function StepList({ steps }: { steps: readonly TodayStep[] }) {
  const wording = useWording();
  const { format } = wording;
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.entry.id} className={styles.step}>
          <span className={styles.clock}>{format.clock(step.starts.at)}</span>
          <span className={styles.icon}>
            {step.kind === 'stop' ? (
              <BedDouble size={20} strokeWidth={1.75} aria-hidden />
            ) : step.entry.type === null ? (
              <Route size={20} strokeWidth={1.75} aria-hidden />
            ) : (
              <ModeIcon type={step.entry.type} />
            )}
          </span>
          <span>
            {step.kind === 'stop' ? step.entry.title : connectionTitle(step.entry)}{' '}
            <span className={styles.quiet}>
              {step.kind === 'stop'
                ? stayLength(step.entry, wording)
                : connectionMeasures(step.entry, wording)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
