import { useEffect, useMemo, useState } from 'react';
import type { Profile } from '../../../contract/user-things.ts';
import type { PublicAnswer } from '../../../data/api/ask-public.ts';
import { fetchProfile } from '../../../data/catalogue/profile.ts';
import { useOnline } from '../../shell/state/use-online.ts';

/** Null while loading; refetched when the network is back, or by `retry`. */
export function useProfile(name: string): [PublicAnswer<Profile> | null, () => void] {
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<PublicAnswer<Profile> | null>(null);

  const request = useMemo(() => ({ name, online, attempt }), [name, online, attempt]);

  // Fetches the profile.
  useEffect(() => {
    const abort = new AbortController();
    fetchProfile(request.name, abort.signal).then(
      (response) => {
        if (!abort.signal.aborted) setFound(response);
      },
      (error: unknown) => {
        console.warn('The profile could not be read', error);
        if (!abort.signal.aborted) setFound({ state: 'failed' });
      },
    );
    return () => abort.abort();
  }, [request]);

  return [
    found,
    () => {
      setFound(null);
      setAttempt((before) => before + 1);
    },
  ];
}
