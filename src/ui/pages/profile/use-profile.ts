import { useEffect, useMemo, useState } from 'react';
import { fetchProfile, type FoundProfile } from '../../../data/catalogue/profile.ts';
import { useOnline } from '../../shell/state/use-online.ts';

/** Null while it loads; asked for again when the network comes back, or by `retry`. */
export function useProfile(name: string): [FoundProfile | null, () => void] {
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<FoundProfile | null>(null);

  const asked = useMemo(() => ({ name, online, attempt }), [name, online, attempt]);

  // Follows the server.
  useEffect(() => {
    const abort = new AbortController();
    fetchProfile(asked.name, abort.signal).then(
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
  }, [asked]);

  return [
    found,
    () => {
      setFound(null);
      setAttempt((before) => before + 1);
    },
  ];
}
