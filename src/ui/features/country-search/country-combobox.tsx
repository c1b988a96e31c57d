import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Check, Search } from 'lucide-react';
import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { Flag } from '../../shell/components/flag.tsx';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import { CountryChipContent, RemoveCountry } from '../../pages/home/first-screen/country-chip.tsx';
import { canPlan, matchesCountry, orderCountries } from './country-order.ts';
import styles from '../../pages/home/first-screen/country-search.module.css';

/** Keeps the list clear of the header, which would cover its first countries. */
const COLLISION_PX = { top: 72, bottom: 8, left: 8, right: 8 };

interface CountryComboboxProps {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Container of the list's portal, inside the page's landmark. */
  container: RefObject<HTMLElement | null>;
  countries: readonly CountrySummary[];
  chosen: CountrySummary[];
  onChange: (selected: string[]) => void;
  typed: string;
  onType: (typed: string) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
  placeholder: string;
}

/** Combobox with chips; a lazy chunk that is loaded when the search is first focused. */
export default function CountryCombobox(props: CountryComboboxProps) {
  const { inputRef, container, countries, chosen, onChange, typed, onType, open, onOpen, placeholder } =
    props;
  const { t, locale } = useTranslation();

  // Takes the focus over from the plain input that this replaces, before the next key press.
  useLayoutEffect(() => inputRef.current?.focus(), [inputRef]);

  return (
    // The CSP forbids style elements created at runtime.
    <CSPProvider disableStyleElements>
      <Combobox.Root<CountrySummary, true>
        multiple
        autoHighlight
        items={orderCountries(countries, locale)}
        value={chosen}
        onValueChange={(next, details) => {
          // Escape closes the list but keeps the selection.
          if (details.reason === 'escape-key') details.cancel();
          else onChange(next.map((country) => country.key));
        }}
        inputValue={typed}
        onInputValueChange={onType}
        open={open}
        onOpenChange={onOpen}
        filter={(country, query) => matchesCountry(country, query, locale)}
        itemToStringLabel={(country) => country[locale].name}
        isItemEqualToValue={(a, b) => a.key === b.key}
        locale={locale}
      >
        <Combobox.Chips className={styles.chips}>
          {chosen.map((country) => (
            <Combobox.Chip key={country.key} className={styles.chip}>
              <CountryChipContent country={country} />
              <Combobox.ChipRemove render={<RemoveCountry country={country} />} />
            </Combobox.Chip>
          ))}
          <span className={styles.inputRow}>
            <Search className={styles.glass} aria-hidden />
            <Combobox.Input
              ref={inputRef}
              className={styles.input}
              aria-label={t('home.search.label')}
              placeholder={placeholder}
            />
          </span>
        </Combobox.Chips>
        <Combobox.Portal container={container}>
          <Combobox.Positioner
            className={styles.positioner}
            anchor={container}
            sideOffset={10}
            align="start"
            collisionPadding={COLLISION_PX}
          >
            <Combobox.Popup className={styles.popup}>
              <Combobox.Empty className={styles.empty}>
                {t(countries.length === 0 ? 'home.search.loading' : 'home.search.none')}
              </Combobox.Empty>
              <Combobox.List className={styles.list}>
                {(country: CountrySummary) => (
                  <Combobox.Item
                    key={country.key}
                    className={styles.item}
                    value={country}
                    disabled={!canPlan(country)}
                  >
                    <Flag country={country.key} gray={!canPlan(country)} />
                    <span>{country[locale].name}</span>
                    {!canPlan(country) && <span className={styles.soon}>{t('home.search.soon')}</span>}
                    <Combobox.ItemIndicator className={styles.tick}>
                      <Check aria-hidden />
                    </Combobox.ItemIndicator>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </CSPProvider>
  );
}
