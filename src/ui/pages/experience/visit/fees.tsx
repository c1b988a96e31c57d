import { sharedQueries } from '../../../../data/catalogue/shell-queries.ts';
import { unitsPerDollar } from '../../../../model/base/currency.ts';
import type { PlacePractical } from '../../../../model/schemas/place-practical.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { useShared } from '../../../shell/state/use-live.ts';
import styles from './visit-facts.module.css';

type Fee = NonNullable<PlacePractical['fees']>[number];

/** As asked for at the gate; beside it the reader's currency, where the rate is known. */
export function Fees({ fees, year }: { fees: readonly Fee[]; year: number }) {
  const { t, locale } = useTranslation();
  const format = useFormat();
  const rates = useShared(sharedQueries.exchangeRate);

  function converted({ amount, currency }: Fee): string | null {
    const units = unitsPerDollar(currency, rates);
    if (amount === 0 || units === null || currency === format.currency) return null;
    const usd = amount / units;
    return t('experience.about', { price: format.money(usd, format.convert(usd) < 1 ? 2 : 0) });
  }

  return (
    <ul className={styles.fees}>
      {fees.map((fee) => {
        const { who, amount, currency, as_of: ownYear = year } = fee;
        const about = converted(fee);
        const what = fee[locale];
        return (
          <li key={`${who} ${amount} ${what ?? ''}`}>
            {t(`experience.visit.who.${who}`)}: {what !== undefined && `${what} `}
            <b>{format.amount(amount, currency, Number.isInteger(amount) ? 0 : 2)}</b>
            {about !== null && <span> ({about})</span>}
            {ownYear !== year && <span>, {ownYear}</span>}
          </li>
        );
      })}
    </ul>
  );
}
