import type { Moment } from '../../model/plan.ts';

/** The device's wall clock to the minute, without a zone: `"2026-11-20T09:30"`. */
export function localMoment(date: Date = new Date()): Moment {
  const day = [padded(date.getFullYear(), 4), padded(date.getMonth() + 1), padded(date.getDate())].join('-');
  return `${day}T${padded(date.getHours())}:${padded(date.getMinutes())}`;
}

function padded(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}
