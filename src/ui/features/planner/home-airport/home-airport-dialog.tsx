import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useState } from 'react';
import { scheduledAirports } from '../../../../data/catalogue/world-airports.ts';
import { isConnection } from '../../../../model/plan.ts';
import type { Airport } from '../../../../model/schemas/catalogue.ts';
import { closeAfterPaint } from '../../../components/overlay/close-after-paint.ts';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { Skeleton } from '../../../shell/components/skeleton.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { VisuallyHidden } from '../../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import { AirportList } from './airport-list.tsx';
import { AirportQuestion } from './airport-question.tsx';
import { findAirports, indexAirports } from './find-airports.ts';
import styles from './home-airport-dialog.module.css';
import { HomeFlightsCard } from './home-flights-card.tsx';
import { NearestAirports } from './nearest-airports.tsx';

const MAX_RESULTS = 30;

/** Home airport: its flights out and back, and a search for another airport by city, name or IATA code. */
export default function HomeAirportDialog({ onClose }: { onClose: () => void }) {
  const { t, tn, locale } = useTranslation();
  const { session, state } = usePlanner();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Airport | null>(null);
  const candidates = useLiveQuery(scheduledAirports);
  const index = useMemo(() => indexAirports(candidates?.airports ?? [], locale), [candidates, locale]);
  const found = findAirports(index, text);
  const current = state.tour?.homeAirport ?? null;
  const [opened] = useState({ homeAirport: current });
  const [entry] = state.tour?.itinerary ?? [];
  // Only a tour with a connection from home can be replanned.
  const planned = entry !== undefined && isConnection(entry) && (state.plan?.statistics.numberOfExp ?? 0) > 0;

  function choose(airport: Airport): void {
    if (planned && current !== null && airport.key !== current) {
      setChosen(airport);
      return;
    }
    if (airport.key !== current) void session.setHomeAirport(airport.key, 'exchange', opened);
    closeAfterPaint(onClose);
  }

  if (chosen !== null) {
    return (
      <Dialog
        // A key of its own: the dialog remounts and takes the focus.
        key="question"
        open
        onClose={onClose}
        title={t('planner.airport.from', { city: chosen[locale].city })}
        width={480}
      >
        <AirportQuestion
          airport={chosen}
          onAnswer={(how) => {
            void session.setHomeAirport(chosen.key, how, opened);
            closeAfterPaint(onClose);
          }}
          onBack={() => setChosen(null)}
        />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={t('planner.airport.title')} width={480}>
      <HomeFlightsCard />
      <TextField
        type="search"
        label={t('planner.airport.search')}
        hint={t('planner.airport.hint')}
        value={text}
        onChange={setText}
        autoComplete="off"
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || text.trim() === '' || first === undefined) return;
          // Otherwise the same key press would activate the next focused element.
          event.preventDefault();
          choose(first);
        }}
      />
      <VisuallyHidden role="status">{tn('planner.airport.found', found.length)}</VisuallyHidden>
      {candidates === undefined && <Skeleton height="240px" />}
      {candidates !== undefined && found.length === 0 && (
        <p className={styles.none}>{t('planner.airport.none')}</p>
      )}
      {candidates?.complete === false && <p className={styles.none}>{t('planner.airport.partial')}</p>}
      {text.trim() === '' && candidates !== undefined && (
        <NearestAirports airports={candidates.airports} current={current} onChoose={choose} />
      )}
      <AirportList
        rows={found.slice(0, MAX_RESULTS).map((airport) => ({ airport }))}
        current={current}
        onChoose={choose}
      />
    </Dialog>
  );
}
