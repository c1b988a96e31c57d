import { useLiveQuery } from 'dexie-react-hooks';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { experienceDetailsByKey } from '../../../../data/catalogue/live-queries.ts';
import { ownByKeys } from '../../../../data/own-experiences/own-summaries.ts';
import type { ExperienceSummary } from '../../../../model/schemas/catalogue.ts';
import { isOwnKey } from '../../../../model/own-key.ts';
import { IconButton } from '../../../shell/components/icon-button.tsx';
import { MonthsStrip } from '../../../components/months-strip.tsx';
import { Tag } from '../../../components/tag.tsx';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import styles from './detail-card.module.css';
import { useExperienceTranslations } from './use-experience-translations.ts';

/** Details of an experience; spans the row below its card. */
export function DetailCard({
  id,
  place,
  onClose,
}: {
  id: string;
  place: ExperienceSummary;
  onClose: () => void;
}) {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const texts = useExperienceTranslations();
  const card = useRef<HTMLLIElement>(null);
  // Null if the device has no details, undefined while loading.
  const details = useLiveQuery(async () => (await experienceDetailsByKey(place.key)) ?? null, [place.key]);
  const { title, teaser } = place[locale];
  const own = useLiveQuery(async () => (await ownByKeys([place.key]))[0], [place.key]);
  const isOwn = isOwnKey(place.key);

  // Scrolls the card into view once its details are loaded.
  const ready = details !== undefined;
  useEffect(() => {
    if (ready) card.current?.scrollIntoView({ block: 'nearest' });
  }, [ready]);

  const facts: [label: string, value: string][] = [
    [t('planner.add.fact.stay'), texts.stay(place.duration)],
    [t('planner.add.fact.entry'), texts.entry(place)],
    [t('planner.add.fact.night'), texts.night(place)],
    [t('planner.add.fact.sleep'), place.hotel_city],
  ];
  if (details)
    facts.push([
      t('planner.add.fact.elevation'),
      t('planner.add.metres', { metres: format.number(details.elevation_m) }),
    ]);
  if (own?.address) facts.push([t('planner.add.fact.address'), own.address]);

  return (
    <li ref={card} className={styles.detail} id={id}>
      <section className={styles.columns} aria-label={title}>
        <div className={styles.text}>
          <p>{details ? details[locale].description : own?.description || teaser}</p>
          {details === null && !isOwn && <p className={styles.quiet}>{t('planner.add.noDescription')}</p>}
        </div>
        <div>
          {place.categories.length > 0 && (
            <>
              <h4 className={styles.head}>{t('planner.add.fact.activities')}</h4>
              <ul className={styles.tags}>
                {place.categories.map((category) => (
                  <li key={category}>
                    <Tag tone="tint">{t(`categories.${category}`)}</Tag>
                  </li>
                ))}
              </ul>
            </>
          )}
          {place.months.length > 0 && (
            <>
              <h4 className={styles.head}>{t('planner.add.fact.months')}</h4>
              <MonthsStrip best={place.months} />
            </>
          )}
        </div>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <IconButton
          label={t('planner.add.closeDetails')}
          icon={X}
          className={styles.close}
          onClick={onClose}
        />
      </section>
    </li>
  );
}
