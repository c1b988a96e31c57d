import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { classNames } from '../../../shell/components/class-names.ts';
import { ExperiencePicture } from '../../../components/experience-picture.tsx';
import { VisuallyHidden } from '../../../shell/components/visually-hidden.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import { stopKeys } from './candidates.ts';
import { NEUTRAL_PALETTE } from './results/neutral-palette.ts';
import styles from './tray.module.css';

/** The stops added so far, and the link to the next step. */
export function Tray() {
  const { t, tn } = useTranslation();
  const { session, state, places, countries, placeName, stepHref, money } = usePlanner();
  const list = useRef<HTMLOListElement>(null);
  const stops = stopKeys(state.tour);
  const statistics = state.plan?.statistics;
  const order = stops.join();
  const shownOrder = useRef<string[]>([]);
  const empty = stops.length === 0;

  function clear() {
    // Remove all stops at the time of execution: one just added may not be rendered yet.
    void session.apply((tour) => stopKeys(tour).map(() => ({ op: 'remove', stop: 0 })), 'cleared');
  }

  // Scrolls the row to the newest stop.
  useEffect(() => {
    const now = order === '' ? [] : order.split(',');
    const newest = now.findIndex((key, position) => key !== shownOrder.current[position]);
    const isLonger = now.length > shownOrder.current.length;
    shownOrder.current = now;
    const stop = isLonger ? list.current?.children[newest] : undefined;
    if (list.current !== null && stop instanceof HTMLElement)
      list.current.scrollLeft = stop.offsetLeft - (list.current.clientWidth - stop.offsetWidth) / 2;
  }, [order, shownOrder]);

  return (
    <section
      className={classNames(styles.tray, empty && styles.empty)}
      aria-label={t('planner.your-tour')}
      data-tray
    >
      <div className={styles.facts}>
        <p className={styles.stops}>{empty ? t('planner.add.noStops') : tn('planner.stops', stops.length)}</p>
        <p className={styles.quiet}>
          {empty && t('planner.add.noStopsHint')}
          {!empty &&
            state.plan !== null &&
            statistics !== undefined &&
            t('planner.add.trayFacts', {
              days: tn('planner.days', state.plan.days),
              cost: money(statistics.cost.total),
            })}
        </p>
      </div>
      {!empty && (
        // The row scrolls sideways: without a tab stop it could not be scrolled by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol ref={list} className={styles.thumbs} aria-label={t('planner.add.stopsInOrder')} tabIndex={0}>
          {stops.map((key, index) => (
            // An experience may be in the tour twice: only its position is unique.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${index}-${key}`} className={styles.thumb} title={placeName(key)}>
              <span className={styles.frame}>
                <ExperiencePicture
                  picture={places.get(key)?.image_uris[0]}
                  palette={countries.get(places.get(key)?.country_key ?? '')?.palette ?? NEUTRAL_PALETTE}
                  preset="marker"
                  sizes="48px"
                  alt=""
                />
              </span>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <VisuallyHidden>{placeName(key)}</VisuallyHidden>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.actions}>
        <Button variant="text" disabled={empty} onClick={clear}>
          {t('planner.add.clear')}
        </Button>
        <Button variant="accent" iconEnd={ArrowRight} href={stepHref('customize')} disabled={empty}>
          {t('planner.add.next')}
        </Button>
      </div>
    </section>
  );
}
