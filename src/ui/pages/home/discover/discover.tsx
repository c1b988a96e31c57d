import { useState } from 'react';
import type { CountrySummary, ExperienceSummary } from '../../../../model/schemas/catalogue.ts';
import type { Roundup } from '../../../../model/schemas/roundup.ts';
import { Segmented } from '../../../layout/parts/segmented.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { CollectionCard } from './collection-card.tsx';
import styles from './discover.module.css';
import { MapCard } from './map-card.tsx';
import { MonthCard } from './month-card.tsx';

const LABELS = {
  month: 'lists.discover.by.month',
  collection: 'lists.discover.by.collection',
  map: 'lists.discover.by.map',
} as const;

/** Places by month, by collection and on the map: side by side; on phones a switch shows one of them. */
export function Discover(props: {
  month: number;
  onMonth: (month: number) => void;
  countries: readonly CountrySummary[];
  places: readonly ExperienceSummary[];
  roundups: readonly Roundup[];
  /** Number of all roundups. */
  total: number;
  hasMap: boolean;
}) {
  const { month, onMonth, countries, places, roundups, total, hasMap } = props;
  const { t } = useTranslation();
  const cards = {
    month: <MonthCard month={month} onMonth={onMonth} countries={countries} places={places} />,
    collection: roundups.length > 0 && <CollectionCard roundups={roundups} total={total} />,
    map: hasMap && <MapCard places={places} />,
  };
  const names = (['month', 'collection', 'map'] as const).filter((name) => cards[name] !== false);
  const [chosen, setChosen] = useState<keyof typeof cards>('month');
  return (
    <>
      {names.length > 1 && (
        <div className={styles.switch}>
          <Segmented
            legend={t('lists.discover.by.legend')}
            value={chosen}
            options={names.map((value) => ({ value, label: t(LABELS[value]) }))}
            onChange={setChosen}
          />
        </div>
      )}
      <div className={styles.cards}>
        {names.map((name) => (
          <div key={name} data-chosen={name === chosen || undefined}>
            {cards[name]}
          </div>
        ))}
      </div>
    </>
  );
}
