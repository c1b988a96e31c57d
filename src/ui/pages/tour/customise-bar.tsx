import { ArrowRight } from 'lucide-react';
import type { TourSummary } from '../../../model/schemas/catalogue.ts';
import { Button } from '../../components/form/button.tsx';
import { useMedia } from '../../components/use-media.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useFlags } from '../../shell/state/use-flags.ts';
import styles from './customise-bar.module.css';
import { useCustomise } from './use-customise.ts';

/** From there on the card of the costs stays in view and has the button. */
export const NARROW = '(max-width: 959.98px)';

/** On narrow screens the way into the planner stays at the thumb while the page is read. */
export function CustomiseBar({ tour }: { tour: TourSummary }) {
  const { t } = useTranslation();
  const flags = useFlags();
  const narrow = useMedia(NARROW);
  const { customise, busy } = useCustomise(tour);
  if (!narrow || !flags.planner) return null;
  return (
    <div className={styles.bar}>
      <Button className={styles.button} variant="accent" iconEnd={ArrowRight} busy={busy} onClick={customise}>
        {t('tour.customise')}
      </Button>
    </div>
  );
}
