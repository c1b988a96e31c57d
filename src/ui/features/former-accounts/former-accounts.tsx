import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { type FormerAccount, listFormerAccounts } from '../../../data/account/former-accounts/list-former.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';
import styles from './former-accounts.module.css';
import { FormerCard } from './former-card.tsx';
import { OverCard } from './over-card.tsx';
import { useSessionOver } from '../../layout/account/use-session-over.ts';

const NONE: readonly FormerAccount[] = [];

/**
 * What accounts that are not signed in here have on this device, and what can become of it; also what the account has whose
 * login is over. Nothing where there is nothing.
 */
export default function FormerAccounts() {
  const db = useUserDb();
  const over = useSessionOver();
  // The device tells nobody of a database that is gone: it is asked again.
  const [turn, setTurn] = useState(0);
  const found = useLiveQuery(() => listFormerAccounts(db), [db, turn]) ?? NONE;
  if (found.length === 0 && !over) return null;
  return (
    <div className={styles.list}>
      {over && <OverCard />}
      {found.map((account) => (
        <FormerCard key={account.name} account={account} onGone={() => setTurn(turn + 1)} />
      ))}
    </div>
  );
}
