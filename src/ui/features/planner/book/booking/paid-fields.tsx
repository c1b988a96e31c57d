import { useLiveQuery } from 'dexie-react-hooks';
import { exchangeRate } from '../../../../../data/catalogue/live-queries.ts';
import { NumberField } from '../../../../components/form/number-field.tsx';
import { Select } from '../../../../components/form/select.tsx';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../../planner-context.tsx';
import styles from './paid-fields.module.css';
import { currencyOptions } from '../currencies.ts';
import { storedRates, paidUsd, rateOf, type PaidMoney } from './paid-money.ts';

const RATE_DIGITS = 4;

interface PaidFieldsProps {
  /** Values when the form was opened, with the exchange rate stored then. */
  before: PaidMoney;
  money: PaidMoney;
  onChange: (money: PaidMoney) => void;
  /** After a first attempt to save: a missing rate is then shown as an error. */
  attempted: boolean;
}

/** Price paid, its currency, and the exchange rate if the device has none. */
export function PaidFields({ before, money, onChange, attempted }: PaidFieldsProps) {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const { state, countries } = usePlanner();
  const site = useLiveQuery(exchangeRate);
  const display = { currency: format.currency, rate: format.rate };
  const known = {
    display,
    current: site ? { ...site.rates, [site.currency]: site.exchangeRate } : {},
    earlier: storedRates(state.tour?.bookings ?? null),
  };
  const ofCountries = (state.tour?.countries ?? []).flatMap((key) => countries.get(key)?.currency_code ?? []);
  const options = currencyOptions([before.currency, display.currency, ...ofCountries, 'USD', 'EUR'], locale);
  const { amount, currency, rate } = money;
  const needsRate = rateOf(currency, { ...known, earlier: new Map() }) === null;
  const usd = paidUsd(money);

  function choose(wanted: string): void {
    const stored = wanted === before.currency ? before.rate : null;
    onChange({ ...money, currency: wanted, rate: stored ?? rateOf(wanted, known) });
  }

  return (
    <>
      <div className={styles.paid}>
        <NumberField
          label={t('planner.book.pricePaid')}
          hint={t('planner.book.pricePaidHint')}
          value={amount}
          onChange={(value) => onChange({ ...money, amount: value })}
          min={0}
        />
        <Select
          label={t('planner.book.currency')}
          value={currency}
          onChange={choose}
          options={[...options.likely, ...options.others].map(({ code, name }) => ({
            value: code,
            label: `${code} · ${name}`,
          }))}
        />
      </div>
      {needsRate && (
        <NumberField
          label={t('planner.book.rate', { one: format.amount(1, display.currency), currency })}
          hint={t('planner.book.rateHint')}
          unit={currency}
          value={rate === null ? null : roundRate(rate / display.rate)}
          onChange={(value) =>
            onChange({ ...money, rate: value === null || value <= 0 ? null : value * display.rate })
          }
          min={0}
          error={attempted && amount !== null && rate === null ? t('planner.book.rateMissing') : undefined}
        />
      )}
      {usd !== null && currency !== display.currency && (
        <p className={styles.convertedAmount}>
          {t('planner.book.countsAs', { money: format.money(usd, 2) })}
        </p>
      )}
    </>
  );
}

/** Significant digits only: rupiah need none after the point, dinar four. */
function roundRate(value: number): number {
  return value >= 100 ? Math.round(value * 100) / 100 : Number(value.toFixed(RATE_DIGITS));
}
