import { useEffect, useMemo, useState } from 'react';
import { fetchProfile, type FoundProfile } from '../../../data/catalogue/profile.ts';
import { useOnline } from '../../shell/state/use-online.ts';

/** Null while loading; refetched when the network is back, or by `retry`. */
export function useProfile(name: string): [FoundProfile | null, () => void] {
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<FoundProfile | null>(null);

  const request = useMemo(() => ({ name, online, attempt }), [name, online, attempt]);

  // Fetches the profile.
  useEffect(() => {
    const abort = new AbortController();
    fetchProfile(request.name, abort.signal).then(
      (answer) => {
        if (!abort.signal.aborted) setFound(answer);
      },
      (error: unknown) => {
        console.warn('The profile could not be read', error);
        if (!abort.signal.aborted) setFound({ state: 'failed' });
      },
    );
    return () => {
      abort.abort();
    };
  }, [request]);

  return [
    found,
    () => {
      setFound(null);
      setAttempt((before) => before + 1);
    },
  ];
}
