import { PlaneTakeoff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import { LazyHomeAirportDialog } from './lazy-home-airport-dialog.tsx';

/** "From Frankfurt"; opens the airport search. */
export function HomeAirportButton() {
  const { t } = useTranslation();
  const { state, placeName } = usePlanner();
  const [open, setOpen] = useState(false);
  const airport = state.tour?.homeAirport ?? null;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={PlaneTakeoff}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {airport === null
          ? t('planner.airport.title')
          : t('planner.airport.from', { city: placeName(airport) })}
      </Button>
      {open && <LazyHomeAirportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
