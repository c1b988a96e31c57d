import { describe, expect, it } from 'vitest';
import { type KillKind, openKillWorld } from './kill-world.ts';

/** As many as `npm test` has time for; `npm run kills` sets another number. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 6);
const SEED = Number(process.env['KILL_SEED'] ?? 1);
const ON = process.env['KILL_ON'] ?? 'pglite postgres';
const MINUTES_MS = 60_000;

describe.each<KillKind>(['pglite', 'postgres'])('writes while %s is killed', (kind) => {
  it.runIf(ON.includes(kind))(
    `${ROUNDS} kills lose nothing that was acknowledged, and nothing is done twice`,
    async () => {
      const world = await openKillWorld(kind, SEED);
      if (world === undefined) {
        mayLack();
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
  'a tour that is taken away is found',
  async () => {
    const world = await openKillWorld('postgres', SEED);
    if (world === undefined) {
      mayLack();
      return;
    }
    try {
      await world.round();
      await world.steal();
      await expect(world.round()).rejects.toThrow(/tours/);
    } finally {
      await world.dispose();
    }
  },
  10 * MINUTES_MS,
);

/** Without an installed PostgreSQL there is nothing to kill, unless one is said to be there. */
function mayLack(): void {
  if (process.env['TEST_DATABASE_URL']) throw new Error('a PostgreSQL is there and cannot be started');
}
