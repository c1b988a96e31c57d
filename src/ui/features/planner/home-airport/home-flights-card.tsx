import { ExternalLink, PlaneLanding, PlaneTakeoff } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Button } from '../../../components/form/button.tsx';
import { markEstimate } from '../../../format/option-labels.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { hasReturnJourney } from '../../../../model/plan-stops.ts';
import { usePlanner } from '../planner-context.tsx';
import { useJourneyTimes } from '../use-journey-times.ts';
import styles from './home-airport-dialog.module.css';
import { homeFlights, type HomeFlight } from './home-flights.ts';

/** The flights out and back in the plan, with a search link for their dates. */
export function HomeFlightsCard() {
  const { t, tn } = useTranslation();
  const { state, placeName } = usePlanner();
  const { plan, tour } = state;
  const home = tour?.homeAirport ?? null;
  if (plan === null || tour === null || home === null || plan.statistics.numberOfExp === 0) return null;
  const { out, back, link } = homeFlights(plan, state.options, tour.travellers);
  const returnJourney = hasReturnJourney(plan);
  return (
    <section className={styles.flights} aria-labelledby="home-flights">
      <h3 className={styles.heading} id="home-flights">
        {t('planner.airport.flights', { city: placeName(home) })}
      </h3>
      {out === null && back === null ? (
        <p className={styles.quiet}>{t('planner.airport.noFlights')}</p>
      ) : (
        <ul className={styles.flightList}>
          {out !== null && <Flight icon={PlaneTakeoff} flight={out} />}
          {back !== null && <Flight icon={PlaneLanding} flight={back} />}
        </ul>
      )}
      {!returnJourney && <p className={styles.quiet}>{t('planner.airport.noReturnJourney')}</p>}
      {tour.travellers > 1 && link !== null && (
        <p className={styles.quiet}>
          {t('planner.airport.forAll', { travellers: tn('planner.travellers', tour.travellers) })}
        </p>
      )}
      {link !== null && (
        <Button variant="outline" size="sm" iconEnd={ExternalLink} href={link}>
          {t(back === null || out === null ? 'planner.airport.searchOne' : 'planner.airport.searchBoth')}
        </Button>
      )}
    </section>
  );
}

function Flight({ icon: Icon, flight }: { icon: LucideIcon; flight: HomeFlight }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { airports, placeName } = usePlanner();
  const { both: times } = useJourneyTimes()(flight);
  const nameOf = (code: string) => (airports.has(code) ? `${placeName(code)}\u00a0${code}` : code);
  return (
    <li className={styles.flight}>
      <Icon size={20} aria-hidden="true" />
      <span>
        <b>
          {nameOf(flight.origin)} – {nameOf(flight.destination)}
        </b>
        <span className={styles.fact}>
          {format.date(flight.departure, 'day')}, {times} ·{' '}
          {markEstimate(flight, format.duration(flight.seconds))}
        </span>
      </span>
      <span className={styles.fare}>
        <b>{flight.priceUsd === null ? t('planner.connection.no-price') : format.money(flight.priceUsd)}</b>
        {flight.estimated && <span className={styles.fact}>{t('planner.estimate')}</span>}
      </span>
    </li>
  );
}
