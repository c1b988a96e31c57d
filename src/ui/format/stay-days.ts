/**
 * Days of a recommended stay in halves: under 8 h is half a day, under 24 h one day; longer stays are whole days, and a
 * remainder adds a half under 8 h, else another day. No remainder adds nothing: 24 h is one day, 48 h two. Read
 * literally, the rule would add a half for a remainder of 0.
 */
export function stayDays(hours: number): number {
  if (hours < 8) return 0.5;
  if (hours < 24) return 1;
  const whole = Math.floor(hours / 24);
  const restHours = hours - whole * 24;
  if (restHours === 0) return whole;
  return restHours < 8 ? whole + 0.5 : whole + 1;
}

/** "½", "1", "2½": the number shown before "days". */
export function formatHalves(days: number): string {
  const whole = Math.floor(days);
  if (days === whole) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
