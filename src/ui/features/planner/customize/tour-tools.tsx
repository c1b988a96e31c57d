import { ArrowDownUp, CalendarDays, ChevronDown, Plane } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { HomeAirportButton } from '../home-airport/home-airport-button.tsx';
import { ReturnJourneySwitch } from '../home-airport/return-journey-switch.tsx';
import { usePlanner } from '../planner-context.tsx';
import { useWide } from '../use-wide.ts';
import { LazyDatesForm, LazyOrderTools } from './lazy-tools.tsx';
import sideStyles from './side-column.module.css';
import styles from './tour-tools.module.css';

type Tool = 'dates' | 'airport' | 'order';
const ICONS = { dates: CalendarDays, airport: Plane, order: ArrowDownUp } as const;

/** Tools for the whole tour, above the itinerary; one can be expanded at a time. */
export function TourTools() {
  const { t } = useTranslation();
  const format = useFormat();
  const { state } = usePlanner();
  const wide = useWide();
  const [open, setOpen] = useState<Tool | null>(null);
  // In the wide layout airport and return journey are part of the statistics.
  const tools: readonly Tool[] = wide ? ['dates', 'order'] : ['dates', 'order', 'airport'];
  const { plan } = state;
  const labelOf = (tool: Tool) =>
    tool === 'dates' && plan !== null
      ? format.dateRange(plan.start, plan.end, 'short')
      : t(`planner.${tool}.title`);
  const shown = open !== null && tools.includes(open) ? open : null;

  return (
    <div className={styles.tools} role="group" aria-label={t('planner.side')}>
      <div className={styles.row}>
        {tools.map((tool) => {
          const Icon = ICONS[tool];
          const isOpen = tool === shown;
          return (
            <button
              key={tool}
              type="button"
              className={styles.tool}
              aria-expanded={isOpen}
              aria-controls={isOpen ? `tool-${tool}` : undefined}
              aria-label={tool === 'dates' ? `${t('planner.dates.title')}: ${labelOf(tool)}` : undefined}
              onClick={() => setOpen(isOpen ? null : tool)}
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              {labelOf(tool)}
              <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
            </button>
          );
        })}
      </div>
      {shown !== null && (
        <section className={sideStyles.card} id={`tool-${shown}`} aria-labelledby={`tool-${shown}-title`}>
          <h3 className={sideStyles.title} id={`tool-${shown}-title`}>
            {t(`planner.${shown}.title`)}
          </h3>
          {shown === 'dates' && <LazyDatesForm />}
          {shown === 'order' && <LazyOrderTools />}
          {shown === 'airport' && (
            <div className={styles.ends}>
              <HomeAirportButton />
              <ReturnJourneySwitch />
            </div>
          )}
        </section>
      )}
    </div>
  );
}
