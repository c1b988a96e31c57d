import {
  ArrowDownUp,
  CalendarDays,
  ChartNoAxesColumn,
  EllipsisVertical,
  FileUp,
  Languages,
  NotebookPen,
  PlaneTakeoff,
  Share2,
  Waypoints,
} from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { Menu } from '../../../components/overlay/menu.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { setExportRequest } from '../../../layout/export-request.ts';
import { useSwitchLocale } from '../../../shell/routing/use-switch-locale.ts';
import { LazyDatesForm, LazyOrderTools } from '../customize/lazy-tools.tsx';
import { TourNotes } from '../customize/tour-notes.tsx';
import { StatisticsDialog } from '../statistics/statistics-dialog.tsx';
import { usePlanner } from '../planner-context.tsx';
import { LazyHomeAirportDialog } from '../home-airport/lazy-home-airport-dialog.tsx';

type Opened = 'dates' | 'airport' | 'order' | 'numbers' | 'notes';

/** Menu of tour-wide actions, which on phones have no room elsewhere, and the language. */
export function PlannerMenu() {
  const { t, locale } = useTranslation();
  const switchLocale = useSwitchLocale();
  const { session, state } = usePlanner();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const open = (what: Opened) => () => setOpened(what);
  const few = (state.plan?.statistics.numberOfExp ?? 0) < 2;

  return (
    <>
      <Menu
        label={t('planner.menu.label')}
        trigger={EllipsisVertical}
        items={[
          { label: t('planner.dates.title'), icon: CalendarDays, onSelect: open('dates') },
          { label: t('planner.airport.title'), icon: PlaneTakeoff, onSelect: open('airport') },
          {
            label: t('planner.order.reverse'),
            icon: ArrowDownUp,
            onSelect: () => void session.apply([{ op: 'reverse' }], 'reversed'),
            disabled: few,
          },
          { label: t('planner.order.title'), icon: Waypoints, onSelect: open('order'), disabled: few },
          { label: t('planner.statistics.title'), icon: ChartNoAxesColumn, onSelect: open('numbers') },
          { label: t('planner.notes.label'), icon: NotebookPen, onSelect: open('notes') },
          {
            label: t('planner.menu.export'),
            icon: Share2,
            onSelect: () => setExportRequest({ kind: 'export', tourId: state.tour?.id ?? '' }),
          },
          {
            label: t('planner.menu.import'),
            icon: FileUp,
            onSelect: () => setExportRequest({ kind: 'import', file: null }),
          },
          // The planner has no site header, so the language switch is here, labeled in its own language.
          {
            label: locale === 'en' ? 'Deutsch' : 'English',
            icon: Languages,
            onSelect: () => switchLocale(locale === 'en' ? 'de' : 'en'),
          },
        ]}
      />
      {/* Inside a section a dialog's header is not a banner landmark. */}
      <section>
        {opened === 'airport' && <LazyHomeAirportDialog onClose={close} />}
        <Dialog open={opened === 'dates'} onClose={close} title={t('planner.dates.title')} width={480}>
          <LazyDatesForm />
        </Dialog>
        <Dialog open={opened === 'order'} onClose={close} title={t('planner.order.title')} width={480}>
          <LazyOrderTools />
        </Dialog>
        {opened === 'numbers' && <StatisticsDialog onClose={close} />}
        <Dialog open={opened === 'notes'} onClose={close} title={t('planner.notes.label')} width={480}>
          <TourNotes />
        </Dialog>
      </section>
    </>
  );
}
