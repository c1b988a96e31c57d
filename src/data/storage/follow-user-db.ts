import { subscribeUserDb } from './user-db.ts';

/** Watches the database in use, and another one from when it takes its place. Answers how to stop. */
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
