import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { CURRENCIES, unitsPerDollar } from '../../../model/base/currency.ts';
import { Select } from '../../components/form/select.tsx';
import { useShared } from '../../shell/state/use-live.ts';
import {
  getDeviceSettings,
  setDeviceSettings,
  subscribeDeviceSettings,
} from '../../../data/account/device-settings.ts';
import { CURRENCY } from '../../format/exchange-rate.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useSwitchLocale } from '../../shell/routing/use-switch-locale.ts';
import { Segmented } from './segmented.tsx';
import { useTheme } from '../../shell/state/use-theme.ts';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';

/** More options than that are a list. */
const SEGMENTS_MAX = 2;

/** Device settings for footer and menu. */
export function LanguageChoice() {
  const { t, locale } = useTranslation();
  const switchLocale = useSwitchLocale();
  return (
    <Segmented
      legend={t('frame.language')}
      value={locale}
      onChange={switchLocale}
      options={[
        { value: 'en', label: 'English', lang: 'en' },
        { value: 'de', label: 'Deutsch', lang: 'de' },
      ]}
    />
  );
}

export function ThemeChoice() {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme();
  return (
    <Segmented
      legend={t('frame.theme.legend')}
      value={theme}
      onChange={setTheme}
      options={[
        { value: 'light', label: t('frame.theme.light'), icon: Sun },
        { value: 'dark', label: t('frame.theme.dark'), icon: Moon },
        { value: 'system', label: t('frame.theme.system'), icon: Monitor },
      ]}
    />
  );
}

/** Currencies with a known rate. A chosen one without stays selected, with a note that prices are in US dollars. */
export function CurrencyChoice() {
  const { t, locale } = useTranslation();
  const noteId = useId();
  const { currency: chosen } = useSyncExternalStore(subscribeDeviceSettings, getDeviceSettings);
  const known = useShared(sharedQueries.exchangeRate);
  const isKnown = (code: string) => unitsPerDollar(code, known) !== null;
  const offered = [...new Set([...CURRENCIES.filter(isKnown), ...(chosen === null ? [] : [chosen])])];
  const initial = CURRENCY[locale];
  const value = chosen ?? (isKnown(initial) ? initial : 'USD');
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  const nameOf = (code: string) => names.of(code) ?? code;
  // Undefined while it is read from the device.
  const isMissing = known !== undefined && !isKnown(value);
  return (
    <>
      {offered.length <= SEGMENTS_MAX ? (
        <Segmented
          legend={t('frame.currency')}
          value={value}
          onChange={chooseCurrency}
          options={offered.map((code) => ({ value: code, label: code }))}
        />
      ) : (
        <Select
          label={t('frame.currency')}
          hideLabel
          value={value}
          onChange={chooseCurrency}
          options={offered.map((code) => ({ value: code, label: `${code} – ${nameOf(code)}` }))}
          aria-describedby={isMissing ? noteId : undefined}
        />
      )}
      {isMissing && (
        <p id={noteId} role="status">
          {t('frame.rateMissing', { currency: nameOf(value) })}
        </p>
      )}
    </>
  );
}

function chooseCurrency(currency: string): void {
  setDeviceSettings({ currency });
}

export function UnitChoices() {
  const { t } = useTranslation();
  const settings = useSyncExternalStore(subscribeDeviceSettings, getDeviceSettings);
  return (
    <>
      <Segmented
        legend={t('frame.distance')}
        value={settings.distanceUnit}
        onChange={(distanceUnit) => setDeviceSettings({ distanceUnit })}
        options={[
          { value: 'km', label: 'km', title: t('frame.kilometres') },
          { value: 'mi', label: 'mi', title: t('frame.miles') },
        ]}
      />
      <Segmented
        legend={t('frame.temperature')}
        value={settings.temperatureUnit}
        onChange={(temperatureUnit) => setDeviceSettings({ temperatureUnit })}
        options={[
          { value: 'c', label: '°C', title: t('frame.celsius') },
          { value: 'f', label: '°F', title: t('frame.fahrenheit') },
        ]}
      />
    </>
  );
}
