import { ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ConnectionsFrom, watchConnectionsTo } from '../../../data/planner/connections-to.ts';
import type { ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import type { ConnectionOption } from '../../../model/schemas/connection-option.ts';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { DetailSection } from '../../features/details/detail-section.tsx';
import { ModeIcon } from '../../features/planner/mode-icon.tsx';
import { useOptionLabels } from '../../features/planner/use-option-labels.ts';
import { markEstimate } from '../../format/option-labels.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useNearViewport } from '../../shell/state/use-interaction.ts';
import { fareUsd, tellingOptions } from './place-facts.ts';
import styles from './ways.module.css';

/** How to get there from the larger places around, as the planner works it out. */
export function Connections({ place }: { place: ExperienceSummary }) {
  const { t } = useTranslation();
  const [ways, setWays] = useState<readonly ConnectionsFrom[] | undefined>(undefined);
  const waiting = useRef<HTMLDivElement>(null);
  const approached = useNearViewport(waiting);
  // Follows the device's facts of the country, from which the engine makes the ways: no work for one who only looks in.
  useEffect(() => (approached ? watchConnectionsTo(place, setWays) : undefined), [approached, place]);
  const estimated = ways?.some(({ options }) =>
    options.some((option) => option.type !== 'bus' && option.estimated),
  );
  const year = String(place.price_year);

  return (
    <DetailSection id="ways" title={t('experience.section.ways')}>
      {ways === undefined ? (
        <div ref={waiting} className={styles.hubs} aria-hidden>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} height="236px" />
          ))}
        </div>
      ) : ways.length === 0 ? (
        <p>{t('experience.ways.none')}</p>
      ) : (
        <>
          <div className={styles.hubs}>
            {ways.map((from) => (
              <ConnectionsFromHub key={from.id} from={from} />
            ))}
          </div>
          <p className={styles.note}>
            {t(estimated === true ? 'experience.ways.estimated' : 'experience.ways.fares', { year })}
          </p>
        </>
      )}
    </DetailSection>
  );
}

function ConnectionsFromHub({ from }: { from: ConnectionsFrom }) {
  const { t, locale } = useTranslation();
  const name = from.name[locale];
  return (
    <section className={styles.hub}>
      <h3>
        {from.airport === null
          ? t('experience.ways.from', { place: name })
          : t('experience.ways.airport', { place: name, code: from.airport })}
      </h3>
      <ul className={styles.options}>
        {tellingOptions(from.options).map((option) => (
          <OptionRow key={option.key} option={option} />
        ))}
      </ul>
    </section>
  );
}

function OptionRow({ option }: { option: ConnectionOption }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { modeName, detail } = useOptionLabels();
  const fare = fareUsd(option);
  const line = detail(option);
  return (
    <li className={styles.option}>
      <ModeIcon type={option.type} size={22} />
      <span className={styles.what}>
        <b>{modeName(option)}</b>
        {line !== '' && <span>{line}</span>}
        {typeof option.link === 'string' && SCHEDULED.has(option.type) && (
          <a
            href={option.link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${t('experience.ways.ticket')}: ${modeName(option)}`}
          >
            {t('experience.ways.ticket')}
            <ExternalLink aria-hidden />
          </a>
        )}
      </span>
      <span className={styles.numbers}>
        <b>{markEstimate(option, format.duration(option.duration))}</b>
        {typeof option.distance === 'number' && (
          <span>{markEstimate(option, format.distance(option.distance))}</span>
        )}
        {fare !== null && fare > 0 && (
          <span>{t('experience.about', { price: format.money(Math.max(fare, 1)) })}</span>
        )}
      </span>
    </li>
  );
}

/** What one books a seat in. */
const SCHEDULED: ReadonlySet<string> = new Set(['flight', 'train', 'rail', 'bus', 'ferry']);
