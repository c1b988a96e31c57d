import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { type FormerAccount, listFormerAccounts } from '../../../data/account/former-accounts/list-former.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';
import styles from './former-accounts.module.css';
import { FormerCard } from './former-card.tsx';
import { OverCard } from './over-card.tsx';
import { useSessionExpired } from '../../layout/account/use-session-expired.ts';

const NONE: readonly FormerAccount[] = [];

/**
 * Data on this device of accounts that are not logged in, including one whose session has ended, with actions. Renders
 * nothing if there is none.
 */
export default function FormerAccounts() {
  const db = useUserDb();
  const isOver = useSessionExpired();
  // Deleting a database triggers no live query: refresh by counter.
  const [version, setVersion] = useState(0);
  const found = useLiveQuery(() => listFormerAccounts(db), [db, version]) ?? NONE;
  if (found.length === 0 && !isOver) return null;
  return (
    <div className={styles.list}>
      {isOver && <OverCard />}
      {found.map((account) => (
        <FormerCard key={account.name} account={account} onRemoved={() => setVersion(version + 1)} />
      ))}
    </div>
  );
}
