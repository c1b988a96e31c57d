import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Flag } from '../../../shell/components/flag.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import type { CountrySummary } from '../../../../model/schemas/catalogue.ts';
import styles from './country-search.module.css';

/** Flag and name of a selected country; the caller adds the remove button. */
export function CountryChipContent({ country }: { country: CountrySummary }) {
  const { locale } = useTranslation();
  return (
    <>
      <Flag country={country.key} />
      <span>{country[locale].name}</span>
    </>
  );
}

/** Remove button of a chip, 44 px hit area. */
export function RemoveCountry({ country, ...rest }: { country: CountrySummary } & ComponentProps<'button'>) {
  const { t, locale } = useTranslation();
  return (
    <button
      type="button"
      {...rest}
      className={styles.remove}
      aria-label={t('home.search.remove', { country: country[locale].name })}
    >
      <X className={styles.removeIcon} aria-hidden />
    </button>
  );
}
