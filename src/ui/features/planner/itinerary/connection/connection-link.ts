import type { ConnectionOption } from '../../../../../model/schemas/connection-option.ts';
import { datedLink, flightsLink } from '../../../../../model/provider-links.ts';

/** Where to look for this way on that day; a link that somebody wrote down stays as it is. Null where there is none. */
export function connectionLink(option: ConnectionOption, date: string): string | null {
  if (option.own === true) return filled(option.link);
  if (option.flight) {
    const { origin, destination } = option.flight;
    return flightsLink({ origin, destination, date });
  }
  const link = filled(option.link);
  return link === null ? null : datedLink(link, date);
}

function filled(link: string | null | undefined): string | null {
  return (link ?? '') === '' ? null : (link ?? null);
}
