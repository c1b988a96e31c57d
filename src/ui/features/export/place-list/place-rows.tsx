import { useState } from 'react';
import type { MatchedPlace } from '../../../../contract/place-list.ts';
import type { GazetteerPlace } from '../../../../model/gazetteer/gazetteer-pack.ts';
import { useFormat } from '../../../format/use-format.ts';
import { Button } from '../../../components/form/button.tsx';
import { Checkbox } from '../../../components/form/checkbox.tsx';
import { Select } from '../../../components/form/select.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { matchLabel, townLabel } from './list-labels.ts';
import { canBeStop } from './place-choice.ts';
import styles from './place-list.module.css';

const ROWS_PER_PAGE = 100;

interface PlaceRowsProps {
  places: readonly MatchedPlace[];
  /** Indexes in the order shown. */
  order: readonly number[];
  chosen: ReadonlySet<number>;
  onChoose: (index: number, isChosen: boolean) => void;
  onPick: (index: number, place: GazetteerPlace) => void;
}

/** The places of a file with what they are here; each can be chosen, and an ambiguous one picked. */
export function PlaceRows({ places, order, chosen, onChoose, onPick }: PlaceRowsProps) {
  const texts = useTranslation();
  const { t } = texts;
  const format = useFormat();
  const [shown, setShown] = useState(ROWS_PER_PAGE);
  return (
    <>
      <ol className={styles.rows}>
        {order.slice(0, shown).map((index) => {
          const place = places[index];
          if (place === undefined) return null;
          const name = place.name || place.address || t('export.list.unnamed');
          const options = place.match.kind === 'gazetteer' ? [place.match.place, ...place.others] : [];
          const more = [place.date === null ? '' : format.date(place.date, 'long'), place.list, place.note];
          return (
            <li key={index} className={styles.row}>
              <Checkbox
                checked={chosen.has(index)}
                disabled={!canBeStop(place)}
                onChange={(isChosen) => onChoose(index, isChosen)}
                label={
                  <span className={styles.place}>
                    <span className={styles.name}>{name}</span>
                    <span className={place.doubt === null ? styles.match : styles.doubt}>
                      {matchLabel(place, texts)}
                    </span>
                    {place.sameAs !== null && (
                      <span className={styles.doubt}>
                        {t('export.list.sameAs', { number: place.sameAs + 1 })}
                      </span>
                    )}
                    {more.some(Boolean) && (
                      <span className={styles.note}>{more.filter(Boolean).join(' · ')}</span>
                    )}
                  </span>
                }
              />
              {options.length > 1 && (
                <div className={styles.pick}>
                  <Select
                    label={t('export.list.pick', { name })}
                    hideLabel
                    value={options[0]?.id ?? ''}
                    options={options.map((option) => ({
                      value: option.id,
                      label: townLabel(option, texts.locale),
                    }))}
                    onChange={(id) => {
                      const picked = options.find((option) => option.id === id);
                      if (picked !== undefined) onPick(index, picked);
                    }}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {order.length > shown && (
        <Button variant="ghost" onClick={() => setShown(shown + ROWS_PER_PAGE)}>
          {t('export.list.more')}
        </Button>
      )}
    </>
  );
}
