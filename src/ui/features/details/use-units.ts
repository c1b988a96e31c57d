import { useSyncExternalStore } from 'react';
import { getDeviceSettings, subscribeDeviceSettings } from '../../../data/account/device-settings.ts';
import { useFormat } from '../../format/use-format.ts';

const FEET_PER_METER = 3.28084;
const NBSP = '\u00a0';

/** Numbers in the user's units, for charts and elevations. */
export function useUnits() {
  const { distanceUnit, temperatureUnit } = useSyncExternalStore(subscribeDeviceSettings, getDeviceSettings);
  const format = useFormat();
  return {
    /** "560 m", "1,837 ft" */
    elevation: (meters: number) =>
      distanceUnit === 'mi'
        ? `${format.number(meters * FEET_PER_METER)}${NBSP}ft`
        : `${format.number(meters)}${NBSP}m`,
    /** Whole degrees in the user's unit. */
    degrees: (celsius: number) => Math.round(temperatureUnit === 'f' ? celsius * 1.8 + 32 : celsius),
    temperatureUnit,
  };
}
