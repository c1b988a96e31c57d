import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * The token of a link from a mail. It leaves the address at once, so that no list of visited pages and no link
 * from here holds it; the entry of the history keeps it over a reload. Null where there is none.
 */
export function useLinkToken(): string | null {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? tokenOfEntry());
  const inAddress = new URLSearchParams(search).has('token');

  // Follows the address.
  useEffect(() => {
    if (inAddress) navigate(path, { replace: true, state: { linkToken: token } });
  }, [inAddress, navigate, path, token]);

  return token === '' ? null : token;
}

function tokenOfEntry(): string | null {
  const state: unknown = history.state;
  const holds = typeof state === 'object' && state !== null && 'linkToken' in state;
  return holds && typeof state.linkToken === 'string' ? state.linkToken : null;
}
