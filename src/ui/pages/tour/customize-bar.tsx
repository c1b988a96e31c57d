import { ArrowRight } from 'lucide-react';
import type { TourSummary } from '../../../model/schemas/catalogue.ts';
import { Button } from '../../components/form/button.tsx';
import { useMedia } from '../../components/use-media.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import styles from './customize-bar.module.css';
import { useCustomize } from './use-customize.ts';

/** Above this width the cost card with the button stays in view. */
const COST_CARD_SCROLLS_AWAY = '(max-width: 959.98px)';

/** Sticky bottom bar of narrow screens with the button into the planner. */
export function CustomizeBar({ tour }: { tour: TourSummary }) {
  const { t } = useTranslation();
  const flags = useFlags();
  const isShown = useMedia(COST_CARD_SCROLLS_AWAY);
  const { customize, busy } = useCustomize(tour);
  if (!isShown || !flags.planner) return null;
  return (
    <div className={styles.bar}>
      <Button className={styles.button} variant="accent" iconEnd={ArrowRight} busy={busy} onClick={customize}>
        {t('tour.customize')}
      </Button>
    </div>
  );
}
