import { Dialog } from '../../../components/overlay/dialog.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { StatisticsPanel } from './statistics-panel.tsx';

/** All statistics, for layouts without a side column. */
export function StatisticsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} title={t('planner.statistics.title')} width={480}>
      {/* No focusable content inside: without a tab stop it could not be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" aria-label={t('planner.statistics.title')} tabIndex={0}>
        <StatisticsPanel />
      </div>
    </Dialog>
  );
}
