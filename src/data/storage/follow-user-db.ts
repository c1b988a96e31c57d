import { subscribeUserDb } from './user-db.ts';

/** Subscribes to the user database in use, and again whenever another one replaces it. Returns the unsubscribe. */
export function followUserDb(watch: () => { unsubscribe(): void } | null): () => void {
  let subscription: { unsubscribe(): void } | null = null;
  const follow = () => {
    subscription?.unsubscribe();
    subscription = watch();
  };
  const stop = subscribeUserDb(follow);
  follow();
  return () => {
    subscription?.unsubscribe();
    stop();
  };
}
