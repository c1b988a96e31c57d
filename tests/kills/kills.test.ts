import { describe, expect, it } from 'vitest';
import { type KillKind, openKillWorld } from './kill-world.ts';

/** The number that `npm test` has time for; `npm run kills` sets another one. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 6);
const SEED = Number(process.env['KILL_SEED'] ?? 1);
const ON = process.env['KILL_ON'] ?? 'pglite postgres';
const MINUTES_MS = 60_000;

describe.each<KillKind>(['pglite', 'postgres'])('writes during kills on %s', (kind) => {
  it.runIf(ON.includes(kind))(
    `${ROUNDS} kills lose no acknowledged write and apply none twice`,
    async () => {
      const world = await openKillWorld(kind, SEED);
      if (world === undefined) {
        expectNoPostgres();
        return;
      }
      const startedAt = performance.now();
      const done = new Map<string, number>();
      try {
        for (let round = 0; round < ROUNDS; round += 1) {
          const name = await world.round().catch((error: unknown) => {
            throw new Error(`round ${round} of seed ${SEED} on ${kind}`, { cause: error });
          });
          done.set(name, (done.get(name) ?? 0) + 1);
        }
        await world.finish();
        expect([...done.values()].reduce((sum, times) => sum + times, 0)).toBe(ROUNDS);
        const kills = [...done].map(([name, times]) => `${times} × ${name}`).join(', ');
        const { acknowledged, retried } = world.counted;
        const seconds = Math.round((performance.now() - startedAt) / 1_000);
        console.log(
          `${kind}, seed ${SEED}: ${ROUNDS} kills (${kills}); ${acknowledged} writes acknowledged, ${retried} sent again, 0 lost, 0 done twice; ${seconds} s`,
        );
      } finally {
        await world.dispose();
      }
    },
    10 * MINUTES_MS + ROUNDS * MINUTES_MS,
  );
});

it(
  'a tour deleted from the database is detected',
  async () => {
    const world = await openKillWorld('postgres', SEED);
    if (world === undefined) {
      expectNoPostgres();
      return;
    }
    try {
      await world.round();
      await world.deleteTour();
      await expect(world.round()).rejects.toThrow(/tours/);
    } finally {
      await world.dispose();
    }
  },
  10 * MINUTES_MS,
);

/** PostgreSQL may be missing unless TEST_DATABASE_URL names one. */
function expectNoPostgres(): void {
  if (process.env['TEST_DATABASE_URL']) throw new Error('PostgreSQL is installed but cannot be started');
}
