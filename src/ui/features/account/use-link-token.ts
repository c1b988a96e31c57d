import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * Token of a link in a mail. It is removed from the URL immediately, so that it leaks neither into the browser's
 * history list nor into referrers; the history entry's state keeps it across a reload. Null if there is none.
 */
export function useLinkToken(): string | null {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? tokenOfEntry());
  const isInUrl = new URLSearchParams(search).has('token');

  // Moves the token from the URL into the history state.
  useEffect(() => {
    if (isInUrl) navigate(path, { replace: true, state: { linkToken: token } });
  }, [isInUrl, navigate, path, token]);

  return token === '' ? null : token;
}

function tokenOfEntry(): string | null {
  const state: unknown = history.state;
  const hasToken = typeof state === 'object' && state !== null && 'linkToken' in state;
  return hasToken && typeof state.linkToken === 'string' ? state.linkToken : null;
}
