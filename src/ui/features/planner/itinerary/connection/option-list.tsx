import { textKeyOf } from '../../../../../../locales/text-keys.ts';
import { CalendarRange, Info, Leaf, PiggyBank, WifiOff, Zap } from 'lucide-react';
import { useId } from 'react';
import type { ConnectionOption } from '../../../../../model/schemas/connection-option.ts';
import { totalSeconds } from '../../../../../model/total-duration.ts';
import type { TimelineConnection } from '../../../../../model/plan.ts';
import { Tag } from '../../../../components/tag.tsx';
import { classNames } from '../../../../shell/components/class-names.ts';
import { markEstimate } from '../../../../format/option-labels.ts';
import { formatMonths } from '../../../../format/format-months.ts';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { ModeIcon } from '../../mode-icon.tsx';
import { usePlannerNames } from '../../planner-context.tsx';
import { useOnline } from '../../../../shell/state/use-online.ts';
import { useOptionLabels } from '../../use-option-labels.ts';
import { isOpenIn } from './is-open-in.ts';
import { bestOptions, connectionPriceUsd, sortOptions } from './sort-options.ts';
import type { OptionSort } from './sort-options.ts';
import { onConnection } from '../stop/current-entry.ts';
import styles from './connection-details.module.css';

interface OptionListProps {
  entry: TimelineConnection;
  options: readonly ConnectionOption[];
  sort: OptionSort;
  labeledBy: string;
}

const TAG_ICONS = { fastest: Zap, cheapest: PiggyBank, greenest: Leaf } as const;
const TAGS = ['fastest', 'cheapest', 'greenest'] as const;

/** The transport options between two places, as radio buttons. */
export function OptionList({ entry, options, sort, labeledBy }: OptionListProps) {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const { session } = usePlannerNames();
  const { modeName, detail } = useOptionLabels();
  const online = useOnline();
  const name = useId();
  const best = bestOptions(options);
  const chosen = options[entry.selected] ?? options[0];

  return (
    <>
      <div role="radiogroup" aria-labelledby={labeledBy} className={styles.options}>
        {sortOptions(options, sort).map(({ option, index }) => {
          const selected = index === entry.selected;
          const priceUsd = connectionPriceUsd(option);
          const line = detail(option);
          return (
            <label
              key={option.key ?? index}
              className={classNames(styles.option, selected && styles.selected)}
            >
              <input
                type="radio"
                className={styles.radio}
                name={name}
                checked={selected}
                onChange={() =>
                  void session.apply(
                    onConnection(entry, (at) => ({ op: 'select', entry: at, option: index })),
                    'option-selected',
                    entry.key,
                  )
                }
              />
              <span className={styles.icon}>
                <ModeIcon type={option.type} />
              </span>
              <span className={styles.what}>
                <b>{modeName(option)}</b>
                {line !== '' && <span className={styles.detail}>{line}</span>}
                {option.own === true && <span className={styles.detail}>{t('planner.own.mark')}</span>}
              </span>
              <span className={styles.below}>
                {TAGS.some((tag) => best[tag] === index) && (
                  <span className={styles.tags}>
                    {TAGS.filter((tag) => best[tag] === index).map((tag) => (
                      <Tag key={tag} tone="good" icon={TAG_ICONS[tag]}>
                        {t(`planner.connection.${tag}`)}
                      </Tag>
                    ))}
                  </span>
                )}
                {totalSeconds(option) > option.duration && (
                  <span className={styles.detail}>
                    {t('planner.connection.on-board', { time: format.duration(option.duration) })}
                  </span>
                )}
                {typeof option.fuelUsdPerLitre === 'number' && (
                  <span className={styles.detail}>
                    {t('planner.connection.fuel', { price: format.money(option.fuelUsdPerLitre, 2) })}
                  </span>
                )}
                {typeof option.perDay === 'number' && option.perDay > 0 && (
                  <span className={styles.detail}>
                    {t('planner.connection.per-day', { price: format.money(option.perDay) })}
                  </span>
                )}
              </span>
              <span className={styles.numbers}>
                <span className={styles.duration}>
                  {markEstimate(option, format.duration(totalSeconds(option)))}
                </span>
                <span className={styles.distance}>
                  {typeof option.distance === 'number'
                    ? markEstimate(option, format.distance(option.distance))
                    : ''}
                </span>
                <span className={styles.price}>
                  {priceUsd === null
                    ? t('planner.connection.no-price')
                    : priceUsd === 0
                      ? t('planner.free')
                      : format.money(priceUsd)}
                  {option.estimated === true && (
                    <span className={styles.estimate}>{t('planner.estimate')}</span>
                  )}
                </span>
              </span>
            </label>
          );
        })}
      </div>
      {typeof chosen?.hint === 'string' && (
        <p className={styles.hint}>
          <Info size={18} aria-hidden="true" />{' '}
          {t(textKeyOf('transport.hint', chosen.hint.slice('transport.hint.'.length)))}
        </p>
      )}
      {chosen?.months && isOpenIn(chosen, entry.departure) && (
        <p className={styles.hint}>
          <CalendarRange size={18} aria-hidden="true" />{' '}
          {t('planner.connection.open-months', { months: formatMonths(chosen.months, locale, 'long') })}
        </p>
      )}
      {!online && options.length < 2 && (
        <p className={styles.hint}>
          <WifiOff size={18} aria-hidden="true" /> {t('planner.connection.offline')}
        </p>
      )}
    </>
  );
}
