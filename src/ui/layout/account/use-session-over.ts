import { useLiveQuery } from 'dexie-react-hooks';
import { syncSummary } from '../../../data/sync/sync-summary.ts';
import { useUser } from './use-user.ts';
import { useUserDb } from './use-user-db.ts';

/** The server knows nothing of this device's login any more; what belongs to the account is kept here. */
export function useSessionOver(): boolean {
  const user = useUser();
  const db = useUserDb();
  const phase = useLiveQuery(async () => (await syncSummary(db)).phase, [db]);
  return user !== null && phase === 'signed-out';
}
