/** Groups emergency services by number, in order of the first service. */
export function groupEmergency(
  emergency: readonly { number: string; service: string }[],
): { number: string; services: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const { number, service } of emergency) groups.set(number, [...(groups.get(number) ?? []), service]);
  return [...groups].map(([number, services]) => ({ number, services }));
}
