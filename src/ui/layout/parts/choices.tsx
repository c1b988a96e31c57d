import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useShared } from '../../shell/state/use-live.ts';
import {
  getDeviceSettings,
  setDeviceSettings,
  subscribeDeviceSettings,
} from '../../../data/account/device-settings.ts';
import { CURRENCY } from '../../format/exchange-rate.ts';
import { CURRENCIES } from '../../format/format-money.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { useSwitchLocale } from '../../shell/routing/use-switch-locale.ts';
import { Segmented } from './segmented.tsx';
import { useTheme } from '../../shell/state/use-theme.ts';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';

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

/** US dollars, and the currency that the server has a rate for. */
export function CurrencyChoice() {
  const { t, locale } = useTranslation();
  const { currency } = useSyncExternalStore(subscribeDeviceSettings, getDeviceSettings);
  const known = useShared(sharedQueries.exchangeRate);
  const offered = CURRENCIES.filter((code) => code === 'USD' || code === known?.currency);
  const selected = currency ?? CURRENCY[locale];
  return (
    <Segmented
      legend={t('frame.currency')}
      value={offered.find((code) => code === selected) ?? 'USD'}
      onChange={(next) => setDeviceSettings({ currency: next })}
      options={offered.map((code) => ({ value: code, label: code }))}
    />
  );
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
