import { Switch } from '../../../components/form/switch.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { hasReturnJourney } from '../../../../model/plan-stops.ts';
import { usePlanner } from '../planner-context.tsx';

/** Whether the tour includes the return journey. */
export function ReturnJourneySwitch() {
  const { t } = useTranslation();
  const { session, state } = usePlanner();
  const { plan } = state;
  const stops = plan?.statistics.numberOfExp ?? 0;
  const possible = stops > 1 || (stops === 1 && plan?.timeline[0]?.timelineType === 'connectionGroup');
  return (
    <Switch
      label={t('planner.return-journey')}
      checked={plan !== null && hasReturnJourney(plan)}
      disabled={!possible}
      onChange={(on) => void session.apply([{ op: 'returnJourney', on }], 'return-journey')}
    />
  );
}
