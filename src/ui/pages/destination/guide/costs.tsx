import { Check } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import {
  getGuideChoices,
  setCostLevel,
  subscribeGuideChoices,
} from '../../../../data/account/guide-choices.ts';
import { setDeviceSettings } from '../../../../data/account/device-settings.ts';
import { sharedQueries } from '../../../../data/catalogue/shell-queries.ts';
import { CURRENCIES, unitsPerDollar } from '../../../../model/base/currency.ts';
import { COST_KINDS, COST_LEVELS, type CostLevel, dayTotal } from '../../../../model/place/day-costs.ts';
import type { Practical } from '../../../../model/schemas/practical.ts';
import { Select } from '../../../components/form/select.tsx';
import { DetailSection } from '../../../features/details/detail-section.tsx';
import { useFormat } from '../../../format/use-format.ts';
import { classNames } from '../../../shell/components/class-names.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { useShared } from '../../../shell/state/use-live.ts';
import { ViewToggle } from '../map/view-toggle.tsx';
import styles from './costs.module.css';
import { SourceLine } from './source-line.tsx';

const BAR_WIDTH = 100;

function useCostLevel(): CostLevel {
  return useSyncExternalStore(subscribeGuideChoices, getGuideChoices).level;
}

/** A day's costs in three levels, in the reader's currency. */
export function Costs({ practical }: { practical: Practical }) {
  const { t } = useTranslation();
  const level = useCostLevel();
  return (
    <DetailSection
      id="costs"
      title={t('guide.costs.title')}
      intro={t('guide.costs.intro', { year: String(practical.as_of) })}
      action={<CurrencyChoice />}
    >
      <div className={styles.choice}>
        <ViewToggle
          legend={t('guide.costs.level')}
          value={level}
          options={COST_LEVELS.map((one) => ({ value: one, label: t(`guide.level.${one}`) }))}
          onChange={setCostLevel}
        />
      </div>
      <ul className={styles.levels}>
        {COST_LEVELS.map((one) => (
          <Level key={one} level={one} costs={practical.day_costs[one]} isChosen={one === level} />
        ))}
      </ul>
      <RateLine />
      <SourceLine practical={practical} facts={[]} />
    </DetailSection>
  );
}

function Level(props: { level: CostLevel; costs: Practical['day_costs'][CostLevel]; isChosen: boolean }) {
  const { level, costs, isChosen } = props;
  const { t, locale } = useTranslation();
  const format = useFormat();
  const total = dayTotal(costs);
  const share = (kinds: readonly (typeof COST_KINDS)[number][]) =>
    (kinds.reduce((sum, kind) => sum + costs[kind], 0) / total) * BAR_WIDTH;
  return (
    <li className={classNames(styles.level, isChosen && styles.chosen)}>
      <div className={styles.title}>
        <h3>{t(`guide.level.${level}`)}</h3>
        {isChosen && (
          <span className={styles.yours}>
            <Check aria-hidden />
            {t('guide.costs.yours')}
          </span>
        )}
      </div>
      <p className={styles.total}>{format.money(total)}</p>
      <svg className={styles.bar} viewBox={`0 0 ${BAR_WIDTH} 4`} preserveAspectRatio="none" aria-hidden>
        {COST_KINDS.map((kind, index) => (
          <rect
            key={kind}
            className={styles[kind]}
            x={share(COST_KINDS.slice(0, index))}
            y={0}
            width={share([kind])}
            height={4}
          />
        ))}
      </svg>
      <dl className={styles.kinds}>
        {COST_KINDS.map((kind) => (
          <div key={kind}>
            <dt>
              <svg viewBox="0 0 10 10" aria-hidden>
                <rect className={styles[kind]} width={10} height={10} rx={2.5} />
              </svg>
              <span>
                {t(`guide.cost.${kind}`)}
                <small>{costs[locale][kind]}</small>
              </span>
            </dt>
            <dd>{format.money(costs[kind])}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function CurrencyChoice() {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const known = useShared(sharedQueries.exchangeRate);
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  const offered = CURRENCIES.filter((code) => unitsPerDollar(code, known) !== null);
  return (
    <div className={styles.currency}>
      <Select
        label={t('guide.costs.currency')}
        hideLabel
        value={format.currency}
        options={offered.map((code) => ({ value: code, label: `${code} – ${names.of(code) ?? code}` }))}
        onChange={(currency) => setDeviceSettings({ currency })}
      />
    </div>
  );
}

/** Of which day the rate is; nothing for the dollar, in which the prices are noted. */
function RateLine() {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const known = useShared(sharedQueries.exchangeRate);
  if (format.currency === 'USD') return null;
  const currency =
    new Intl.DisplayNames([locale], { type: 'currency' }).of(format.currency) ?? format.currency;
  return (
    <p className={styles.rate}>
      {known?.date === undefined
        ? t('guide.costs.rateUnknown')
        : t('guide.costs.rate', { currency, date: format.date(known.date.slice(0, 10), 'long') })}
    </p>
  );
}
