import { ArrowDownUp, Waypoints } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { Checkbox } from '../../../components/form/checkbox.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import styles from './order-tools.module.css';

/** Order of all stops: reverse it, or find the shortest. */
export default function OrderTools() {
  const { t } = useTranslation();
  const { session, state } = usePlanner();
  const [fixStart, setFixStart] = useState(false);
  const [fixEnd, setFixEnd] = useState(false);
  const [busy, setBusy] = useState(false);
  const stops = state.plan?.statistics.numberOfExp ?? 0;

  async function optimize(): Promise<void> {
    setBusy(true);
    try {
      await session.apply([{ op: 'optimise', fixStart, fixEnd }], 'optimised');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      <div className={styles.buttons}>
        <Button
          variant="outline"
          size="sm"
          icon={Waypoints}
          busy={busy}
          disabled={stops < 2}
          onClick={() => void optimize()}
        >
          {t('planner.order.optimise')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          icon={ArrowDownUp}
          disabled={stops < 2}
          onClick={() => void session.apply([{ op: 'reverse' }], 'reversed')}
        >
          {t('planner.order.reverse')}
        </Button>
      </div>
      <Checkbox checked={fixStart} onChange={setFixStart} label={t('planner.order.fix-start')} />
      <Checkbox checked={fixEnd} onChange={setFixEnd} label={t('planner.order.fix-end')} />
    </div>
  );
}
