import type { ConnectionOption } from './schemas/connection-option.ts';

const DEFAULT_CLASS = 'rental';

/** Class of the rental car that an option is driven with, null for any other option. */
export function rentalClass({
  type,
  drivingType,
}: Pick<ConnectionOption, 'type' | 'drivingType'>): string | null {
  if (type === 'walking' || type === 'flight') return null;
  const isRental =
    type === 'rental' || drivingType === DEFAULT_CLASS || drivingType?.startsWith(`${DEFAULT_CLASS}-`);
  return isRental ? (drivingType ?? DEFAULT_CLASS) : null;
}
