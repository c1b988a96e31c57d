import type { ConnectionOption } from '../../../../../model/schemas/connection-option.ts';
import type { Moment } from '../../../../../model/plan.ts';

/** Whether an option runs in the month of its departure. */
export function isOpenIn({ months }: Pick<ConnectionOption, 'months'>, departure: Moment): boolean {
  return !months || months.includes(Number(departure.slice('YYYY-'.length, 'YYYY-MM'.length)));
}
