import { useEffect, useEffectEvent, useState } from 'react';
import type { ListResponse } from '../../../contract/data-api.ts';
import { classNames } from '../../shell/components/class-names.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { rangeEnds } from './filter-state.ts';
import styles from './price-range.module.css';

const STEP_USD = 50;
/** Debounce: values are applied when the thumbs rest. */
const DEBOUNCE_MS = 150;

/** Price range in USD with two thumbs, over a histogram of the tours; labeled in the user's currency. */
export function PriceRange(props: {
  label: string;
  prices: ListResponse['prices'];
  /** `min-max`, undefined if not set. */
  value: string | undefined;
  onSet: (values: readonly string[]) => void;
}) {
  const { label, prices, value, onSet } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const [moved, setMoved] = useState<readonly [number, number] | null>(null);
  const min = Math.floor((prices?.min ?? 0) / STEP_USD) * STEP_USD;
  const max = Math.max(min + STEP_USD, Math.ceil((prices?.max ?? 0) / STEP_USD) * STEP_USD);
  const set = value === undefined ? null : rangeEnds(value);
  const [from, to] = moved ?? [clamp(set?.[0] ?? min, min, max), clamp(set?.[1] ?? max, min, max)];
  const apply = useEffectEvent((ends: readonly [number, number]) => {
    setMoved(null);
    onSet(ends[0] <= min && ends[1] >= max ? [] : [ends.join('-')]);
  });

  useEffect(() => {
    if (moved === null) return undefined;
    const timer = setTimeout(() => apply(moved), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [moved]);

  if (prices === null) return null;
  const share = (usd: number) => (usd - min) / (max - min);
  const highest = Math.max(1, ...prices.bars);
  return (
    <div className={styles.box} role="group" aria-label={label}>
      <p className={styles.text}>
        {t('browse.filter.range', { from: format.money(from), to: format.money(to) })}
      </p>
      <div className={styles.bars} aria-hidden>
        {prices.bars.map((count, index) => {
          const at = (index + 0.5) / prices.bars.length;
          return (
            <span
              // The bars of a scale have a fixed order.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              className={classNames(styles.bar, at >= share(from) && at <= share(to) && styles.within)}
              style={{ height: `${Math.max(6, (count / highest) * 100)}%` }}
            />
          );
        })}
      </div>
      <div className={styles.line} style={{ '--from': share(from), '--to': share(to) }}>
        <input
          className={styles.knob}
          type="range"
          aria-label={t('browse.filter.least')}
          aria-valuetext={format.money(from)}
          min={min}
          max={max}
          step={STEP_USD}
          value={from}
          onChange={(event) => setMoved([Math.min(event.currentTarget.valueAsNumber, to), to])}
        />
        <input
          className={styles.knob}
          type="range"
          aria-label={t('browse.filter.most')}
          aria-valuetext={format.money(to)}
          min={min}
          max={max}
          step={STEP_USD}
          value={to}
          onChange={(event) => setMoved([from, Math.max(event.currentTarget.valueAsNumber, from)])}
        />
      </div>
    </div>
  );
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
