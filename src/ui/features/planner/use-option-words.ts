import type { ConnectionOption } from '../../../model/connection-option.ts';
import { useWords } from '../../i18n/use-words.ts';

/** Words for a connection option: the mode's name, and the line that says which one it is. */
export function useOptionWords(): {
  modeName(this: void, option: Pick<ConnectionOption, 'type' | 'drivingType'>): string;
  detail(this: void, option: ConnectionOption): string;
} {
  const { t, locale } = useWords();
  return {
    modeName: (option) => t(`mode.${modeKey(option)}`),
    detail: (option) => {
      const providers = option.provider ?? option.legs?.flatMap((leg) => leg.providers).join(', ');
      const parts = [option.subtitle ?? option.text, option.line?.[locale], providers];
      return [...new Set(parts.filter((part) => (part ?? '') !== ''))].join(' · ');
    },
  };
}

/** Vehicles that have a name of their own. */
const VEHICLES: ReadonlySet<string> = new Set([
  'rental',
  'rental-4x4',
  'tuk-tuk',
  'private',
  'taxi',
  'ride-hailing',
]);

function modeKey({ type, drivingType }: Pick<ConnectionOption, 'type' | 'drivingType'>): string {
  if (drivingType === '4x4') return 'rental-4x4';
  const vehicle = drivingType ?? '';
  return VEHICLES.has(vehicle) ? vehicle : type;
}
