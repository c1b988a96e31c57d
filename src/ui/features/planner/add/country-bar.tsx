import { countryName } from '../../../../model/place/country-name.ts';
import { useLiveQuery } from 'dexie-react-hooks';
import { memo } from 'react';
import { countriesWithExperiences } from '../../../../data/catalogue/live-queries.ts';
import { Chip } from '../../../shell/components/chip.tsx';
import { Flag } from '../../../shell/components/flag.tsx';
import { Select } from '../../../components/form/select.tsx';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../planner-context.tsx';
import styles from './country-bar.module.css';
import { toggled } from './filter/filter-state.ts';

/** The tour's countries: a filter when there are several; a single one is read-only, as nothing can be chosen. */
export function CountryBar({
  countries,
  selected,
  onSelect,
}: {
  countries: readonly string[];
  selected: readonly string[];
  onSelect: (countries: string[]) => void;
}) {
  const { t, locale } = useTranslation();
  const { countries: all } = usePlanner();
  const name = (key: string) => countryName(key, all.get(key), locale) ?? key;

  const [only] = countries;
  if (only === undefined) return null;
  if (countries.length === 1) {
    return (
      <p className={styles.only}>
        <Flag country={only} />
        {name(only)}
      </p>
    );
  }
  return (
    <div className={styles.bar} role="group" aria-label={t('planner.add.countries')}>
      {countries.map((key) => (
        <Chip
          key={key}
          selected={selected.includes(key)}
          lead={<Flag country={key} />}
          onToggle={() => onSelect(toggled(selected, key))}
        >
          {name(key)}
        </Chip>
      ))}
    </div>
  );
}

/** Adds a country to the tour; countries with planner support come first. */
export const AddCountry = memo(function AddCountry({ countries }: { countries: readonly string[] }) {
  const { t, locale } = useTranslation();
  const { session, countries: all } = usePlanner();
  const withExperiences = useLiveQuery(countriesWithExperiences, []) ?? [];
  const collator = new Intl.Collator(locale);
  const choices = withExperiences
    .flatMap((key) => all.get(key) ?? [])
    .filter((country) => !countries.includes(country.key))
    .sort(
      (a, b) => Number(b.planner) - Number(a.planner) || collator.compare(a[locale].name, b[locale].name),
    );
  if (choices.length === 0) return null;

  return (
    <div className={styles.add}>
      <Select
        label={t('planner.add.addCountry')}
        hideLabel
        value=""
        onChange={(key) => {
          void session.edit(
            (tour) => ({ countries: [...new Set([...tour.countries, key])] }),
            'countries-changed',
          );
        }}
        options={[
          { value: '', label: t('planner.add.addCountry') },
          ...choices.map((country) => ({ value: country.key, label: country[locale].name })),
        ]}
      />
    </div>
  );
});
