import { textKeyOf } from '../../../locales/text-keys.ts';
import type { ConnectionOption } from '../../model/schemas/connection-option.ts';
import { CONNECTION_TYPES } from '../../model/connection-type.ts';
import type { Translation } from '../shell/i18n/use-translation.ts';

export interface OptionLabels {
  modeName(this: void, option: Pick<ConnectionOption, 'type' | 'drivingType'>): string;
  detail(this: void, option: ConnectionOption): string;
  /** The mode's name from an option key, for an option that no longer exists. */
  modeOfKey(this: void, key: string): string;
}

/** Time or distance of an option, with an estimate marked: "≈ 3 h". */
export const markEstimate = ({ estimated }: Pick<ConnectionOption, 'estimated'>, measure: string): string =>
  estimated === true && measure !== '' ? `≈ ${measure}` : measure;

/** Labels of a transport option: the mode's name, and a detail line that identifies the option. */
export function optionLabels({ t, locale }: Pick<Translation, 't' | 'locale'>): OptionLabels {
  const modeName = (option: Pick<ConnectionOption, 'type' | 'drivingType'>) =>
    t(textKeyOf('mode', modeKey(option)));
  return {
    modeName,
    modeOfKey: (key) => {
      const [type, drivingType] = key.split(':');
      return modeName({ type: CONNECTION_TYPES.find((known) => known === type) ?? 'other', drivingType });
    },
    detail: (option) => {
      const providers = option.provider ?? option.legs?.flatMap((leg) => leg.providers).join(', ');
      // A ferry or flight that is reached in this vehicle.
      const vehicle = CROSSINGS.has(option.type) && isVehicle(option.drivingType) ? option.drivingType : null;
      const ends = callsOf(option).filter((end) => isNonEmpty(end));
      const parts = [
        ends.length > 1 && ends.join(' – '),
        vehicle && t('mode.on-land', { mode: t(textKeyOf('mode', vehicle)) }),
        option.subtitle ?? option.text,
        option.line?.[locale],
        providers,
      ];
      return [...new Set(parts.filter((part) => isNonEmpty(part)))].join(' · ');
    },
  };
}

/** Piers, airports or stations, with those where one changes. */
function callsOf({ type, from, to, flight, legs }: ConnectionOption): (string | null | undefined)[] {
  if (legs) return [legs[0]?.from, ...legs.map((leg) => leg.to)];
  if (flight) return [flight.origin, flight.destination];
  return type === 'ferry' || type === 'train' ? [from, to] : [];
}

const isNonEmpty = (part: string | false | null | undefined) => typeof part === 'string' && part !== '';

/** Vehicles with a translation of their own. */
const VEHICLES: ReadonlySet<string> = new Set([
  'bus',
  'rental',
  'rental-4x4',
  'tuk-tuk',
  'private',
  'taxi',
  'ride-hailing',
]);
const CROSSINGS: ReadonlySet<string> = new Set(['ferry', 'flight']);

function modeKey({ type, drivingType }: Pick<ConnectionOption, 'type' | 'drivingType'>): string {
  if (CROSSINGS.has(type)) return type;
  if (drivingType === '4x4') return 'rental-4x4';
  return isVehicle(drivingType) ? drivingType : type;
}

function isVehicle(drivingType: string | null | undefined): drivingType is string {
  return typeof drivingType === 'string' && VEHICLES.has(drivingType);
}
