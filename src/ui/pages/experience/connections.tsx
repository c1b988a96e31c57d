import { ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ConnectionsFrom, watchConnectionsTo } from '../../../data/planner/connections-to.ts';
import type { ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import type { ConnectionOption } from '../../../model/schemas/connection-option.ts';
import { Skeleton } from '../../shell/components/skeleton.tsx';
import { DetailSection } from '../../features/details/detail-section.tsx';
import NetworkCredits from '../../components/network-credits.tsx';
import { ModeIcon } from '../../features/planner/mode-icon.tsx';
import { useOptionLabels } from '../../features/planner/use-option-labels.ts';
import { markEstimate } from '../../format/option-labels.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useNearViewport } from '../../shell/state/use-interaction.ts';
import { fareUsd, notableOptions } from './place-facts.ts';
import styles from './connections.module.css';

/** Connections from the larger places nearby, computed like in the planner. */
export function Connections({ place }: { place: ExperienceSummary }) {
  const { t } = useTranslation();
  const [connections, setConnections] = useState<readonly ConnectionsFrom[] | undefined>(undefined);
  const placeholder = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(placeholder);
  // Computed by the engine from the country's cached data, only once the section is near the viewport.
  useEffect(() => (isNear ? watchConnectionsTo(place, setConnections) : undefined), [isNear, place]);
  const estimated = connections?.some(({ options }) =>
    options.some((option) => option.type !== 'bus' && option.estimated),
  );
  const year = String(place.price_year);

  return (
    <DetailSection id="ways" title={t('experience.section.connections')}>
      {connections === undefined ? (
        <div ref={placeholder} className={styles.hubs} aria-hidden>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} height="236px" />
          ))}
        </div>
      ) : connections.length === 0 ? (
        <p>{t('experience.connections.none')}</p>
      ) : (
        <>
          <div className={styles.hubs}>
            {connections.map((from) => (
              <ConnectionsFromHub key={from.id} from={from} />
            ))}
          </div>
          <p className={styles.note}>
            {t(estimated === true ? 'experience.connections.estimated' : 'experience.connections.fares', {
              year,
            })}
          </p>
          <NetworkCredits countries={[place.country_key]} className={styles.note} />
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
          ? t('experience.connections.from', { place: name })
          : t('experience.connections.airport', { place: name, code: from.airport })}
      </h3>
      <ul>
        {notableOptions(from.options).map((option) => (
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
            aria-label={`${t('experience.connections.ticket')}: ${modeName(option)}`}
          >
            {t('experience.connections.ticket')}
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

/** Modes with seat reservations. */
const SCHEDULED: ReadonlySet<string> = new Set(['flight', 'train', 'rail', 'bus', 'ferry']);
