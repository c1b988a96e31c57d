import { Check, ListChecks, ListPlus, Route } from 'lucide-react';
import { Link } from 'wouter';
import { classNames } from '../../../shell/components/class-names.ts';
import { VisuallyHidden } from '../../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { PLANNER_STEPS, usePlanner } from '../planner-context.tsx';
import styles from './step-tabs.module.css';

const ICONS = { add: ListPlus, customize: Route, book: ListChecks } as const;

/** The three steps as links, each with its own history entry. */
export function StepTabs({ place }: { place: 'bar' | 'foot' }) {
  const { t } = useTranslation();
  const { state, step, stepHref } = usePlanner();
  const hasStops = (state.plan?.statistics.numberOfExp ?? 0) > 0;
  const current = PLANNER_STEPS.indexOf(step);
  return (
    <nav className={styles[place]} aria-label={t('planner.steps.label')}>
      <ol className={styles.list}>
        {PLANNER_STEPS.map((name, index) => {
          const done = hasStops && index < current;
          const Icon = ICONS[name];
          return (
            <li key={name} className={styles.item}>
              <Link
                href={stepHref(name)}
                className={classNames(styles.step, name === step && styles.current)}
                aria-current={name === step ? 'step' : undefined}
              >
                <span className={styles.mark} aria-hidden="true">
                  {place === 'foot' ? (
                    <Icon size={24} strokeWidth={1.75} />
                  ) : done ? (
                    <Check size={18} />
                  ) : (
                    index + 1
                  )}
                </span>
                {t(`planner.steps.${name}`)}
                {done && <VisuallyHidden>{t('planner.steps.done')}</VisuallyHidden>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
