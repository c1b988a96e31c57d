import { useLiveQuery } from 'dexie-react-hooks';
import { exchangeRate } from '../../../../../data/catalogue/live-queries.ts';
import { NumberField } from '../../../../components/form/number-field.tsx';
import { Select } from '../../../../components/form/select.tsx';
import { useFormat } from '../../../../format/use-format.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../../planner-context.tsx';
import styles from './booking-dialog.module.css';
import { currencyChoices } from '../currencies.ts';
import { frozenRates, paidUsd, rateOf, type PaidMoney } from './paid-money.ts';

const RATE_DIGITS = 4;

interface PaidFieldsProps {
  /** As it was when the form opened: its rate was frozen with it. */
  before: PaidMoney;
  money: PaidMoney;
  onChange: (money: PaidMoney) => void;
  /** Says that the rate is missing. */
  tried: boolean;
}

/** What was paid, in which currency, and at which rate where the device knows none. */
export function PaidFields({ before, money, onChange, tried }: PaidFieldsProps) {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const { state, countries } = usePlanner();
  const euro = useLiveQuery(exchangeRate);
  const page = { currency: format.currency, rate: format.rate };
  const known = {
    page,
    euro: euro?.currency === 'EUR' ? euro.exchangeRate : null,
    earlier: frozenRates(state.tour?.bookings ?? null),
  };
  const ofCountries = (state.tour?.countries ?? []).flatMap((key) => countries.get(key)?.currency_code ?? []);
  const choices = currencyChoices([before.currency, page.currency, ...ofCountries, 'USD', 'EUR'], locale);
  const { amount, currency, rate } = money;
  const asked = currency !== page.currency && currency !== 'USD' && !(currency === 'EUR' && euro);
  const usd = paidUsd(money);

  function choose(wanted: string): void {
    const frozen = wanted === before.currency ? before.rate : null;
    onChange({ ...money, currency: wanted, rate: frozen ?? rateOf(wanted, known) });
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
          options={[...choices.likely, ...choices.others].map(({ code, name }) => ({
            value: code,
            label: `${code} · ${name}`,
          }))}
        />
      </div>
      {asked && (
        <NumberField
          label={t('planner.book.rate', { one: format.amount(1, page.currency), currency })}
          hint={t('planner.book.rateHint')}
          unit={currency}
          value={rate === null ? null : rounded(rate / page.rate)}
          onChange={(value) =>
            onChange({ ...money, rate: value === null || value <= 0 ? null : value * page.rate })
          }
          min={0}
          error={tried && amount !== null && rate === null ? t('planner.book.rateMissing') : undefined}
        />
      )}
      {usd !== null && currency !== page.currency && (
        <p className={styles.counts}>{t('planner.book.countsAs', { money: format.money(usd, 2) })}</p>
      )}
    </>
  );
}

/** Six digits that say something: rupiah need none behind the point, dinar four. */
function rounded(value: number): number {
  return value >= 100 ? Math.round(value * 100) / 100 : Number(value.toFixed(RATE_DIGITS));
}
