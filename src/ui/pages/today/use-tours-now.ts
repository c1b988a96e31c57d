import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { currentTours, type CurrentTours } from '../../../data/tours/current-tours.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';

const TICK_MS = 20_000;

/** The current time, updated while the page is visible. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  // Ticks; updates immediately when the page becomes visible again.
  useEffect(() => {
    const tick = () => setNow(new Date());
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  return now;
}

/** Undefined until the database has answered. */
export function useToursNow(now: Date): CurrentTours | undefined {
  const user = useUserDb();
  const minute = Math.floor(now.getTime() / 60_000);
  return useLiveQuery(() => currentTours({ user, now: new Date(minute * 60_000) }), [user, minute]);
}
