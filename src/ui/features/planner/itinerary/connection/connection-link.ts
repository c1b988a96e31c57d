import type { ConnectionOption } from '../../../../../model/schemas/connection-option.ts';
import { datedLink, flightsLink } from '../../../../../model/provider-links.ts';

/** Search link for the connection on that day; a link of an own connection is unchanged. Null if there is none. */
export function connectionLink(option: ConnectionOption, date: string, travelers: number): string | null {
  if (option.own === true) return nonEmpty(option.link);
  if (option.flight) {
    const { origin, destination } = option.flight;
    return flightsLink({ origin, destination, date, travelers });
  }
  const link = nonEmpty(option.link);
  return link === null ? null : datedLink(link, date);
}

function nonEmpty(link: string | null | undefined): string | null {
  return (link ?? '') === '' ? null : (link ?? null);
}
