import { useLiveQuery } from 'dexie-react-hooks';
import { syncSummary } from '../../../data/sync/sync-summary.ts';
import { useUser } from './use-user.ts';
import { useUserDb } from './use-user-db.ts';

/** True if the session was ended on the server; the account's data stays on this device. */
export function useSessionExpired(): boolean {
  const user = useUser();
  const db = useUserDb();
  const phase = useLiveQuery(async () => (await syncSummary(db)).phase, [db]);
  return user !== null && phase === 'signed-out';
}
